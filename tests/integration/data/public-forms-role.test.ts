// Rights of the role behind the public forms on the rows that it works with; the matrix has the
// rest.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { getSqlState, findViolatedConstraint } from "#platform/db/sql-error.ts";
import { publicForms } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";
import { verdict } from "./verdict.ts";

const database = await testDatabase({ seeded: true });

const attempt = (statement: string) =>
  database
    .runInTransaction(publicForms, (db) => db.execute(sql.raw(statement)))
    .then(({ rowCount }) => rowCount, getSqlState);

test.each([
  "select * from messages",
  "select id from messages",
  "select submission_key from messages",
  "select count(*) from messages",
  "insert into messages (kind, email) values ('newsletter', 'a@mail.example') returning id",
  "update messages set state = 'read'",
  "delete from messages",
  "select content from mails",
  "select recipient from mails",
  "update mails set state = 'sent'",
  "select * from mail_secrets",
  "select * from profiles",
  "select * from orders",
  "update newsletter_subscribers set email = 'b@mail.example'",
  "delete from newsletter_subscribers",
])("DATA-40 the public forms may not: %s", async (statement) => {
  expect(await attempt(statement)).toBe("42501");
});

test("DATA-40 the public forms see of the settings only whether and where messages are mailed", async () => {
  const { rows } = await database.runInTransaction(publicForms, (db) =>
    db.execute(sql`select setting_key from system_settings order by 1`),
  );
  expect(rows.map((row) => row["setting_key"])).toEqual(["email_notifications", "support_email"]);
});

test.each([
  ["insert into messages (kind, email) values ('newsletter', 'a@mail.example')", 1],
  [
    "insert into messages (kind, email, state) values ('newsletter', 'a@mail.example', 'read')",
    "42501",
  ],
  [
    "insert into mails (kind, recipient, content) values ('contact-message', 'a@mail.example', '{}')",
    1,
  ],
  [
    "insert into mails (kind, recipient, content, state, sent_at) values ('contact-message', 'a@mail.example', '{}', 'sent', now())",
    "42501",
  ],
  [
    "insert into mails (kind, recipient, content) values ('reset-password', 'a@mail.example', '{}')",
    "42501",
  ],
  [
    `insert into newsletter_subscribers (email, unsubscribe_token, consent_wording) values ('a@mail.example', '${"a".repeat(43)}', 'Yes')`,
    1,
  ],
  [
    `insert into newsletter_subscribers (email, unsubscribe_token, consent_wording, state, confirmed_at) values ('b@mail.example', '${"b".repeat(43)}', 'Yes', 'confirmed', now())`,
    "42501",
  ],
])(
  "DATA-41 the public forms insert only new rows, and no mail of the identity role: %s",
  async (statement, end) => {
    expect(await attempt(statement)).toBe(end);
  },
);

const subscriber = (columns: string, values: string) =>
  `insert into newsletter_subscribers (email, consent_wording, unsubscribe_token${columns}) values ('noa@mail.example', 'Yes', '${"n".repeat(43)}'${values})`;

test.each([
  ["newsletter_subscribers_state_known", subscriber(", state", ", 'gone'")],
  ["newsletter_subscribers_confirmed_once", subscriber(", state", ", 'confirmed'")],
  ["newsletter_subscribers_unsubscribed_has_time", subscriber(", state", ", 'unsubscribed'")],
  ["newsletter_subscribers_token_expires", subscriber(", confirm_token_hash", ", '\\x01'")],
  ["newsletter_subscribers_page_filled", subscriber(", consent_page", ", ''")],
])("DATA-42 a subscription is consistent: %s", async (constraint, statement) => {
  expect(await findViolation(statement)).toBe(constraint);
});

test("DATA-42 an address is on the list once, in any letter case, and a submission is in the inbox once", async () => {
  const again = subscriber("", "").replace("noa@", "NOA@").replace("nnn", "mmm");
  expect(await findViolation(subscriber("", ""), again)).toBe("newsletter_subscribers_topic_once");
  const message =
    "insert into messages (kind, email, submission_key) values ('newsletter', 'a@mail.example', 'key')";
  expect(await verdict(database, message, message)).toBe("messages_submission_key_once");
  const spam =
    "insert into messages (kind, email, spam_reason) values ('newsletter', 'a@mail.example', 'dull')";
  expect(await verdict(database, spam)).toBe("messages_spam_reason_known");
});

/**
 * The constraint that refuses the last of these statements, which run as the owner and leave
 * nothing.
 */
async function findViolation(...statements: string[]): Promise<unknown> {
  await database.asOwner("begin");
  try {
    for (const statement of statements) await database.asOwner(statement);
    return "accepted";
  } catch (error) {
    return findViolatedConstraint(error);
  } finally {
    await database.asOwner("rollback");
  }
}

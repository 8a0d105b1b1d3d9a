import { beforeAll, describe, expect, test } from "vitest";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();

const ada = "aaaaaaaa-0000-4000-8000-00000000000a";
const ben = "bbbbbbbb-0000-4000-8000-00000000000b";
const session = "cccccccc-0000-4000-8000-00000000000c";
const mail = "dddddddd-0000-4000-8000-00000000000d";

beforeAll(async () => {
  await database.asOwner(
    `insert into profiles (id, full_name, email) values ('${ada}', 'Ada', 'ada@mail.example'), ('${ben}', 'Ben', 'ben@mail.example')`,
  );
  await database.asOwner(
    `insert into accounts (user_id, password_hash) values ('${ada}', '$argon2id$a')`,
  );
  await database.asOwner(
    `insert into sessions (id, user_id, expires_at) values ('${session}', '${ada}', now())`,
  );
  await database.asOwner(
    `insert into refresh_tokens (token_hash, session_id) values ('\\x01', '${session}')`,
  );
  await database.asOwner(
    `insert into one_time_tokens (token_hash, user_id, purpose, expires_at) values ('\\x01', '${ada}', 'reset-password', now())`,
  );
  await database.asOwner(
    `insert into mails (id, kind, recipient, content, dedupe_key) values ('${mail}', 'password-changed', 'ada@mail.example', '{}', 'once')`,
  );
  await database.asOwner(`insert into mail_secrets (mail_id, secret) values ('${mail}', 'hush')`);
});

/**
 * The constraint that refuses a statement; it is rolled back. As the owner, so that no missing
 * right hides a missing rule.
 */
async function findViolation(statement: string): Promise<string | undefined> {
  await database.asOwner("begin");
  try {
    return await database.asOwner(statement).then(() => "accepted", findViolatedConstraint);
  } finally {
    await database.asOwner("rollback");
  }
}

const account = (hash: string) =>
  `insert into accounts (user_id, password_hash) values ('${ben}', '${hash}')`;
const newSession = (agent: string) =>
  `insert into sessions (user_id, expires_at, user_agent) values ('${ada}', now(), ${agent})`;
const newToken = (hash: string, purpose: string) =>
  `insert into one_time_tokens (token_hash, user_id, purpose, expires_at) values ('${hash}', '${ada}', '${purpose}', now())`;
const newMail = (changes: Record<string, string>) => {
  const row = {
    kind: "'password-changed'",
    recipient: "'ada@mail.example'",
    content: "'{}'",
    ...changes,
  };
  return `insert into mails (${Object.keys(row).join(", ")}) values (${Object.values(row).join(", ")})`;
};
const newEvent = (type: string, severity: string, agent = "null", email = "null") =>
  `insert into security_events (type, severity, occurred_at, user_agent, email) values ('${type}', '${severity}', now(), ${agent}, ${email})`;
const newAlert = (pattern: string, severity: string) =>
  `insert into security_alerts (raised_at, pattern, severity, events) values (now(), '${pattern}', '${severity}', '[]')`;
const createKey = (bytes: number) =>
  `insert into signing_keys (purpose, secret) values ('test', decode(repeat('ab', ${bytes}), 'hex'))`;

describe("accounts, mails and the security log", () => {
  test.each([
    account("$argon2id$b"),
    newSession("repeat('x', 400)"),
    newToken("\\x02", "confirm-email"),
    newMail({}),
    newMail({ state: "'sent'", sent_at: "now()" }),
    newEvent("token_reuse", "high", "repeat('x', 400)", "repeat('x', 254)"),
    newAlert("auth_failure", "medium"),
    createKey(32),
  ])(
    "DATA-24 valid rows are accepted, so that the refusals below mean something: %s",
    async (row) => {
      expect(await findViolation(row)).toBe("accepted");
    },
  );

  test.each([
    ["accounts_password_is_argon2id", account("Wanderpaw!2026")],
    ["accounts_password_is_argon2id", account("$argon2i$x")],
    ["accounts_pkey", account("$argon2id$b").replace(ben, ada)],
    [
      "accounts_user_id_profiles_id_fk",
      account("$argon2id$b").replace(ben, "eeeeeeee-0000-4000-8000-00000000000e"),
    ],
    ["sessions_user_agent_filled", newSession("''")],
    ["sessions_user_agent_filled", newSession("repeat('x', 401)")],
    ["sessions_user_id_accounts_user_id_fk", newSession("null").replace(ada, ben)],
    [
      "refresh_tokens_pkey",
      `insert into refresh_tokens (token_hash, session_id) values ('\\x01', '${session}')`,
    ],
    ["one_time_tokens_pkey", newToken("\\x01", "confirm-email")],
    ["one_time_tokens_one_per_purpose", newToken("\\x02", "reset-password")],
    ["one_time_tokens_purpose_known", newToken("\\x02", "sign-in")],
    ["signing_keys_secret_long", createKey(31)],
    ["mails_kind_known", newMail({ kind: "'spam'" })],
    ["mails_state_known", newMail({ state: "'lost'" })],
    ["mails_reason_known", newMail({ reason: "'bad luck'" })],
    ["mails_recipient_filled", newMail({ recipient: "' ada@mail.example'" })],
    ["mails_recipient_filled", newMail({ recipient: "repeat('x', 250) || '@x.yz'" })],
    ["mails_recipient_shape", newMail({ recipient: "'ada'" })],
    ["mails_recipient_shape", newMail({ recipient: "E'a@b.example\\nBcc:c@d.example'" })],
    ["mails_sent_has_time", newMail({ state: "'sent'" })],
    ["mails_sent_has_time", newMail({ sent_at: "now()" })],
    ["mails_attempts_positive", newMail({ attempts: "-1" })],
    ["mails_dedupe_key_once", newMail({ dedupe_key: "'once'" })],
    ["mail_secrets_pkey", `insert into mail_secrets values ('${mail}', 'again')`],
    ["security_events_type_known", newEvent("rumour", "low")],
    ["security_events_severity_known", newEvent("auth_failure", "dire")],
    ["security_events_user_agent_short", newEvent("auth_failure", "low", "repeat('x', 401)")],
    ["security_events_email_short", newEvent("auth_failure", "low", "null", "repeat('x', 255)")],
    ["security_alerts_pattern_known", newAlert("rumour", "low")],
    ["security_alerts_severity_known", newAlert("auth_failure", "dire")],
  ])("DATA-24 the constraint %s is enforced", async (constraint, statement) => {
    expect(await findViolation(statement)).toBe(constraint);
  });

  test("DATA-24 deleting a profile deletes its account, sessions and tokens; deleting a mail deletes its secret", async () => {
    await database.asOwner("begin");
    await database.asOwner(`delete from profiles where id = '${ada}'`);
    await database.asOwner("delete from mails");
    const left = await database.asOwner(`
      select 1 from accounts union all select 1 from sessions union all select 1 from refresh_tokens
      union all select 1 from one_time_tokens union all select 1 from mail_secrets`);
    await database.asOwner("rollback");
    expect(left).toEqual([]);
  });
});

import { beforeEach, expect, test } from "vitest";
import type { MailTransport, OutgoingMail } from "#platform/mail/transport.ts";
import { mailTexts } from "#content/mails.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { checkout } from "#shared/actor.ts";
import { createSampleOrder } from "#modules/mail/templates/order-mail.ts";
import { testDatabase } from "../../support/database.ts";
import { publishWords } from "../../support/publish-words.ts";
import { confirmEmail, mailsTo, queue, startMailWorker } from "./mail-worker.ts";

const database = await testDatabase();
beforeEach(() => database.asOwner("delete from content_documents"));

/** Sends a confirmation to somebody new, and returns what left. */
async function send(name: string): Promise<OutgoingMail> {
  const sent: OutgoingMail[] = [];
  const transport: MailTransport = {
    isRepeatable: false,
    async send(mail) {
      sent.push(mail);
      return { providerId: undefined };
    },
  };
  await startMailWorker(database, transport);
  const to = `${name}@mail.example`;
  await queue(database, confirmEmail(to));
  await expect.poll(() => mailsTo(database, to)).toMatchObject([{ state: "sent" }]);
  const [mail] = sent;
  if (mail === undefined) throw new Error("nothing has left");
  return mail;
}

test("WORDS-81 the next mail uses the texts that the owner has published, and comes from the brand", async () => {
  await publishWords(database, "brand", { name: "Pawtrail", email: "hi@pawtrail.example" });
  await publishWords(database, "mail/common", { greeting: "Dear {name}!" });
  await publishWords(database, "mail/confirm-email", {
    subject: "{brand.name}: is it you?",
    text: ["You have {policies.cancelWithinHours} hours to change your mind."],
    afterwards: ["Open it within {hours}."],
  });
  const { subject, text, html, from } = await send("changed");
  expect(subject).toBe("Pawtrail: is it you?");
  expect(from).toEqual({ name: "Pawtrail", email: "hi@pawtrail.example" });
  for (const shown of [text, html]) {
    expect(shown).toContain("Dear Noa Lev!");
    expect(shown).toContain("You have 2 hours to change your mind.");
    expect(shown).toContain("Open it within 24 hours.");
    expect(shown).toContain("The Pawtrail pack");
    expect(shown).toContain("Write to hi@pawtrail.example.");
    // Texts that nobody has changed are as delivered.
    expect(shown).toContain(mailTexts["confirm-email"].heading);
    expect(shown).not.toMatch(/Wanderpaw|Hello Noa/);
  }
});

test.each([
  ["null", null],
  ["text", "nonsense"],
  ["list", [1, 2]],
  ["fields", { subject: 7, text: "x", afterwards: { a: 1 }, signedUp: null, button: [] }],
])("WORDS-82 a mail whose stored texts are %s is sent as delivered", async (name, data) => {
  await publishWords(database, "mail/confirm-email", data);
  await publishWords(database, "mail/common", data);
  await publishWords(database, "brand", data);
  const { subject, text } = await send(name);
  expect(subject).toBe(mailTexts["confirm-email"].subject);
  expect(text).toContain("Hello Noa Lev,");
  expect(text).toContain(mailTexts["confirm-email"].text[0]);
  expect(text).toContain("The Wanderpaw pack");
});

test("WORDS-82 an invalid list does not prevent a mail", async () => {
  await publishWords(database, "mail/confirm-email", { text: [7, null, { a: 1 }, "Welcome."] });
  expect((await send("list-of-nonsense")).text).toContain("Welcome.");
});

test("WORDS-81 texts are readable for all who may queue mails, and never change a queued mail", async () => {
  const content = createSampleOrder();
  const id = await database.runInTransaction(checkout, (db) =>
    queueMail(db, { kind: "order-confirmation", to: "queued@mail.example", content }),
  );
  await publishWords(database, "mail/order-confirmation", { subject: "Mine {number}" });
  const [row] = await database.asOwner("select content from mails where id = $1", [id]);
  expect(row?.["content"]).toEqual(content);
});

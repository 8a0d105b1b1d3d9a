import { expect, test } from "vitest";
import { createMailTransport } from "./create-mail-transport.ts";
import type { LocalOutbox } from "./local-outbox.ts";
import { MailRefused, type OutgoingMail } from "./transport.ts";

const mail: OutgoingMail = {
  id: "0f0e0d0c-0b0a-4908-8706-050403020100",
  from: { name: "Wanderpaw", email: "hello@wanderpaw.example" },
  to: "noa@mail.example",
  subject: "Hello",
  html: "<p>Hi</p>",
  text: "Hi",
};

/** All accepted mails, in memory. */
function transportInto(stored: OutgoingMail[]) {
  const localOutbox: LocalOutbox = {
    save: async (each) => void stored.push(each),
    list: async () => [],
    find: async () => undefined,
    remove: async () => {},
  };
  return createMailTransport({ config: {}, localOutbox });
}

test("MAIL-40, MAIL-41 the reply address and the unsubscribe link are stored, too", async () => {
  const stored: OutgoingMail[] = [];
  const full = {
    ...mail,
    replyTo: "dana@mail.example",
    unsubscribeUrl: "https://shop.example/newsletter/unsubscribe?token=a-_1",
  };
  await transportInto(stored).send(full);
  expect(stored).toEqual([full]);
});

test("MAIL-86 a reply address that some mail servers cannot read is omitted", async () => {
  const stored: OutgoingMail[] = [];
  const transport = transportInto(stored);
  for (const replyTo of ["דנה@mail.example", "dana@דנה.example"])
    await transport.send({ ...mail, replyTo });
  expect(stored.map(({ replyTo }) => replyTo)).toEqual([undefined, "dana@דנה.example"]);
});

test("MAIL-27 without a mail server, mails go to the local outbox", async () => {
  const stored: OutgoingMail[] = [];
  expect(await transportInto(stored).send(mail)).toEqual({ providerId: undefined });
  expect(stored).toEqual([mail]);
});

test.each<[string, Partial<OutgoingMail>]>([
  ["a line break in the recipient", { to: "noa@mail.example\r\nBcc: all@mail.example" }],
  ["a second recipient", { to: "noa@mail.example,ben@mail.example" }],
  ["a recipient with a name", { to: "Noa <noa@mail.example>" }],
  ["a recipient that is too long", { to: `${"n".repeat(250)}@mail.example` }],
  ["a line break in the subject", { subject: "Hello\nBcc: all@mail.example" }],
  ["a null character in the subject", { subject: "Hello\0" }],
  ["a line break in the name", { from: { ...mail.from, name: "Shop\r\nX-Evil: 1" } }],
  ["a line break in the address for answers", { replyTo: "a@b.example\r\nBcc: c@d.example" }],
  ["a second address for answers", { replyTo: "a@b.example, c@d.example" }],
  ["a line break in the way out", { unsubscribeUrl: "https://a.example/\r\nBcc: c@d.example" }],
  ["a way out with a second address", { unsubscribeUrl: "https://a.example/>, <mailto:c@d.e" }],
  ["a way out that is no web address", { unsubscribeUrl: "javascript:alert(1)" }],
  [
    "a line break in the name of a file",
    { attachments: [{ name: "a\r\nBcc: c@d.example", type: "x/y", bytes: new Uint8Array() }] },
  ],
  [
    "a file that is somewhere else",
    { attachments: [{ name: "../a.pdf", type: "application/pdf", bytes: new Uint8Array() }] },
  ],
  ["a line break in the sender", { from: { ...mail.from, email: "a@b.example\r\nX-Evil: 1" } }],
])("MAIL-27 %s is refused before anything is sent", async (_what, change) => {
  const stored: OutgoingMail[] = [];
  const sending = transportInto(stored).send({ ...mail, ...change });
  await expect(sending).rejects.toBeInstanceOf(MailRefused);
  expect(stored).toEqual([]);
});

test("MAIL-62 only the local outbox merges two mails with the same id", () => {
  const smtp = { smtpUrl: "smtp://mail.example" };
  const mailjet = { mailjet: { apiKey: "key", apiSecret: "secret" } };
  const over = (config: Parameters<typeof createMailTransport>[0]["config"]) =>
    createMailTransport({ config, localOutbox: undefined }).isRepeatable;
  expect([over(smtp), over(mailjet), transportInto([]).isRepeatable]).toEqual([false, false, true]);
});

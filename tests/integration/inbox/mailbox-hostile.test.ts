// Mails that strangers can send to the mailbox, and processes that end between two steps.
import { expect, test } from "vitest";
import type { Database } from "#platform/db/client.ts";
import { mailboxLimits } from "#modules/messages/mailbox/mailbox-budget.ts";
import { startMailboxShop } from "./mailbox-shop.ts";

const shop = await startMailboxShop();
const { asAdmin, database, deliver, imap, message, messagesOf, newEmail } = shop;
const { passTime, readMails, startConversation, talk, uploads } = shop;
await readMails();

const pdf = "%PDF-1.7\n1 0 obj\n%%EOF\n";
const toPart = (name: string, type: string, content: string | Buffer) =>
  `--x\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString("base64")}\r\n`;
const toMixed = (...parts: string[]) =>
  `Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nSee the files\r\n${parts.join("")}--x--`;

test("INBOX-75 pictures and PDFs of a mail are stored, judged by their bytes, and others only named", async () => {
  const { id, email, sent } = await startConversation();
  const body = toMixed(
    toPart("../../strap.pdf", "application/pdf", pdf),
    toPart("page.html", "application/pdf", "<script>alert(1)</script>"),
    toPart("run.exe", "application/octet-stream", "MZ"),
    toPart("huge.pdf", "application/pdf", `%PDF-1.7\n${"x".repeat(6_000_000)}%%EOF`),
  );
  deliver({ from: email, answers: sent, body });
  await readMails();
  const [, received] = (await message(id)).replies;
  expect(received).toMatchObject({
    body: "See the files",
    files: [{ name: "strap.pdf", type: "application/pdf" }],
    omittedFiles: ["page.html", "run.exe", "huge.pdf"],
  });
  expect([...uploads.keys()]).toEqual([
    expect.stringMatching(/^private\/replies\/[\da-f]{32}\.pdf$/),
  ]);
  const file = received?.files[0]?.id ?? "";
  const ticket = await asAdmin("POST", `/api/admin/reply-files/${file}/download`);
  expect(ticket.status).toBe(200);
  expect((await asAdmin("DELETE", `/api/admin/reply-files/${file}`)).status).toBe(404);
});

test("INBOX-75 a file of a new message belongs to it", async () => {
  const email = newEmail();
  deliver({ from: email, body: toMixed(toPart("a.pdf", "application/pdf", pdf)) });
  await readMails();
  const [row] = await messagesOf(email);
  expect((await message(String(row?.["id"]))).files).toMatchObject([{ name: "a.pdf" }]);
});

test("INBOX-76 a mail of 50 MB is read as far as its text", async () => {
  const { id, email, sent } = await startConversation();
  deliver({
    from: email,
    answers: sent,
    body: toMixed(toPart("film.mov", "video/quicktime", Buffer.alloc(37_500_000))),
  });
  await readMails();
  expect((await message(id)).replies[1]).toMatchObject({
    body: "See the files",
    omittedFiles: ["film.mov"],
  });
});

test.each([
  [
    "parts in parts in parts",
    Array.from(
      { length: 5_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ).join(""),
  ],
  [
    "100,000 parts",
    `Content-Type: multipart/mixed; boundary=x\r\n\r\n${"--x\r\n\r\na\r\n".repeat(100_000)}`,
  ],
  ["mails in mails", "Content-Type: message/rfc822\r\n\r\n".repeat(5_000)],
  ["a megabyte of headers", `X-Long: ${"a".repeat(1_000_000)}\r\n\r\nHello`],
  ["HTML in HTML", `Content-Type: text/html\r\n\r\n${"<div>".repeat(200_000)}`],
  ["a text of one word", `\r\n${"a".repeat(2_000_000)}`],
  ["many signs of quotes", `\r\n${"> On 1 wrote:\r\n".repeat(100_000)}`],
])("INBOX-76 a mail of %s neither stops nor delays the others", async (_, body) => {
  const email = newEmail();
  deliver({ body });
  deliver({ from: email, text: "Behind it" });
  const begun = performance.now();
  await readMails();
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(await messagesOf(email)).toMatchObject([{ message: "Behind it" }]);
  passTime(3_601);
});

test("INBOX-76 headers cannot bring in lines, hidden signs or another sender", async () => {
  const email = newEmail();
  const encode = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString("base64")}?=`;
  deliver({
    from: `${encode("Noa\r\nBcc: all@mail.example\u202e\0")} <${email}>`,
    subject: encode("One\r\nX-Evil: yes"),
    text: "Hello\0\u0007 there \u202eeliforp",
  });
  await readMails();
  expect(await messagesOf(email)).toMatchObject([
    {
      name: "Noa Bcc: all@mail.example",
      subject: "One X-Evil: yes",
      message: "Hello there eliforp",
    },
  ]);
  for (const from of ["<>", "nobody", "a@b@c.example", `${"a".repeat(300)}@mail.example`, "x@y"])
    deliver({ from });
  await readMails();
  expect(await messagesOf("x@y")).toEqual([]);
});

test("INBOX-77 of one sender and in all, an hour brings only so many mails; the rest waits", async () => {
  passTime(3_601);
  const flood = newEmail();
  for (let sent = 0; sent < mailboxLimits.mailsOfSender + 3; sent++) deliver({ from: flood });
  await readMails();
  expect(await messagesOf(flood)).toHaveLength(mailboxLimits.mailsOfSender);
  const many = mailboxLimits.mails - mailboxLimits.mailsOfSender;
  for (let sent = 0; sent < many; sent++) deliver({ from: newEmail() });
  const late = newEmail();
  deliver({ from: late });
  await readMails();
  expect(await messagesOf(late)).toEqual([]);
  passTime(3_601);
  await readMails();
  expect(await messagesOf(late)).toHaveLength(1);
});

test("INBOX-78 a process that ends between any two steps loses no mail and takes none twice", async () => {
  const { id, email, sent } = await startConversation();
  deliver({
    from: email,
    answers: sent,
    text: "First",
    body: toMixed(toPart("a.pdf", "application/pdf", pdf)),
  });
  deliver({ from: email, answers: sent, text: "Second" });
  for (let steps = 0; (await talk(id)).length < 3; steps++) {
    let left = steps;
    // oxlint-disable-next-line no-await-in-loop -- one life after another
    await readMails({
      ...database,
      async runInTransaction(actor, work, more) {
        // Ends before a commit, so that everything of the transaction is lost.
        return database.runInTransaction(
          actor,
          async (db) => {
            const done = await work(db);
            if (left === 0) throw new Error("killed");
            left -= 1;
            return done;
          },
          more,
        );
      },
    } satisfies Database).catch(() => {});
    expect(steps).toBeLessThan(20);
  }
  await readMails();
  expect(await talk(id)).toEqual(["YES, IT DOES.", "See the files", "Second"]);
  expect((await message(id)).replies[1]?.files).toHaveLength(1);
  imap.deliver("From: a@mail.example\r\n\r\nMore");
  imap.hangUpAt(/^UID FETCH/);
  await readMails();
  await readMails();
  expect(await messagesOf("a@mail.example")).toHaveLength(1);
});

test("INBOX-78 two processes that read at the same time take each mail once", async () => {
  const { id, email, sent } = await startConversation();
  for (const text of ["One", "Two", "Three"]) deliver({ from: email, answers: sent, text });
  await Promise.all([readMails(), readMails(), readMails()]);
  expect(await talk(id)).toEqual(["YES, IT DOES.", "One", "Two", "Three"]);
});

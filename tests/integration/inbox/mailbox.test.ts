import { expect, test } from "vitest";
import { z } from "zod";
import { startMailboxShop } from "./mailbox-shop.ts";

const shop = await startMailboxShop();
const { asAdmin, deliver, imap, list, message, messagesOf, outcomes } = shop;
const { passTime, readMails, reply, startConversation, talk, write } = shop;

imap.deliver("From: old@mail.example\r\n\r\nFrom before the shop", "1-Jan-2026");
await readMails();

test("INBOX-70 a mail that answers the shop goes into its conversation, and the message waits again", async () => {
  const { id, email, sent } = await startConversation();
  passTime(3_600);
  const later = await write();
  passTime(60);
  deliver({
    from: `Noa Lev <${email}>`,
    answers: sent,
    text: "It fits, thank you!\r\nDo you have it in red?\r\n\r\nOn Sun, 1 Mar 2026 at 12:00, Wanderpaw <hello@wanderpaw.example> wrote:\r\n> Yes, it does.\r\n",
  });
  await readMails();
  expect(await talk(id)).toEqual(["YES, IT DOES.", "It fits, thank you!\nDo you have it in red?"]);
  const waiting = await message(id);
  expect(waiting).toMatchObject({ state: "new", answeredAt: null });
  expect(waiting.timeline.map(({ kind }) => kind)).toEqual(["received", "replied", "wrote"]);
  // The deadline and the place in the list count from the answer.
  expect(Date.parse(waiting.dueAt ?? "")).toBeGreaterThan(
    Date.parse((await message(later)).dueAt ?? ""),
  );
  expect((await list()).ids.slice(0, 2)).toEqual([id, later]);
  const { text } = await asAdmin("GET", "/api/admin/notifications");
  expect(text).toContain(id);
  // The next answer quotes what it answers.
  passTime(60);
  expect((await reply(id, { body: "Yes, in red." })).status).toBe(200);
  const [mail] = await shop.database.asOwner(
    "select content ->> 'original' as original from mails where recipient = $1 order by created_at desc limit 1",
    [email],
  );
  expect(mail).toEqual({ original: "It fits, thank you!\nDo you have it in red?" });
  expect((await message(id)).state).toBe("answered");
});

test("INBOX-71 each mail is taken in once, also when the server numbers its mails anew", async () => {
  const { id, email, sent } = await startConversation();
  deliver({ from: email, answers: sent, messageId: "<once@mail.example>" });
  await readMails();
  deliver({ from: email, answers: sent, messageId: "<once@mail.example>" });
  await readMails();
  imap.renumber();
  await readMails();
  await readMails();
  expect(await talk(id)).toEqual(["YES, IT DOES.", "Thank you!"]);
  deliver({ from: email, answers: sent, text: "One more" });
  await readMails();
  expect(await talk(id)).toEqual(["YES, IT DOES.", "Thank you!", "One more"]);
});

test("INBOX-71 nothing in the mailbox is changed, and what was there before is not read", async () => {
  expect(imap.heard.filter((line) => /STORE|EXPUNGE|MOVE|COPY|APPEND|SELECT/.test(line))).toEqual(
    [],
  );
  expect(await messagesOf("old@mail.example")).toEqual([]);
});

test("INBOX-72 a mail that answers nothing is a new message, whatever its subject says", async () => {
  const { id, email } = await startConversation();
  deliver({ from: `Noa <${email}>`, subject: "Re: Our answer to your message", text: "Hello" });
  await readMails();
  expect(await talk(id)).toHaveLength(1);
  const [, added] = await messagesOf(email);
  expect(added).toMatchObject({ kind: "contact", source: "mail", name: "Noa", message: "Hello" });
  expect(await message(String(added?.["id"]))).toMatchObject({ source: "mail", about: null });
});

test("INBOX-72 an answer from another address is a new message that names the conversation", async () => {
  const { id, sent } = await startConversation();
  const stranger = shop.newEmail();
  deliver({ from: stranger, answers: sent, text: "Send it to me instead" });
  await readMails();
  expect(await talk(id)).toHaveLength(1);
  const [added] = await messagesOf(stranger);
  expect(await message(String(added?.["id"]))).toMatchObject({
    about: { id, name: "Noa Lev" },
    message: "Send it to me instead",
  });
});

test("INBOX-72 a forged or a guessed token finds nothing", async () => {
  const { id, email, sent } = await startConversation();
  const forged = sent.replace(/^<./, (start) => (start === "<0" ? "<1" : "<0"));
  deliver({ from: email, answers: forged, text: "Forged" });
  await readMails();
  expect(await talk(id)).toHaveLength(1);
  expect(await messagesOf(email)).toHaveLength(2);
});

test.each([
  ["an answering machine", ["Auto-Submitted: auto-replied"]],
  ["a mailing list", ["List-Id: <news.mail.example>"]],
  ["a bounce", ["Return-Path: <>"]],
  ["a report of a server", ["Content-Type: multipart/report; boundary=x"]],
  ["bulk mail", ["Precedence: bulk"]],
])("INBOX-73 a mail of %s is no answer", async (_, headers) => {
  const { id, email, sent } = await startConversation();
  deliver({ from: email, answers: sent, headers });
  await readMails();
  expect(await talk(id)).toHaveLength(1);
  expect(await messagesOf(email)).toHaveLength(1);
});

test("INBOX-73 mails of the shop itself are no messages", async () => {
  const before = await outcomes();
  deliver({ from: "Support <support@shop.example>" });
  deliver({ from: "hello@wanderpaw.example" });
  await readMails();
  expect(await messagesOf("support@shop.example")).toEqual([]);
  expect(before).not.toContain("own 2");
  expect(await outcomes()).toContain("own 2");
});

test("INBOX-74 staff see when the mailbox was read, what is wrong with it, and can try it", async () => {
  const state = async () =>
    z
      .looseObject({ readAt: z.string(), problem: z.string().nullable() })
      .parse(JSON.parse((await asAdmin("GET", "/api/admin/mailbox")).text));
  expect((await state()).problem).toBeNull();
  const tried = await asAdmin("POST", "/api/admin/mailbox-trials");
  expect(JSON.parse(tried.text)).toEqual({ problem: null });
  imap.hangUpAt(/^EXAMINE/);
  await readMails();
  expect(await state()).toMatchObject({ problem: "unreachable" });
  expect(shop.logged.join("")).not.toContain("p%ss");
  await readMails();
  expect(await state()).toMatchObject({ problem: null });
});

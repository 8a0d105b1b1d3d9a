import { expect, test } from "vitest";
import { contact } from "#i18n/en/contact.ts";
import { messageLabels } from "#i18n/he/inbox.ts";
import { renderDelivered } from "../../../../tests/support/delivered-mail.ts";

const reply = (body: string, original = "Does it fit under the seat?") =>
  renderDelivered({
    kind: "message-reply",
    content: {
      body,
      original,
      receivedAt: "2026-03-01T10:00:00.000Z",
      replyTo: "support@shop.example",
    },
    secret: undefined,
    publicUrl: "https://shop.example",
  });

test("INBOX-12 an English answer is a plain mail with a quote, and can be replied to", () => {
  const mail = reply("Hello Noa,\n\nYes, it does.\nHave a good flight!");
  expect(mail.subject).toBe("Our answer to your message");
  expect(mail.replyTo).toBe("support@shop.example");
  expect(mail.html).toMatch(/<html[^>]*lang="en"/);
  for (const part of [mail.text, mail.html.replaceAll("<br/>", "\n")]) {
    expect(part).toContain("Hello Noa,\n\nYes, it does.\nHave a good flight!");
    expect(part).toContain("What you wrote (March 1, 2026 at 12:00 PM, Israel time)");
    expect(part).toContain("Does it fit under the seat?");
  }
  expect(mail.text).toContain("-- \nThe Wanderpaw pack\n");
});

test("INBOX-12 a Hebrew answer has Hebrew texts around it, right to left", () => {
  const mail = reply("שלום נועה, כן. Wanderpaw", "האם זה מתאים?");
  expect(mail.subject).toBe("תשובה לפנייתכם");
  expect(mail.html).toMatch(/<html[^>]*dir="rtl"[^>]*lang="he"|<html[^>]*lang="he"[^>]*dir="rtl"/);
  expect(mail.text).toContain("צוות \u2068Wanderpaw\u2069");
  expect(mail.text).toContain("האם זה מתאים?");
  expect(mail.text).not.toMatch(/The Wanderpaw pack|You get this mail/);
});

test("INBOX-12 the quote is plain text without links, and the text of the shop is unchanged", () => {
  const mail = reply(
    "See https://shop.example/faq",
    '<a href="https://evil.example">x</a> www.evil.example\u202E',
  );
  expect(mail.text).toContain("See https://shop.example/faq");
  for (const part of [mail.text, mail.html]) {
    expect(part).not.toMatch(/https:\/\/evil|www\.evil/);
    expect(part).not.toContain("\u202E");
  }
  expect(mail.html).not.toContain('<a href="https://evil');
});

test("INBOX-60 an answer has the topic in its language, and refers to earlier answers to the same message", () => {
  const answers = ["0f0e0d0c-0b0a-4908-8706-050403020100"];
  const content = {
    original: "Hi",
    receivedAt: "2026-03-01T10:00:00.000Z",
    replyTo: "a@b.example",
  };
  const render = (body: string, topic?: "feedback") =>
    renderDelivered({
      kind: "message-reply",
      content: { ...content, body, topic, answers },
      secret: undefined,
      publicUrl: "https://shop.example",
    });
  const english = render("Hello", "feedback");
  expect(english.subject).toBe(`Our answer to your message: ${contact.subjects.feedback}`);
  expect(english.answers).toEqual(answers);
  expect(render("שלום", "feedback").subject).toBe(
    `תשובה לפנייתכם: ${messageLabels.subjects.feedback}`,
  );
  expect(render("Hello").subject).toBe("Our answer to your message");
});

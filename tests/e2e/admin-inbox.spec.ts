import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { replyOpenings } from "#content/reply-openings.ts";
import { admin } from "#i18n/he/admin.ts";
import { dealersDesk } from "#i18n/he/dealers-desk.ts";
import { inbox as text, message as words, messageWords } from "#i18n/he/inbox.ts";
import { mailWords } from "#i18n/he/mail-words.ts";
import { news } from "#i18n/he/news.ts";
import { button, signInAsClerk } from "./clerk.ts";
import { expect, test } from "./fixtures.ts";
import { mailWith, newAddress } from "./forms.ts";

const list = (page: Page) => page.getByRole("list", { name: text.list });
const toast = (page: Page) => page.getByRole("region", { name: admin.toast.region });
/** Presses the way back in the message about what was done. */
async function takeBack(page: Page, done: string): Promise<void> {
  const told = toast(page).getByRole("dialog").filter({ hasText: done });
  await button(told, admin.dialog.undo).click();
}
const panelOf = (page: Page, name: string) =>
  page.getByRole("complementary", { name }).or(page.getByRole("dialog", { name })).first();
const linkOf = (within: Page | Locator, name: string) => within.getByRole("link", { name });

async function write(page: Page, form: Record<string, unknown>, path = "mailjet-contact-form") {
  const answer = await page.request.post(`/api/functions/${path}`, {
    data: { submission_key: randomUUID(), email: newAddress(), ...form },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("INBOX-19 INBOX-21 INBOX-22 INBOX-24 a visitor's message appears by itself, is given to somebody, answered from a draft that outlives a reload, and leaves by mail", async ({
  page,
}) => {
  await signInAsClerk(page);
  const name = `Ruth ${randomUUID().slice(0, 8)}`;
  await page.goto(`/admin/messages?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(text.empty.filtered.title)).toBeVisible();
  const email = newAddress();
  await write(page, { name, email, message: "Does it fit under the seat of a small plane?" });
  await expect(toast(page)).toContainText(news.toast.message.contact);
  const row = linkOf(list(page), name);
  await expect(row).toBeVisible();
  const item = list(page)
    .getByRole("listitem")
    .filter({ has: linkOf(page, name) });
  await expect(item).toContainText(messageWords.deadline.left(2));

  await page.locator("#main").focus();
  await page.keyboard.press("j");
  const panel = panelOf(page, name);
  await expect(panel).toContainText("Does it fit under the seat of a small plane?");
  await expect(panel).toContainText(messageWords.states.read);
  await button(panel, `${text.actions.assign}: ${text.nobody}`).click();
  await page.getByRole("menuitemradio", { name: "Noa Adler" }).click();
  await expect(button(panel, `${text.actions.assign}: Noa Adler`)).toBeVisible();

  await button(panel, words.reply.openings).click();
  await page
    .getByRole("menuitem", { name: `${words.reply.opening.thanks} (${words.reply.english})` })
    .click();
  const field = panel.getByRole("textbox", { name: words.reply.label });
  const opening = replyOpenings.thanks.en.replace("{name}", name);
  await expect(field).toHaveValue(opening);
  await field.press("Control+End");
  // These letters are keys elsewhere.
  await field.pressSequentially(` It does, ${name}. jkre`);
  await page.reload();
  await expect(field).toHaveValue(`${opening} It does, ${name}. jkre`);
  await button(panel, words.reply.send).click();
  await expect(toast(page)).toContainText(words.reply.sent);
  await expect(field).toHaveValue("");
  await expect(panel).toContainText(messageWords.states.answered);
  await expect(panel.getByRole("listitem").filter({ hasText: "It does" })).toContainText(
    mailWords.states.sent,
    { timeout: 15_000 },
  );
  const mail = await mailWith(page.request, `It does, ${name}`);
  expect(mail).toContain("Does it fit under the seat of a small plane?");
  // What has been answered waits for nobody.
  await expect(linkOf(list(page), name)).toHaveCount(0);

  await page.locator("#main").focus();
  await page.keyboard.press("e");
  await takeBack(page, text.done.close(1));
  await linkOf(
    page.getByRole("navigation", { name: text.foldersLabel }),
    text.folders.answered,
  ).click();
  await expect(linkOf(list(page), name)).toBeVisible();
});

test("INBOX-10 INBOX-11 INBOX-23 a dealer moves along the board by keys and by menu, and what was no spam comes back, both with a way back", async ({
  page,
}) => {
  await signInAsClerk(page);
  const company = `Paws ${randomUUID().slice(0, 8)}`;
  const form = { contactName: "דנה", phone: "+972 50 555 0123", city: "חיפה", experience: "חנות" };
  await write(page, { companyName: company, ...form }, "dealer-form");
  await page.goto("/admin/dealers");
  const column = (stage: keyof typeof messageWords.stages) =>
    page.getByRole("region", { name: messageWords.stages[stage] });
  const card = linkOf(column("new"), company);
  await card.press("Shift+ArrowLeft");
  await expect(linkOf(column("contacted"), company)).toBeFocused();
  await expect(toast(page)).toContainText(text.done.stage(messageWords.stage.contacted));
  await button(page, dealersDesk.moveOf(company)).click();
  await page.getByRole("menuitemradio", { name: messageWords.stage.approved }).click();
  await expect(linkOf(column("approved"), company)).toBeVisible();
  await takeBack(page, text.done.stage(messageWords.stage.approved));
  await expect(linkOf(column("contacted"), company)).toBeVisible();

  const name = `Offer ${randomUUID().slice(0, 8)}`;
  await write(page, { name, message: "Buy followers", website: "https://spam.example" });
  await page.goto(`/admin/messages?folder=spam&q=${encodeURIComponent(name)}`);
  await linkOf(list(page), name).click();
  const panel = panelOf(page, name);
  await expect(panel).toContainText(messageWords.spam.honeypot);
  await expect(panel).toContainText(words.reply.reasons.spam);
  await button(panel, text.actions.notSpam).click();
  await expect(page.getByText(text.empty.filtered.title)).toBeVisible();
  await takeBack(page, text.done["not-spam"](1));
  await page.getByRole("checkbox", { name: `${admin.list.select} ${name}` }).check();
  const bar = page.getByRole("region", { name: text.bulk.region });
  await button(bar, text.actions.notSpam).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByText(text.empty.filtered.title)).toBeVisible();
});

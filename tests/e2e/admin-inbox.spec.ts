import { randomUUID } from "node:crypto";
import { admin } from "#i18n/he/admin.ts";
import { inbox as text, message as labels, messageLabels } from "#i18n/he/inbox.ts";
import { button, signInAsStaff, toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";
import { writeMessage } from "./forms.ts";

test("INBOX-22 INBOX-24 J opens the next message, letters typed into an answer stay there, and E closes it with an Undo", async ({
  page,
}) => {
  await signInAsStaff(page);
  const name = `Ruth ${randomUUID().slice(0, 8)}`;
  const message = "Does it fit under the seat of a small plane?";
  await writeMessage(page.request, { name, message });
  await page.goto(`/admin/messages?q=${encodeURIComponent(name)}`);
  const link = page.getByRole("list", { name: text.list }).getByRole("link", { name });
  await expect(link).toBeVisible();
  const panel = page.getByRole("complementary", { name });
  const field = panel.getByRole("textbox", { name: labels.reply.label });
  await page.locator("#main").focus();
  await page.keyboard.press("j");
  await expect(panel).toContainText(message);
  await expect(panel).toContainText(messageLabels.states.read);
  await field.pressSequentially("jkre");
  await expect(field).toHaveValue("jkre");
  await page.reload();
  await expect(field).toHaveValue("jkre");
  await page.locator("#main").focus();
  await page.keyboard.press("e");
  const closed = toast(page)
    .getByRole("dialog")
    .filter({ hasText: text.done.close(1) });
  await button(closed, admin.dialog.undo).click();
  await expect(link).toBeVisible();
});

// Parts of an answer besides the typed text: the owner's templates, and files.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { replyTemplates } from "#content/reply-templates.ts";
import { message as labels } from "#i18n/he/inbox.ts";
import { uploads } from "#i18n/he/uploads.ts";
import { sampleImage } from "../integration/catalog/sample-images.ts";
import { expect, test } from "./fixtures.ts";
import { mailWith, writeMessage } from "./forms.ts";
import { button, signInAsStaff, toast } from "./staff.ts";

const text = labels.reply;
const aboutOrder = replyTemplates.items.find(({ en }) => en.includes("{order}"));

/** Has a visitor write, and opens the answer to that. */
async function openAnswer(page: Page) {
  await signInAsStaff(page);
  const name = `Ruth ${randomUUID().slice(0, 8)}`;
  await writeMessage(page.request, { name, message: "Does it fit?" });
  await page.goto(`/admin/messages?q=${encodeURIComponent(name)}`);
  await page.getByRole("main").getByRole("link", { name }).click();
  const field = page.getByRole("textbox", { name: text.label });
  await expect(field).toBeVisible();
  return { name, field, files: page.getByRole("list", { name: text.files }) };
}

const getTemplate = (page: Page, name: string, language: string) =>
  page.getByRole("menuitem", { name: text.templateIn(name, language) });

test("INBOX-42 INBOX-41 “/” opens the templates, an open value is typed over, and Ctrl+Enter sends once all are filled", async ({
  page,
}) => {
  if (aboutOrder === undefined) throw new Error("no template quotes an order");
  const { name, field } = await openAnswer(page);
  await expect(page.getByText(text.keys)).toBeVisible();
  await expect(button(page, text.templates)).toBeVisible();
  await field.press("/");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await field.press("/");
  await getTemplate(page, aboutOrder.name, text.english).press("Enter");
  await expect(field).toHaveValue(aboutOrder.en.replace("{name}", name));
  const send = page.getByRole("button", { name: text.send });
  await expect(send).toHaveAttribute("aria-disabled", "true");
  const selected = (area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart;
  await expect.poll(() => field.evaluate(selected)).toBeGreaterThan(0);
  await page.keyboard.type("A1B2C3D4");
  await expect(field).toHaveValue(/A1B2C3D4/);
  await expect(field).not.toHaveValue(/[{}]/);
  await field.press("Control+Enter");
  await expect(toast(page)).toContainText(text.sent);
});

test("INBOX-47 INBOX-43 files and text survive a reload, one file is removed, and the other is sent with the answer", async ({
  page,
}) => {
  const { name, field, files } = await openAnswer(page);
  await field.fill(`It does, ${name}.`);
  await page
    .getByLabel(uploads.kinds.files.choose)
    .last()
    .setInputFiles([
      { name: "strap.png", mimeType: "image/png", buffer: await sampleImage(80, 60, "png") },
      {
        name: "price list.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n"),
      },
    ]);
  await expect(files.getByRole("listitem")).toHaveCount(2);
  await page.reload();
  await expect(field).toHaveValue(`It does, ${name}.`);
  await expect(files.getByRole("listitem")).toHaveCount(2);
  await button(page, text.drop("strap.jpg")).click();
  await expect(files.getByRole("listitem")).toHaveCount(1);
  await button(page, text.send).click();
  await expect(toast(page)).toContainText(text.sent);
  await expect(field).toHaveValue("");
  // The draft has let go of its file: the button that is left belongs to the answer that was sent.
  await expect(button(page, text.drop("price list.pdf"))).toHaveCount(0);
  const download = page.waitForEvent("download");
  await button(page, text.download("price list.pdf")).click();
  expect((await download).suggestedFilename()).toBe("price list.pdf");
  await mailWith(page.request, `It does, ${name}`);
});

// Code that the tests of the shop's public forms share.
import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { paths } from "#web/paths.ts";

export const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** An address that no other test uses. */
export const newAddress = () => `${randomUUID()}@people.example`;

/** Has a visitor write to the shop. */
export async function writeMessage(
  request: APIRequestContext,
  message: { readonly name: string; readonly message: string },
  headers: Record<string, string> = {},
): Promise<void> {
  const answer = await request.post("/api/functions/mailjet-contact-form", {
    headers,
    data: { submission_key: randomUUID(), email: newAddress(), ...message },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A form sent within two seconds counts as a program's: it is kept, and nobody gets a mail. */
export async function takeTime(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 2_100);
}

/** The newest kept mail in which `text` stands, as it reads; waits until it is there. */
export async function mailWith(request: APIRequestContext, text: string): Promise<string> {
  let mail = "";
  await expect(async () => {
    const list = await (await request.get(paths.outbox)).text();
    const ids = [...list.matchAll(/\?mail=([\da-f-]{36})"/g)].map(([, id]) => id);
    for (const id of ids.slice(0, 12)) {
      mail = await (await request.get(`${paths.outbox}/${id}`)).text();
      if (mail.includes(text)) return;
    }
    throw new Error(`no mail with ${text}`);
  }).toPass({ timeout: 15_000 });
  return mail;
}

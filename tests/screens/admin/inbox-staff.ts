// A member of staff who answers messages, and people who write them.
import { randomUUID } from "node:crypto";
import { screen, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { inbox as text, message as labels } from "#i18n/he/inbox.ts";
import { admin } from "#i18n/he/admin.ts";
import type { ScreenShop } from "../screen-shop.ts";
import { newName } from "./catalog-staff.ts";
import { findToast, getButton } from "./staff.ts";

/** For tests that do not care about the words. */
export const question = "Does it fit under the seat of a small plane?";

export function createInboxStaff(shop: ScreenShop) {
  /** Somebody sends the contact form, or another one. */
  async function write(
    form: Record<string, unknown>,
    path = "mailjet-contact-form",
  ): Promise<void> {
    const body = { submission_key: randomUUID(), email: shop.newEmail(), ...form };
    await shop.post(`/api/functions/${path}`, body);
  }
  /** Somebody writes; `list` is the address of a list with nothing but that. */
  async function receiveMessage(message = question) {
    const name = newName("Ruth");
    const email = shop.newEmail();
    await write({ name, email, message });
    return { name, email, list: `/admin/messages?q=${encodeURIComponent(name)}` };
  }
  /** Opens what somebody writes from the list of nothing but that. */
  async function openMessage(message = question) {
    const { name, email, list } = await receiveMessage(message);
    const user = await shop.open(list, { as: "admin" });
    await user.click(await findItem(name));
    const panel = await findMessage(name);
    const field = await within(panel).findByRole("textbox", { name: labels.reply.label });
    return { user, name, email, list, panel, field };
  }
  return { write, receiveMessage, openMessage };
}

/** The link of a message in the list. */
export async function findItem(name: string): Promise<HTMLElement> {
  const list = await screen.findByRole("list", { name: text.list });
  return within(list).findByRole("link", { name: new RegExp(name) });
}

/** The message beside the list. */
export const findMessage = (name: string): Promise<HTMLElement> =>
  screen.findByRole("complementary", { name: new RegExp(name) });

/** Presses the way back in the message about what was done. */
export async function takeBack(user: UserEvent, done: string): Promise<void> {
  const region = await findToast(done);
  const toast = within(region)
    .getAllByRole("dialog")
    .find((dialog) => dialog.textContent.includes(done));
  await user.click(getButton(admin.dialog.undo, toast));
}

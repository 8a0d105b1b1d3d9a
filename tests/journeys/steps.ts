// Steps that several journeys share.
import { account } from "#i18n/en/account.ts";
import { consent } from "#i18n/en/consent.ts";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { demoPassword } from "../e2e/accounts.ts";
import { button, css, field, link, type Person } from "./person.ts";
import type { Hand } from "./test.ts";

export const main = css("main");
export const administrator = "admin@wanderpaw.example";

/** Opens the first page of a visit, and allows what is necessary only. */
export async function enter(person: Person, path: string): Promise<void> {
  await person.open(path);
  await person.press(button(consent.notice.reject));
  await person.seeNo(button(consent.notice.reject));
}

/** Follows a link of the header, which a phone has in its menu. */
export async function followHeader(person: Person, hand: Hand, name: string): Promise<void> {
  const header = css("header");
  if (hand === "finger") await person.press(button(shell.menu, header));
  await person.press(link(name, header));
}

/** Signs in to a demo account by the form, and arrives at `next`. */
export async function signIn(person: Person, email: string, next: string): Promise<void> {
  const form = css("[role=tabpanel]");
  await enter(person, paths.authThen(next));
  await person.type(field(account.email, form), email);
  await person.type(field(account.password, form), demoPassword);
  await person.press(button(account.signIn.submit, form));
  await person.isAt(next);
}

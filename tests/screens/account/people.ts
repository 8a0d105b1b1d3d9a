// People with an account: who signs in by a form, and what they do on another device.
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { account } from "#i18n/en/account.ts";
import { shell } from "#i18n/en/shell.ts";
import { sessionSchema, type Session } from "#modules/identity/contract.ts";
import { SESSION_KEY } from "#web/session/stored-session.ts";
import { demoPassword } from "../../support/demo-shop.ts";
import { fill, getButton } from "../admin/staff.ts";
import type { ScreenShop } from "../screen-shop.ts";

export const readStoredSession = (): unknown =>
  JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null");

/** The tab's part of the page to sign in, once it is shown. */
export const findForm = (tab: "sign-in" | "sign-up"): Promise<HTMLElement> =>
  screen.findByRole("tabpanel", { name: account.tabs[tab] });

export const getExact = (label: string, part: HTMLElement = document.body): HTMLElement =>
  within(part).getByLabelText(label);

/** Fills in the page to sign in, which must be open, and sends it. */
export async function signInByForm(
  user: UserEvent,
  email: string,
  password = demoPassword,
): Promise<void> {
  const form = await findForm("sign-in");
  await fill(user, getExact(account.email, form), email);
  await fill(user, getExact(account.password, form), password);
  await user.click(getButton(account.signIn.submit, form));
}

export function createPeople({ send }: ScreenShop) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  return {
    post,
    /** Signs in on another device, which names itself. */
    signInElsewhere: async (email: string, userAgent = "A telephone"): Promise<Session> => {
      const body = { email, password: demoPassword };
      const answer = await post("/api/auth/sign-in", body, { "user-agent": userAgent });
      return sessionSchema.parse(await answer.json());
    },
    canSignIn: async (email: string, password: string) =>
      (await post("/api/auth/sign-in", { email, password })).ok,
    /** The status with which the server answers somebody who holds this session. */
    readStatus: async ({ access_token }: Pick<Session, "access_token">) =>
      (await send("/api/auth/session", { headers: { authorization: `Bearer ${access_token}` } }))
        .status,
  };
}

/** Waits until the bar of the page is that of a visitor. */
export async function expectSignedOut(): Promise<void> {
  const bar = await screen.findByRole("banner");
  await waitFor(() =>
    expect(within(bar).queryAllByRole("button", { name: shell.signOut })).toEqual([]),
  );
  expect(within(bar).queryAllByRole("link", { name: shell.signIn })).not.toEqual([]);
  expect(readStoredSession()).toBeNull();
}

/** Counts the calls such as "POST /api/orders" from now on. */
export function countCalls({ intercept }: ScreenShop, call: string): () => number {
  let count = 0;
  const times = Number.POSITIVE_INFINITY;
  intercept(call, (proceed) => ((count += 1), proceed()), times);
  return () => count;
}

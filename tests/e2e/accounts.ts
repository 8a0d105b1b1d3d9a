// People for end-to-end tests. Each test that changes something about an account takes a fresh one.
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { prefixes } from "#content/prefixes.ts";
import type { Session } from "#modules/identity/contract.ts";
import { paths } from "#web/paths.ts";
import { openStill } from "./shared-contexts.ts";

export type TestAccount = {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
};

/** Of every demo account. */
export const demoPassword = "Wanderpaw!2026";
export const sessionKey = `${prefixes.storage}-session`;

type Started = { readonly session: Promise<Session>; readonly atMs: number };

/** A token lasts three times as long. */
const SHARED_FOR_MS = 300_000;

/** Sessions of demo accounts that are shared, by what has started them. */
const sharedSessions = new WeakMap<APIRequestContext, Map<string, Started>>();

/**
 * Signs in through the API; what comes back is not stored anywhere. A demo account has one session
 * for all tests that share a context, until a page does something about a session.
 */
export async function startSession(
  request: APIRequestContext,
  email: string,
  password = demoPassword,
): Promise<Session> {
  if (password !== demoPassword) return signIn(request, email, password);
  const started = sharedSessions.get(request) ?? new Map<string, Started>();
  sharedSessions.set(request, started);
  const last = started.get(email);
  if (last !== undefined && performance.now() - last.atMs < SHARED_FOR_MS) return last.session;
  const session = signIn(request, email, password);
  started.set(email, { session, atMs: performance.now() });
  return session;
}

/** The next session of each demo account is a new one. */
export function forgetSessions(request: APIRequestContext): void {
  sharedSessions.delete(request);
}

async function signIn(
  request: APIRequestContext,
  email: string,
  password: string,
): Promise<Session> {
  const answer = await request.post("/api/auth/sign-in", { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  // Our own API answers in the shape of its contract.
  return (await answer.json()) as Session;
}

/** The headers of an API call that belongs to this session. */
export const toHeaders = ({ access_token }: Session) => ({
  authorization: `Bearer ${access_token}`,
});

/**
 * Signs in through the API and stores the session in the page's browser, before any page of the
 * test is opened. Leaves the page at an address without scripts.
 */
export async function signInAs(
  page: Page,
  email: string,
  password = demoPassword,
): Promise<Session> {
  const session = await startSession(page.request, email, password);
  await openStill(page);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
  return session;
}

/** A new customer whose address is confirmed, through the mail that the shop has sent. */
export async function freshAccount(request: APIRequestContext): Promise<TestAccount> {
  const account = {
    email: `${randomUUID()}@people.example`,
    password: "Carry-Me-2026!",
    fullName: "Noa Levi",
  };
  const { email, password, fullName } = account;
  const signUp = await request.post("/api/auth/sign-up", {
    data: { email, password, full_name: fullName },
  });
  expect(signUp.status(), await signUp.text()).toBe(204);
  const token = /[?#&]token=([^&]+)/.exec(await linkInMail(request, email))?.[1];
  const confirmed = await request.post("/api/auth/confirm-email", { data: { token, password } });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return account;
}

/**
 * The link to click in the newest mail to an address, by the name of what is secret in it; waits
 * until the mail is there.
 */
export async function linkInMail(
  request: APIRequestContext,
  email: string,
  secret: "token" | "confirm" = "token",
): Promise<string> {
  let id: string | undefined;
  await expect(async () => {
    const list = await (await request.get(paths.outbox)).text();
    const mails = list.matchAll(/\?mail=([\da-f-]{36})"[^]*?<\/a>/g);
    id = mails.find(([entry]) => entry.includes(email))?.[1];
    expect(id, `a mail to ${email}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  const mail = await (await request.get(`${paths.outbox}/${id}`)).text();
  const link = new RegExp(`href="([^"]*[?#&](?:amp;)?${secret}=[^"]*)"`).exec(mail)?.[1];
  expect(link, mail).toBeDefined();
  return (link ?? "").replaceAll("&amp;", "&");
}

const bar = (page: Page) => page.getByRole("banner");

/**
 * The links of the bar, or of the menu behind which a phone has them; while the page loads it has
 * all of them.
 */
const signInLinks = (page: Page) =>
  bar(page).getByRole("link", { name: "Sign In", includeHidden: true });
const signOutButtons = (page: Page) =>
  bar(page).getByRole("button", { name: "Sign Out", includeHidden: true });

export async function expectSignedIn(page: Page) {
  await expect(signInLinks(page)).toHaveCount(0);
  await expect(signOutButtons(page)).not.toHaveCount(0);
}

export async function expectSignedOut(page: Page) {
  await expect(signOutButtons(page)).toHaveCount(0);
  await expect(signInLinks(page)).not.toHaveCount(0);
}

/** A customer of their own for the test, signed in at `address`. */
export async function openSignedIn(page: Page, address = "/products") {
  const account = await freshAccount(page.request);
  const session = await signInAs(page, account.email, account.password);
  await openTab(page, address);
  return { account, session };
}

/** Opens a page and waits until it looks after the session. */
export async function openTab(page: Page, address = "/products") {
  const cared = page.waitForResponse(/\/assets\/signed-in-/);
  await page.goto(address);
  await page.evaluate(rendered, (await cared).url());
  await expectSignedIn(page);
}

/**
 * Runs in the page: resolves when a script has run and React has had its turns to show what it
 * holds.
 */
async function rendered(script: string): Promise<void> {
  await import(script);
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", resolve);
      port1.start();
      port2.postMessage(null);
    });
  }
}

export const storedSession = (page: Page) =>
  page.evaluate((key): unknown => JSON.parse(localStorage.getItem(key) ?? "null"), sessionKey);

// The session that a browser keeps: as it is stored, renewed and ended.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { shell } from "#i18n/en/shell.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { paths } from "#web/paths.ts";
import { ACTIVITY_KEY, RECEIVED_KEY, SESSION_KEY } from "#web/session/stored-session.ts";
import { untilAt } from "../admin/staff.ts";
import { createClock } from "../dom/clock.ts";
import { handleConnectError } from "../dom/network.ts";
import { startScreenShop } from "../screen-shop.ts";
import { countCalls, createPeople, expectSignedOut, readStoredSession } from "./people.ts";

const shop = await startScreenShop();
const { post, readStatus, signInElsewhere } = createPeople(shop);
const clock = createClock();
const REFRESH = "POST /api/auth/refresh";

/** A customer of their own for the test, signed in at a page that looks after the session. */
async function openSignedIn(path: string = paths.products) {
  const { email } = await shop.createCustomer();
  const session = await signInElsewhere(email);
  await shop.open(paths.faq);
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  const user = await shop.goTo(path);
  await waitFor(() => expect(localStorage.getItem(ACTIVITY_KEY)).not.toBeNull());
  return { user, session };
}

const getBar = () => within(screen.getByRole("banner"));
const expectSignedIn = () =>
  waitFor(() => {
    expect(getBar().queryAllByRole("button", { name: shell.signOut })).not.toEqual([]);
    expect(getBar().queryAllByRole("link", { name: shell.signIn })).toEqual([]);
  });

/** Collects the errors that the page writes to the console, until they are read. */
function listenToErrors(): () => string[] {
  const said = vi.spyOn(console, "error").mockReturnValue();
  return () => {
    const lines = said.mock.calls.map(([first]) => String(first));
    said.mockRestore();
    return lines.filter((line) => line.startsWith("Error"));
  };
}

test("SESS-01 a user stays signed in after a reload, and the browser stores the session object", async () => {
  const { session } = await openSignedIn();
  await shop.goTo(paths.products);
  await expectSignedIn();
  expect(readStoredSession()).toEqual(session);
  expect(Object.keys(session).toSorted()).toEqual([
    "access_token",
    "expires_at",
    "expires_in",
    "refresh_token",
    "token_type",
    "user",
  ]);
});

test("SESS-04 a browser whose clock is hours off neither renews constantly nor signs out", async () => {
  shop.passTime((-5 * HOUR_MS) / 1_000);
  onTestFinished(() => shop.passTime((5 * HOUR_MS) / 1_000));
  const { email } = await shop.createCustomer();
  const session = await signInElsewhere(email);
  await shop.open(paths.faq);
  const refreshes = countCalls(shop, REFRESH);
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  await shop.goTo(paths.products);
  // Nothing says yet when this one came; the next one does.
  await waitFor(() => expect(localStorage.getItem(RECEIVED_KEY)).not.toBeNull());
  expect(refreshes()).toBe(1);
  clock.pass(10 * MINUTE_MS);
  clock.wake();
  await shop.goTo(paths.products);
  await expectSignedIn();
  expect(refreshes()).toBe(1);
});

test.each([
  ["cut off", '{"access_token":"a'],
  ["of another shape", '{"user":"admin"}'],
])("SESS-05 a stored session that is %s is discarded and logged", async (_, stored) => {
  await shop.open(paths.faq);
  const readErrors = listenToErrors();
  localStorage.setItem(SESSION_KEY, stored);
  await shop.goTo(paths.products);
  await expectSignedOut();
  expect(readErrors()).toEqual(["Error initializing auth state:"]);
});

test("SESS-08 a session that cannot be renewed is kept and renewed later", async () => {
  const { session } = await openSignedIn();
  const offline = vi.fn<typeof handleConnectError>(handleConnectError);
  shop.intercept(REFRESH, offline, 2);
  clock.pass((session.expires_in - 60) * 1_000);
  clock.wake();
  // At once a second time: the first may have arrived.
  await waitFor(() => expect(offline).toHaveBeenCalledTimes(2));
  await expectSignedIn();
  expect(readStoredSession()).toEqual(session);
  await waitFor(() => {
    // The attempt that failed may still be on its way.
    clock.wake();
    expect(readStoredSession()).not.toEqual(session);
  });
  await expectSignedIn();
});

test("SESS-07 when the session was ended elsewhere, the next request signs out", async () => {
  const { session } = await openSignedIn();
  const { refresh_token } = session;
  await post("/api/auth/sign-out", { refresh_token, scope: "global" });
  await expectSignedIn();
  await shop.goTo(paths.orders);
  await waitFor(() => expect(location.pathname).toBe(paths.auth));
  await expectSignedOut();
});

test("ACC-20 Sign Out in the navigation bar ends the session everywhere and leads to the home page", async () => {
  const { user, session } = await openSignedIn();
  const elsewhere = await signInElsewhere(session.user.email);
  await expectSignedIn();
  for (const link of getBar().getAllByRole("link", { name: shell.myOrders }))
    expect(link).toHaveAttribute("href", paths.orders);
  await user.click(getBar().getAllByRole("button", { name: shell.signOut })[0] ?? document.body);
  await untilAt(paths.home);
  await expectSignedOut();
  expect(getBar().queryAllByRole("link", { name: shell.myOrders })).toEqual([]);
  for (const ended of [session, elsewhere]) expect(await readStatus(ended)).toBe(401);
});

test("ACC-20 Sign Out leads to the home page even when the server is unreachable", async () => {
  const { user } = await openSignedIn(paths.orders);
  await expectSignedIn();
  const readErrors = listenToErrors();
  shop.intercept("POST /api/auth/sign-out", handleConnectError);
  await user.click(getBar().getAllByRole("button", { name: shell.signOut })[0] ?? document.body);
  await untilAt(paths.home);
  await expectSignedOut();
  expect(readErrors()).toEqual(["Error signing out:"]);
});

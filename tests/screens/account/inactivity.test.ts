// Inactivity: a warning first, and the end of the session after half an hour.
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { sessionText as text } from "#i18n/en/session.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { paths } from "#web/paths.ts";
import { ACTIVITY_KEY, IDLE_TIMEOUT_MS } from "#web/session/stored-session.ts";
import { getButton, untilAt } from "../admin/staff.ts";
import { createClock } from "../dom/clock.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createPeople, expectSignedOut, readStoredSession } from "./people.ts";

const shop = await startScreenShop();
const { post } = createPeople(shop);
const clock = createClock();

/** So many minutes go by, after which the page looks at the clock. */
function passMinutes(minutes: number): void {
  clock.pass(minutes * MINUTE_MS);
  clock.wake();
}

/** Somebody who is signed in, at a page that looks after their session. */
async function openSignedIn(path: string = paths.products): Promise<UserEvent> {
  const { email } = await shop.createCustomer();
  const user = await shop.open(path, { as: email });
  await waitFor(() => expect(localStorage.getItem(ACTIVITY_KEY)).not.toBeNull());
  return user;
}

const findWarning = () => screen.findByRole("alertdialog", { name: text.title });
const queryWarning = () => screen.queryByRole("alertdialog");

test("SESS-10 a page that needs an account is remembered for the return, and the sign-in page gives the reason", async () => {
  await openSignedIn(paths.orders);
  passMinutes(IDLE_TIMEOUT_MS / MINUTE_MS);
  await untilAt("/auth?next=%2Forders");
  expect(await screen.findByText(text.ended(IDLE_TIMEOUT_MS / MINUTE_MS))).toBeVisible();
  expect(readStoredSession()).toBeNull();
});

test("SESS-11 the warning appears after 25 minutes, counts down, and can extend the session", async () => {
  const user = await openSignedIn();
  passMinutes(24);
  expect(queryWarning()).toBeNull();
  passMinutes(1);
  expect(await findWarning()).toHaveTextContent(text.minutesLeft(5));
  expect(getButton(text.extend)).toHaveFocus();
  passMinutes(4);
  await waitFor(() => expect(queryWarning()).toHaveTextContent(text.minutesLeft(1)));
  await user.click(getButton(text.extend));
  await waitFor(() => expect(queryWarning()).toBeNull());
  passMinutes(24);
  expect(readStoredSession()).not.toBeNull();
  passMinutes(1);
  expect(await findWarning()).toHaveTextContent(text.minutesLeft(5));
});

test("SESS-11 the warning can sign out at once", async () => {
  const user = await openSignedIn();
  passMinutes(26);
  await findWarning();
  await user.click(getButton(text.signOut, await findWarning()));
  await untilAt(paths.auth);
  await expectSignedOut();
});

test.each<[string, (user: UserEvent) => unknown]>([
  [
    "a move of the mouse",
    () => [1, 2].map((screenX) => fireEvent.mouseMove(document.body, { screenX })),
  ],
  ["a click beside it", (user) => user.click(document.body)],
  ["a turn of the wheel", () => fireEvent.wheel(document.body)],
  ["a touch", () => fireEvent.touchStart(document.body)],
])("SESS-15 %s dismisses the warning", async (_, act) => {
  const user = await openSignedIn();
  passMinutes(27);
  await findWarning();
  await act(user);
  await waitFor(() => expect(queryWarning()).toBeNull());
  passMinutes(24);
  expect(queryWarning()).toBeNull();
  expect(readStoredSession()).not.toBeNull();
});

test("SESS-13 a computer that slept for 31 minutes wakes up signed out", async () => {
  await openSignedIn();
  passMinutes(31);
  await untilAt(paths.auth);
  expect(readStoredSession()).toBeNull();
});

test("SESS-13 the first input after such a sleep does not count as activity", async () => {
  const user = await openSignedIn();
  clock.pass(31 * MINUTE_MS);
  await user.keyboard("{Shift}");
  await untilAt(paths.auth);
  expect(readStoredSession()).toBeNull();
});

test("SESS-13 a browser that was closed for 31 minutes comes back signed out, on the server too", async () => {
  const { email } = await shop.createCustomer();
  const session = await shop.signIn(email);
  await shop.open(paths.products, { as: email });
  await waitFor(() => expect(localStorage.getItem(ACTIVITY_KEY)).not.toBeNull());
  clock.pass(31 * MINUTE_MS);
  await shop.goTo(paths.products);
  await expectSignedOut();
  const { refresh_token } = session;
  await waitFor(async () =>
    expect((await post("/api/auth/refresh", { refresh_token })).status).toBe(401),
  );
});

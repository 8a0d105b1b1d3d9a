// The account page: the own name and password, and where one is signed in.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { account } from "#i18n/en/account.ts";
import { accountSettings as text } from "#i18n/en/account-settings.ts";
import { secondFactor } from "#i18n/en/second-factor.ts";
import { paths } from "#web/paths.ts";
import { demoPassword } from "../../support/demo-shop.ts";
import { fill, getButton, untilAt } from "../admin/staff.ts";
import { handleConnectError } from "../dom/network.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findNews } from "../storefront/visitor.ts";
import { countCalls, createPeople, expectSignedOut, signInByForm } from "./people.ts";

const shop = await startScreenShop();
const { canSignIn, readStatus, signInElsewhere } = createPeople(shop);
const PROFILE = "PATCH /api/auth/profile";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/132.0";

/** A fresh person who is signed in, with their account page open. */
async function openAccount() {
  const { email } = await shop.createCustomer();
  const session = await shop.signIn(email);
  const user = await shop.open(paths.account, { as: email });
  await screen.findByRole("button", { name: secondFactor.panel.setUp });
  const [name, current, next] = [account.fullName, text.password.current, text.password.next].map(
    (label) => screen.getByLabelText(label),
  ) as [HTMLElement, HTMLElement, HTMLElement]; // as many as labels
  return { email, session, user, name, current, next };
}

const getItems = () =>
  within(screen.getByRole("list", { name: text.sessions.title })).getAllByRole("listitem");

test("ACC-02 signed-out visitors are sent to sign in, and back to their account", async () => {
  const { email } = await shop.createCustomer();
  const user = await shop.open(paths.account);
  await untilAt("/auth?next=%2Faccount");
  await signInByForm(user, email);
  await untilAt(paths.account);
  await waitFor(() => expect(screen.getByRole("main")).toHaveTextContent(email));
});

test("ACC-04 a new name is saved once, however often the button is pressed", async () => {
  const { user, name } = await openAccount();
  const calls = countCalls(shop, PROFILE);
  await fill(user, name, "  Zoë O'Neil  ");
  await user.dblClick(getButton(text.profile.save));
  await findNews(text.profile.saved);
  expect(calls()).toBe(1);
  await shop.goTo(paths.account);
  expect(await screen.findByLabelText(account.fullName)).toHaveValue("Zoë O'Neil");
});

test("ACC-05 an invalid name is refused at its field, and the input is kept", async () => {
  const { user, name } = await openAccount();
  await fill(user, name, "   ");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription(account.problems.fullName);
  await fill(user, name, "x".repeat(101));
  expect(name).not.toHaveAttribute("aria-invalid");
  // This one is refused by the server.
  await user.keyboard("{Enter}");
  const tooLong = account.problems.field(["too_long"]);
  await waitFor(() => expect(name).toHaveAccessibleDescription(tooLong));
  expect(name).toHaveValue("x".repeat(101));
});

test("ACC-06 without a connection a form says so, keeps the input, and works later", async () => {
  const { user, name } = await openAccount();
  await fill(user, name, "Noa Bar");
  shop.intercept(PROFILE, handleConnectError);
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(account.errors.offline);
  expect(name).toHaveValue("Noa Bar");
  await user.keyboard("{Enter}");
  await findNews(text.profile.saved);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("ACC-07 a wrong current password and a weak new one are reported at their fields", async () => {
  const { user, current, next } = await openAccount();
  await user.click(getButton(text.password.submit));
  await waitFor(() => expect(current).toHaveFocus());
  expect(current).toHaveAccessibleDescription(text.password.currentMissing);
  await user.type(current, "Not-Mine-2026!");
  await user.type(next, "weak");
  await user.click(getButton(text.password.submit));
  const weak = account.problems.newPassword(["password_too_short", "password_no_uppercase"]);
  expect(next).toHaveAccessibleDescription(new RegExp(weak));
  await fill(user, next, "Carry-Her-2027!");
  await user.click(getButton(text.password.submit));
  await waitFor(() => expect(current).toHaveAccessibleDescription(text.password.currentWrong));
  expect(next).toHaveValue("Carry-Her-2027!");
});

test("ACC-08 a new password takes effect and signs out other devices, but not this one", async () => {
  const { email, session, user, current, next } = await openAccount();
  const elsewhere = await signInElsewhere(email);
  await user.type(current, demoPassword);
  await user.type(next, "Carry-Her-2027!");
  expect(screen.getByText(account.requirements.count(6, 6))).toBeInTheDocument();
  await user.keyboard("{Enter}");
  await findNews(text.password.changed);
  expect(current).toHaveValue("");
  expect(next).toHaveValue("");
  await waitFor(() => expect(getItems()).toHaveLength(1));
  expect(await readStatus(elsewhere)).toBe(401);
  expect(await readStatus(session)).toBe(200);
  expect(await canSignIn(email, demoPassword)).toBe(false);
  expect(await canSignIn(email, "Carry-Her-2027!")).toBe(true);
});

test("ACC-09 all devices are listed by plain names, and another one's session can be ended", async () => {
  const { email, session } = await openAccount();
  const elsewhere = await signInElsewhere(email, FIREFOX);
  const user = await shop.goTo(paths.account);
  // The form behind the link in the confirmation mail has signed in, too.
  await waitFor(() => expect(getItems()).toHaveLength(3));
  const here = getItems().filter((item) => item.textContent?.includes(text.sessions.current));
  expect(here.map((item) => within(item).queryAllByRole("button"))).toEqual([[]]);
  const name = text.sessions.device(text.sessions.browsers.firefox, text.sessions.systems.windows);
  const [there] = getItems().filter((item) => item.textContent?.includes(name));
  expect(there).toHaveTextContent(/Last active \w+ \d{1,2}, 20\d\d at /);
  await user.click(getButton(text.sessions.endLabel(name)));
  await findNews(text.sessions.ended);
  await waitFor(() => expect(getItems()).toHaveLength(2));
  expect(screen.getByRole("heading", { name: text.sessions.title })).toHaveFocus();
  expect(await readStatus(elsewhere)).toBe(401);
  expect(await readStatus(session)).toBe(200);
});

test("ACC-13 a device list that failed to load can be loaded again without losing focus", async () => {
  const { email } = await shop.createCustomer();
  await shop.open(paths.home, { as: email });
  shop.intercept("GET /api/auth/sessions", handleConnectError);
  const user = await shop.goTo(paths.account);
  expect(await screen.findByRole("alert")).toHaveTextContent(text.sessions.failed);
  await user.click(getButton(text.sessions.retry));
  expect(screen.getByRole("heading", { name: text.sessions.title })).toHaveFocus();
  await waitFor(() => expect(getItems()).not.toHaveLength(0));
});

async function expectSignOut(button: string, statusElsewhere: number): Promise<void> {
  const { email, session, user } = await openAccount();
  const elsewhere = await signInElsewhere(email);
  await user.click(getButton(button, screen.getByRole("main")));
  await untilAt(paths.home);
  await expectSignedOut();
  await waitFor(async () => expect(await readStatus(session)).toBe(401));
  expect(await readStatus(elsewhere)).toBe(statusElsewhere);
}

test("ACC-10 signing out everywhere ends all sessions and leads to the home page", () =>
  expectSignOut(text.signOut.submit, 401));

test("ACC-12 signing out here leads to the home page and leaves other devices signed in", () =>
  expectSignOut(text.signOut.hereOnly, 200));

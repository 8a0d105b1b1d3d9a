// Choosing a new password by the link of a mail.
import { screen, waitFor } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { resetPassword as text } from "#i18n/en/account-links.ts";
import { account } from "#i18n/en/account.ts";
import { paths } from "#web/paths.ts";
import { demoPassword } from "../../support/demo-shop.ts";
import { fill, getButton, untilAt } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findNews } from "../storefront/visitor.ts";
import { countCalls, createPeople, findForm, getExact, readStoredSession } from "./people.ts";

const shop = await startScreenShop();
const { canSignIn, post } = createPeople(shop);

const toPath = (token: string) => `${paths.resetPassword}?token=${token}&type=recovery`;
const readPath = async (email: string) => toPath(await shop.linkToken(email, "reset-password"));

async function askForLink(email: string): Promise<string> {
  expect((await post("/api/auth/forgot-password", { email })).status).toBe(204);
  return readPath(email);
}

async function choose(user: UserEvent, password: string, repeated = password): Promise<void> {
  await fill(user, getExact(text.newPassword), password);
  await fill(user, getExact(text.confirmPassword), repeated);
  await user.click(getButton(text.submit));
}

async function expectExpired(): Promise<void> {
  const notice = await screen.findByText(text.expired);
  await waitFor(() => expect(notice).toHaveFocus());
}

test("SIGN-40 without a token the page says at once that the link does not work, and leads to a new one", async () => {
  const user = await shop.open(paths.resetPassword);
  const calls = countCalls(shop, "POST /api/**");
  expect(screen.getByText(text.expired)).toBeVisible();
  expect(screen.queryByRole("button", { name: text.submit })).toBeNull();
  await user.click(screen.getByRole("link", { name: text.requestNew }));
  await untilAt(paths.auth);
  expect(calls()).toBe(0);
});

test("SIGN-41 the two passwords must match and have 6 characters, and nothing is sent before", async () => {
  const user = await shop.open(toPath("none"));
  const calls = countCalls(shop, "POST /api/**");
  await choose(user, "12345");
  const [first, second] = [getExact(text.newPassword), getExact(text.confirmPassword)];
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription(
    new RegExp(account.problems.newPassword(["password_too_short_for_reset"])),
  );
  await choose(user, "123456", "1234567");
  await waitFor(() => expect(second).toHaveFocus());
  expect(second).toHaveAccessibleDescription(text.mismatch);
  expect(first).toHaveValue("123456");
  expect(calls()).toBe(0);
  await user.click(screen.getByRole("link", { name: text.toSignIn }));
  await untilAt(paths.auth);
});

test("SIGN-42 a forgotten password is replaced through the mail's link, once", async () => {
  const { email } = await shop.createCustomer();
  const asking = await shop.open(paths.auth);
  const form = await findForm("sign-in");
  await asking.type(getExact(account.email, form), email);
  await asking.click(getButton(account.forgot.action, form));
  await findNews(account.forgot.sent);
  const path = await readPath(email);
  for (const method of ["HEAD", "GET"])
    expect((await shop.send(path, { method })).status).toBe(200);

  await choose(await shop.goTo(path), "paws&go");
  await untilAt(paths.auth);
  await findNews(text.updated);
  expect(await canSignIn(email, demoPassword)).toBe(false);
  expect(await canSignIn(email, "paws&go")).toBe(true);

  await choose(await shop.goTo(path), "another1");
  await expectExpired();
  expect(await canSignIn(email, "another1")).toBe(false);
});

test.each(["none", "x".repeat(600), "%3Cscript%3E"])(
  "SIGN-43 a forged link is rejected with the same words: %s",
  async (token) => {
    await choose(await shop.open(toPath(token)), "123456");
    await expectExpired();
  },
);

test("SIGN-44 moderators and administrators need a password that meets all rules", async () => {
  const user = await shop.open(await askForLink("moderator@wanderpaw.example"));
  await choose(user, "abcdef");
  const first = getExact(text.newPassword);
  const problems = account.problems.field([
    "password_too_short",
    "password_no_uppercase",
    "password_no_number",
    "password_no_special",
  ]);
  await waitFor(() => expect(first).toHaveAccessibleDescription(new RegExp(problems)));
  await waitFor(() => expect(first).toHaveFocus());
  expect(getExact(text.confirmPassword)).toHaveValue("abcdef");
});

test("SIGN-45 a reset signs out a browser that was still signed in", async () => {
  const { email } = await shop.createCustomer();
  const user = await shop.open(await askForLink(email), { as: email });
  expect(readStoredSession()).not.toBeNull();
  await choose(user, "paws&go");
  await untilAt(paths.auth);
  expect(readStoredSession()).toBeNull();
});

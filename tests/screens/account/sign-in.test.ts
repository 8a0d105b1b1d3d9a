// The form to sign in: where it leads, what it refuses, and forgotten passwords.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { account as text } from "#i18n/en/account.ts";
import { cart } from "#i18n/en/cart.ts";
import { errors } from "#i18n/en/errors.ts";
import { shell } from "#i18n/en/shell.ts";
import { demoPassword } from "../../support/demo-shop.ts";
import { fill, getButton, untilAt } from "../admin/staff.ts";
import { handleConnectError } from "../dom/network.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findNews } from "../storefront/visitor.ts";
import { countCalls, findForm, getExact, signInByForm } from "./people.ts";

const shop = await startScreenShop();
const customer = "customer@wanderpaw.example";
const SIGN_IN = "POST /api/auth/sign-in";

async function openForm(path = "/auth") {
  const user = await shop.open(path);
  const form = await findForm("sign-in");
  const email = getExact(text.email, form);
  const password = getExact(text.password, form);
  const findAlert = () => within(form).findByRole("alert");
  return { user, form, email, password, submit: getButton(text.signIn.submit, form), findAlert };
}

test("SIGN-06 a signed-in visitor is redirected at once, to home or to the requested page", async () => {
  await shop.open("/auth", { as: "customer" });
  await untilAt("/");
  await shop.goTo("/auth?next=/cart");
  await untilAt("/cart");
  expect(await screen.findByRole("heading", { name: cart.empty })).toBeVisible();
});

test.each([
  ["/cart?a=1#b", "/cart?a=1", "#b"],
  ["//evil.example/", "/", ""],
  ["/.//evil.example/", "/", ""],
])("SIGN-01 SIGN-02 signing in for %j leads to %s%s", async (next, path, hash) => {
  const { user } = await openForm(`/auth?next=${encodeURIComponent(next)}`);
  await signInByForm(user, customer);
  await untilAt(path);
  expect(location.hash).toBe(hash);
  await findNews(shell.toast.welcome);
});

test("SIGN-10 missing or invalid input is reported at its field, and the focus moves to the first one", async () => {
  const { user, email, password, submit } = await openForm();
  const calls = countCalls(shop, SIGN_IN);
  await user.click(submit);
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription(text.problems.email);
  expect(password).toHaveAccessibleDescription(text.problems.password);
  await user.type(email, "maya");
  await user.type(password, "a");
  expect(password).not.toHaveAccessibleDescription();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription(text.problems.field(["not_an_email"]));
  expect(calls()).toBe(0);
});

test("SIGN-17 a double click and Enter send one request", async () => {
  const { user, form, email, password, submit } = await openForm();
  await user.type(email, customer);
  await user.type(password, demoPassword);
  const calls = countCalls(shop, SIGN_IN);
  shop.intercept(SIGN_IN, async (proceed) => {
    await within(form).findByRole("button", { name: text.signIn.sending });
    password.focus();
    await user.keyboard("{Enter}");
    expect(calls()).toBe(0);
    return proceed();
  });
  await user.dblClick(submit);
  await untilAt("/");
  expect(calls()).toBe(0);
});

test("SIGN-22 a button shows and hides the password, and announces its state", async () => {
  const { user, form, password } = await openForm();
  const show = getButton(text.showPassword, form);
  expect(show).toHaveAttribute("aria-pressed", "false");
  expect(password).toHaveAttribute("type", "password");
  await user.click(show);
  expect(show).toHaveAttribute("aria-pressed", "true");
  expect(password).toHaveAttribute("type", "text");
  await user.click(show);
  expect(show).toHaveAttribute("aria-pressed", "false");
  expect(password).toHaveAttribute("type", "password");
});

test("SIGN-14 a password reset requires an address, and then gives the same response for every address", async () => {
  const { user, form, email } = await openForm();
  const forgot = getButton(text.forgot.action, form);
  await user.click(forgot);
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(text.forgot.emailFirst);
  for (const address of ["nobody@people.example", customer]) {
    await fill(user, email, address);
    await user.click(getButton(text.forgot.action, form));
    const news = await findNews(text.forgot.sentText(address));
    expect(news).toHaveTextContent(text.forgot.sent);
    expect(email).toHaveValue(address);
  }
});

test("SIGN-11 AUTH-60 a wrong password and an unknown address get the same message, and no input is lost", async () => {
  const person = await shop.createCustomer();
  const { user, email, password, submit, findAlert } = await openForm();
  for (const address of [person.email, "nobody@people.example"]) {
    await fill(user, email, address);
    await fill(user, password, "not-it");
    await user.click(submit);
    expect(await findAlert()).toHaveTextContent(errors.invalid_credentials);
    expect(email).toHaveValue(address);
    expect(password).toHaveValue("not-it");
    expect(submit).toHaveFocus();
  }
  await user.type(password, "x");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("SIGN-15 the sixth attempt within 15 minutes has to wait, in this page and after a reload", async () => {
  const { email } = await shop.createCustomer();
  const { user, findAlert } = await openForm();
  const calls = countCalls(shop, SIGN_IN);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await signInByForm(user, email, `wrong ${attempt}`);
    await waitFor(() => expect(calls()).toBe(attempt));
    expect(await findAlert()).toHaveTextContent(errors.invalid_credentials);
  }
  await signInByForm(user, email);
  const tooMany = /^Too many attempts\. Please try again in 1[45] minutes\.$/;
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(tooMany));
  expect(calls()).toBe(5);
  await signInByForm(await shop.goTo("/auth"), email);
  expect(await screen.findByRole("alert")).toHaveTextContent(tooMany);
  expect(calls()).toBe(6);
});

test("SIGN-16 without a connection the page says so, keeps the input, and works again later", async () => {
  const { user, email, submit, findAlert } = await openForm();
  shop.intercept(SIGN_IN, handleConnectError);
  await signInByForm(user, customer);
  expect(await findAlert()).toHaveTextContent(text.errors.offline);
  expect(email).toHaveValue(customer);
  await user.click(submit);
  await untilAt("/");
});

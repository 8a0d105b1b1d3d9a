// The form to sign up, and the page that the mail's link opens.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { confirmEmail } from "#i18n/en/account-links.ts";
import { account as text } from "#i18n/en/account.ts";
import { resend } from "#i18n/en/resend.ts";
import { errors } from "#i18n/en/errors.ts";
import { passwordRules } from "#modules/identity/passwords/password-rules.ts";
import { paths } from "#web/paths.ts";
import { demoPassword } from "../../support/demo-shop.ts";
import { fill, getButton, untilAt } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findNews } from "../storefront/visitor.ts";
import { countCalls, createPeople, findForm, getExact } from "./people.ts";

const shop = await startScreenShop();
const { canSignIn, post } = createPeople(shop);

async function openSignUp() {
  const user = await shop.open("/auth?tab=sign-up");
  const form = await findForm("sign-up");
  const get = (label: string) => getExact(label, form);
  return { user, form, get, submit: getButton(text.signUp.submit, form) };
}

/** An account that waits for its confirmation, and the path of the link in its mail. */
async function signUpElsewhere() {
  const email = shop.newEmail();
  const body = { email, password: demoPassword, full_name: "Maya Brenner" };
  expect((await post("/api/auth/sign-up", body)).status).toBe(204);
  return { email, path: await confirmPath(email) };
}

const confirmPath = async (email: string) =>
  `${paths.confirmEmail}?token=${await shop.linkToken(email, "confirm-email")}`;

const getPassword = () => screen.getByLabelText(text.password);

async function confirm(user: Awaited<ReturnType<typeof shop.open>>, password = demoPassword) {
  await fill(user, getPassword(), password);
  await user.click(getButton(confirmEmail.submit));
}

const findExpired = async () => {
  const notice = await screen.findByText(confirmEmail.expired);
  await waitFor(() => expect(notice).toHaveFocus());
};

test("SIGN-09 each password requirement is ticked when it is met, also for screen readers", async () => {
  const { user, form, get } = await openSignUp();
  const isMet = ({ textContent }: Element) => textContent?.endsWith(`, ${text.requirements.met}`);
  const status = within(form).getByRole("status");
  for (const [typed, met] of [
    ["a", 2],
    ["aB", 3],
    ["aB3", 4],
    ["aB3!", 5],
    ["aB3!aB3!", 6],
    ["password", 2],
    ["", 0],
  ] as const) {
    await fill(user, get(text.password), typed);
    const items = within(form).getAllByRole("listitem");
    expect(items).toHaveLength(passwordRules.length);
    expect(items.filter(isMet)).toHaveLength(met);
    expect(status).toHaveTextContent(
      typed === "" ? /^$/ : text.requirements.count(met, passwordRules.length),
    );
  }
  const { names, unmet } = text.requirements;
  expect(get(text.password)).toHaveAccessibleDescription(
    new RegExp(`${names.password_too_short} ?, ${unmet}`),
  );
});

test("SIGN-10 an empty name and a weak password are rejected at the field, without a request", async () => {
  const { user, form, get, submit } = await openSignUp();
  const calls = countCalls(shop, "POST /api/**");
  await user.type(get(text.email), "maya@people.example");
  await user.type(get(text.password), "welcome");
  await user.click(submit);
  await waitFor(() => expect(get(text.fullName)).toHaveFocus());
  expect(get(text.fullName)).toHaveAccessibleDescription(text.problems.fullName);
  expect(form).toHaveTextContent(
    text.problems.newPassword([
      "password_too_short",
      "password_no_uppercase",
      "password_no_number",
      "password_no_special",
      "password_too_common",
    ]),
  );
  expect(get(text.password)).toHaveValue("welcome");
  expect(calls()).toBe(0);
});

test("AUTH-60 after signing up the sign-in form is empty except for the address", async () => {
  const user = await shop.open("/auth");
  const signIn = await findForm("sign-in");
  await user.type(getExact(text.password, signIn), "tried before");
  await user.click(screen.getByRole("tab", { name: text.tabs["sign-up"] }));
  const signUp = await findForm("sign-up");
  const email = shop.newEmail();
  await user.type(getExact(text.fullName, signUp), "Maya Brenner");
  await user.type(getExact(text.email, signUp), email);
  await user.type(getExact(text.password, signUp), demoPassword);
  await user.click(getButton(text.signUp.submit, signUp));
  await findNews(text.signUp.created);
  expect(screen.getByRole("tab", { name: text.tabs["sign-in"] })).toHaveFocus();
  await screen.findByText(text.signUp.confirmFirst(email));
  expect(getExact(text.email, await findForm("sign-in"))).toHaveValue(email);
  expect(getExact(text.password, await findForm("sign-in"))).toHaveValue("");
  await user.click(screen.getByRole("tab", { name: text.tabs["sign-up"] }));
  expect(getExact(text.password, await findForm("sign-up"))).toHaveValue("");
});

test("SIGN-13 a taken address is reported and leads to the sign-in with that address", async () => {
  const { email } = await signUpElsewhere();
  const { user, form, get, submit } = await openSignUp();
  await user.type(get(text.fullName), "Maya Brenner");
  await user.type(get(text.email), email.toUpperCase());
  await user.type(get(text.password), demoPassword);
  await user.click(submit);
  expect(await within(form).findByRole("alert")).toHaveTextContent(errors.email_taken);
  expect(get(text.password)).toHaveValue(demoPassword);
  await user.click(getButton(text.signUp.signInInstead, form));
  expect(getExact(text.email, await findForm("sign-in"))).toHaveValue(email.toUpperCase());
  expect(screen.getByRole("tab", { name: text.tabs["sign-in"] })).toHaveFocus();
});

test("SIGN-30 opening the mail's link does not use it up; its form does, once", async () => {
  const { email, path } = await signUpElsewhere();
  for (const method of ["HEAD", "GET", "GET"])
    expect((await shop.send(path, { method })).status).toBe(200);
  await shop.open(path);
  expect(getButton(confirmEmail.submit)).toBeEnabled();
  const user = await shop.open(path);
  const pages = history.length;
  await confirm(user);
  await untilAt("/");
  await findNews(confirmEmail.confirmed);
  // Back leads to no page with the used link.
  expect(history.length).toBe(pages);
  expect(await canSignIn(email, demoPassword)).toBe(true);
});

test("SIGN-31 a used or invalid confirmation link offers a new one", async () => {
  const { email, path } = await signUpElsewhere();
  await post("/api/auth/resend-confirmation", { email });
  const second = await confirmPath(email);
  expect(second).not.toBe(path);
  await confirm(await shop.open(path));
  await findExpired();
  const user = await shop.goTo(paths.confirmEmail);
  expect(screen.getByText(confirmEmail.expired)).toBeVisible();
  expect(screen.queryByRole("button", { name: confirmEmail.submit })).toBeNull();
  await user.type(screen.getByLabelText(text.email), email);
  await user.click(getButton(resend.action));
  await findNews(resend.sent);
  const third = await confirmPath(email);
  expect(third).not.toBe(second);
  await confirm(await shop.goTo(third));
  await untilAt("/");
});

test("SIGN-46 SIGN-47 a wrong password is reported at its field, and a person who did not sign up gets a link to choose one", async () => {
  const { email, path } = await signUpElsewhere();
  const user = await shop.open(path);
  await user.click(getButton(confirmEmail.submit));
  await waitFor(() => expect(getPassword()).toHaveAccessibleDescription(text.problems.password));
  await confirm(user, "Not-the-one-1!");
  const wrong = text.problems.field(["wrong_password"]);
  await waitFor(() => expect(getPassword()).toHaveAccessibleDescription(wrong));
  await waitFor(() => expect(getPassword()).toHaveFocus());

  expect(screen.getByRole("main")).toHaveTextContent(confirmEmail.own.text);
  await user.click(getButton(confirmEmail.own.action));
  await screen.findByText(confirmEmail.own.mailed);
  const chosen = "Entirely-My-0wn!";
  const body = { token: await shop.linkToken(email, "reset-password"), password: chosen };
  expect((await post("/api/auth/reset-password", body)).status).toBe(204);
  // The password of the sign-up is gone, and its link with it.
  await confirm(await shop.goTo(path));
  await findExpired();
  expect(await canSignIn(email, chosen)).toBe(true);
});

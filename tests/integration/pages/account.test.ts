// The pages around an account as they are sent: to search engines, to programs that look at the
// links of mails, and to browsers without scripts.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { account as labels } from "#content/account.ts";
import { confirmEmail, resetPassword } from "#i18n/en/account-links.ts";
import { account as text } from "#i18n/en/account.ts";
import { orders } from "#i18n/en/orders.ts";
import { privacyNotes } from "#i18n/en/privacy-notes.ts";
import { paths } from "#web/paths.ts";
import { demoPassword } from "../../support/demo-shop.ts";
import { getAttribute, startPageShop } from "./page-shop.ts";

const shop = await startPageShop();

function post(path: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return shop.send(path, { method: "POST", headers, body: JSON.stringify(body) });
}

test.each([paths.auth, `${paths.confirmEmail}?token=a`, `${paths.resetPassword}?token=a`])(
  "SIGN-04 %s is not indexed, and pages of mail links send no referrer",
  async (path) => {
    const { status, document } = await shop.read(path);
    expect(status).toBe(200);
    expect(getAttribute(document, "meta[name=robots]", "content")).toBe("noindex");
    expect(getAttribute(document, "meta[name=referrer]", "content")).toBe(
      path === paths.auth ? undefined : "strict-origin",
    );
    expect(getAttribute(document, "link[rel=canonical]", "href") ?? "").not.toContain("token");
  },
);

test("SIGN-05 a recovery token at /auth redirects to the reset page with the same token and type", async () => {
  const answer = await shop.read("/auth?token=a%2Bb%26c&type=recovery");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/reset-password?token=a%2Bb%26c&type=recovery");
  const { main } = await shop.follow(answer);
  expect(within(main).getByRole("button", { name: resetPassword.submit })).toBeDefined();
});

test("SIGN-49 the address where password managers look for the page to change a password leads there", async () => {
  const answer = await shop.read("/.well-known/change-password");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(paths.account);
});

test("SIGN-49 a new password stands beside the address of its account, if the link works", async () => {
  const email = shop.newEmail();
  const body = { email, password: demoPassword, full_name: "Maya Brenner" };
  expect((await post("/api/auth/sign-up", body)).status).toBe(204);
  expect((await post("/api/auth/forgot-password", { email })).status).toBe(204);
  const readAddress = async (token: string) => {
    const { main } = await shop.read(`${paths.resetPassword}?token=${token}`);
    return getAttribute(main, "input[autocomplete=username]", "value");
  };
  expect(await readAddress(await shop.linkToken(email, "reset-password"))).toBe(email);
  expect(await readAddress("none")).toBe("");
});

test("SIGN-23 without scripts the sign-in page cannot be submitted, and explains why", async () => {
  const { document } = await shop.read(paths.auth);
  const forms = [...document.querySelectorAll("form")].filter(
    (form) => form.querySelector("input[type=password]") !== null,
  );
  expect(forms).toHaveLength(2);
  for (const form of forms) {
    expect(form.querySelector<HTMLButtonElement>("button[type=submit]")?.disabled).toBe(true);
    expect(form.querySelector("noscript")?.textContent).toContain(text.noScript);
  }
});

test("SIGN-48 the confirmation page works without scripts, including the sign-in", async () => {
  const email = shop.newEmail();
  const body = { email, password: demoPassword, full_name: "Maya Brenner" };
  expect((await post("/api/auth/sign-up", body)).status).toBe(204);
  const path = `${paths.confirmEmail}?token=${await shop.linkToken(email, "confirm-email")}`;
  const [form, ownForm] = await readForms();
  const refused = await shop.submit(form, { password: "Not-the-one-1!" });
  const field = refused.document.querySelector("input[type=password]");
  const problem = field?.getAttribute("aria-describedby") ?? "";
  expect(refused.document.getElementById(problem)?.textContent).toBe(
    text.problems.field(["wrong_password"]),
  );
  expect((await shop.submit(ownForm)).text).toContain(confirmEmail.own.mailed);
  const done = await shop.submit(form, { password: demoPassword });
  expect(within(done.main).getByRole("heading", { level: 1 }).textContent).toBe(
    labels.confirmed.heading,
  );
  expect((await post("/api/auth/sign-in", { email, password: demoPassword })).status).toBe(200);
  const used = await shop.submit(form, { password: demoPassword });
  expect(used.text).toContain(confirmEmail.expired);

  async function readForms() {
    const { document } = await shop.read(path);
    const [confirm, own] = document.querySelectorAll<HTMLFormElement>("main form");
    if (!confirm || !own) throw new Error("the page has no two forms");
    return [confirm, own] as const;
  }
});

test("ORD-16 the HTML of My Orders is the same for everyone, is not cached, and says what it needs", async () => {
  const { access_token } = await shop.signIn("customer");
  const known = await shop.read(paths.orders, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  const stranger = await shop.read(paths.orders);
  expect(known.headers.get("cache-control")).toBe("no-store");
  expect(known.html).toBe(stranger.html);
  expect(getAttribute(stranger.document, "meta[name=robots]", "content")).toBe("noindex");
  expect(stranger.html).not.toContain("customer@wanderpaw.example");
  expect(stranger.document.querySelector("main noscript")?.textContent).toContain(orders.noScript);
});

test("FORM-67 the sign-up says what its data is used for", async () => {
  const { main } = await shop.read(paths.auth);
  const note = within(main).getByText(privacyNotes.signUp.text, { exact: false });
  expect(getAttribute(note, "a", "href")).toBe(paths.privacy);
});

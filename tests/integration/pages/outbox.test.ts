// The local outbox as it is sent: every mail as text, and as a document of its own.
import { within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { outbox as text } from "#i18n/en/outbox.ts";
import { paths } from "#web/paths.ts";
import { demoPassword } from "../../support/demo-shop.ts";
import { getAttribute, readText, startPageShop } from "./page-shop.ts";

const shop = await startPageShop({ doesJobs: true });
const NOBODYS = "00000000-0000-4000-8000-000000000000";

/** Signs up somebody new; returns their address, and the path of their mail once it is kept. */
async function signUp() {
  const email = shop.newEmail();
  await shop.post("/api/auth/sign-up", { email, password: demoPassword, full_name: "Noa Lev" });
  const path = await vi.waitFor(
    async () => {
      const { main } = await shop.read(paths.outbox);
      const list = within(main).getByRole("navigation", { name: text.list });
      const link = within(list).getByText(text.to(email)).closest("a");
      return link?.getAttribute("href") ?? "";
    },
    { timeout: 30_000 },
  );
  return { email, path };
}

test("MAIL-34 the outbox shows a mail as text, and its link works", async () => {
  const { email, path } = await signUp();
  const { main, document } = await shop.read(path);
  expect(getAttribute(document, "meta[name=robots]", "content")).toBe("noindex");
  const mail = within(main).getByRole("article");
  expect(readText(mail)).toContain(email);
  within(mail).getByRole("heading", { level: 2, name: "Confirm your email" });
  expect(mail.querySelector("pre")?.textContent).toContain("Hello Noa Lev,");
  const link = within(mail).getByRole("link", { name: text.openLink });
  expect(link.getAttribute("href")).toMatch(/^\/auth\/confirm\?token=\S+/);
  const refresh = within(main).getByRole("link", { name: text.refresh });
  expect(refresh.getAttribute("href")).toBe(path);
});

test("MAIL-35 the HTML of a mail runs no scripts and can be framed only by the shop", async () => {
  const { path } = await signUp();
  const { document } = await shop.read(path);
  const source = getAttribute(document, "iframe", "src") ?? "";
  const { headers, document: mail } = await shop.read(source);
  expect(mail.querySelector("h1")?.textContent).toBe("Confirm your email");
  const policy = headers.get("content-security-policy");
  for (const part of ["default-src 'none'", "frame-ancestors 'self'", "sandbox"])
    expect(policy).toContain(part);
  expect(policy).not.toContain("script-src");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("MAIL-36 a mail that is not stored is reported as gone", async () => {
  await signUp();
  const { main } = await shop.read(`${paths.outbox}?mail=${NOBODYS}`);
  within(main).getByText(text.gone);
  expect((await shop.send(`${paths.outbox}/${NOBODYS}`)).status).toBe(404);
});

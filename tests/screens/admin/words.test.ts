// Names for screen readers in the back office: Hebrew, also where a library has its own words.
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { message } from "#i18n/he/inbox.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { adminPaths } from "../../e2e/shop-pages.ts";
import { startScreenShop } from "../screen-shop.ts";

const shop = await startScreenShop();

/** Names of files, keys, services and currencies are what they are in every language. */
const NAMES = /^(CSV|PDF|SEO|SKU|Ctrl|Esc|Enter|Wanderpaw|[A-Z]|[\d\W]+)$/;

/** Names of controls and images in Latin words, without Hebrew, but for those of the shop. */
function listEnglish(): string[] {
  const labels = ["aria-label", "aria-roledescription", "aria-description", "aria-valuetext"];
  const named = labels.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((it) => it.getAttribute(name) ?? ""),
  );
  const hidden = [...document.querySelectorAll(".sr-only, [style*='clip-path']")].map(
    // Texts of the owner and of customers may be in English.
    (it) => (it.querySelector("bdi") ? "" : it.textContent),
  );
  const titles = [...document.querySelectorAll("button[title], a[title]")].map(
    (it) => it.getAttribute("title") ?? "",
  );
  const all = [...new Set([...named, ...hidden, ...titles])];
  expect(all.some((text) => /[א-ת]/.test(text))).toBe(true);
  return all.filter(
    (text) => /[a-z]{3}/i.test(text) && !/[א-ת]/.test(text) && !NAMES.test(text.trim()),
  );
}

test.each(adminPaths)(
  "WORDS-92 %s has no control or picture with an English name",
  async (path) => {
    await shop.open(path, { as: "admin" });
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(screen.queryByText(admin.list.loading)).toBeNull());
    expect(listEnglish()).toEqual([]);
  },
);

test("WORDS-92 overlays have no control or picture with an English name: a product picker, the bell, a message", async () => {
  const user = await shop.open("/admin/orders/new", { as: "admin" });
  await user.type(await screen.findByRole("combobox", { name: newOrder.lines.add }), "a");
  await screen.findAllByRole("option");
  expect(listEnglish()).toEqual([]);
  await shop.goTo("/admin/messages");
  await waitFor(() => expect(document.querySelector("main [data-row-link]")).not.toBeNull());
  const first = document.querySelector("main [data-row-link]");
  if (first) await user.click(first);
  await screen.findByLabelText(message.reply.label);
  const [bell] = screen.getAllByRole("button", { name: new RegExp(admin.bell.label) });
  if (bell) await user.click(bell);
  await screen.findByRole("dialog");
  expect(listEnglish()).toEqual([]);
  expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();
});

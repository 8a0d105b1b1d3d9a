// The frame around every page of the storefront, as it is sent.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { notFound } from "#i18n/en/not-found.ts";
import { shell } from "#i18n/en/shell.ts";
import { createVariants } from "../../support/variants.ts";
import { startPageShop } from "./page-shop.ts";

const shop = await startPageShop();
const { listVariants } = createVariants(shop);

test("SHELL-01 the navigation bar links to the pages, the cart, Sign In and Order Now, and marks the current page", async () => {
  const { document } = await shop.read("/gallery");
  const bar = within(within(document.body).getByRole("banner"));
  for (const [name, address] of [
    [shell.home, "/"],
    [shell.products, "/products"],
    [shell.gallery, "/gallery"],
    ["About", "/about"],
    [shell.blog, "/blog"],
    [shell.contact, "/contact"],
    ["Search", "/search"],
    [shell.cart(0), "/cart"],
    [shell.signIn, "/auth"],
    [shell.orderNow, "/products"],
  ] as const)
    for (const link of bar.getAllByRole("link", { name }))
      expect([link.getAttribute("href"), link.getAttribute("aria-current")]).toEqual([
        address,
        address === "/gallery" ? "page" : null,
      ]);
});

test("SHELL-08 the footer links to the products, the legal pages, the channels and the e-mail address", async () => {
  const { document } = await shop.read("/");
  const footer = within(within(document.body).getByRole("contentinfo"));
  const variants = await listVariants();
  for (const [name, address] of [
    ...variants.map(({ slug, variantName }) => [variantName, `/product/${slug}`] as const),
    [shell.footer.privacy, "/privacy"],
    [shell.footer.terms, "/terms"],
    ["Accessibility", "/accessibility"],
    ...brand.social.map((channel) => [channel.name, channel.url] as const),
    [brand.email, `mailto:${brand.email}`],
  ] as const)
    expect(footer.getByRole("link", { name }).getAttribute("href")).toBe(address);
});

// The first has a route of its own, the second is no page of words; browsers look for the route.
test.each(["/no/such/page", "/no-such-page"])(
  "SHELL-11 HTTP-60 an unknown address such as %s returns 404 with a link home and is not indexed",
  async (path) => {
    const { status, main, document, html } = await shop.read(path);
    expect(status).toBe(404);
    within(main).getByRole("heading", { level: 1, name: notFound.title });
    const home = within(main).getByRole("link", { name: notFound.home });
    expect(home.getAttribute("href")).toBe("/");
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect((await shop.read(`${path}-either`)).html).toBe(html);
  },
);

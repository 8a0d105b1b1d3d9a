import { expect, test } from "vitest";
import { olive } from "#modules/catalog/olive.fixture.ts";
import type { SessionState } from "#web/session/session-store.ts";
import { renderInShop } from "../shop-page.fixture.tsx";
import { AccountLinks } from "./account-links.tsx";
import { Header } from "./header.tsx";

const signedIn: SessionState = {
  status: "signed-in",
  session: {
    access_token: "access",
    refresh_token: "refresh",
    expires_in: 900,
    expires_at: 1_767_225_600,
    token_type: "bearer",
    user: {
      id: "00000000-0000-4000-8000-000000000001",
      email: "rex@mail.example",
      full_name: "Rex",
      created_at: "2025-01-01T00:00:00Z",
    },
  },
};

/** The class attribute of the link or button with this text. */
function findClasses(html: string, text: string): string {
  const [, classes = ""] = new RegExp(`<[^>]*class="([^"]*)"[^>]*>${text}<`).exec(html) ?? [];
  return classes.replaceAll("&amp;", "&");
}

test("SHELL-03 a visitor sees Sign In and no link to orders", () => {
  const html = renderInShop(<AccountLinks session={{ status: "signed-out" }} />);
  expect(html).toContain("Sign In");
  expect(html).not.toContain("My Orders");
  expect(html).not.toContain("Sign Out");
});

test("SHELL-04 a customer sees My Orders and Sign Out instead of Sign In", () => {
  const html = renderInShop(<AccountLinks session={signedIn} />);
  expect(html).toContain("My Orders");
  expect(html).toContain("Sign Out");
  expect(html).not.toContain("Sign In");
});

test("SHELL-05 while the session is loading, the mark of a stored session decides which links are shown", () => {
  const html = renderInShop(<AccountLinks session={{ status: "loading" }} />);
  expect(findClasses(html, "Sign In")).toContain("[:root[data-stored-session]_&]:hidden");
  for (const text of ["My Orders", "Sign Out"])
    expect(findClasses(html, text)).toContain("[:root:not([data-stored-session])_&]:hidden");
});

test("SHELL-07 the menu of a phone leads a customer to the account", () => {
  expect(renderInShop(<AccountLinks session={signedIn} withAccount />)).toContain(
    'href="/account"',
  );
  expect(renderInShop(<AccountLinks session={signedIn} />)).not.toContain('href="/account"');
});

test("GIFT-08 the strip names the gift of what is for sale, and is gone while nothing has one", () => {
  const strip = renderInShop(<Header />, { catalog: [olive] }).replaceAll(/<[^>]+>/g, "");
  expect(strip).toContain("Cotton Storage Bag, free with every backpack");
  const { gift: _gift, ...plain } = olive;
  expect(renderInShop(<Header />, { catalog: [plain] })).not.toContain("free with every");
});

test("SHELL-06 an empty cart has no badge and is announced as empty to screen readers", () => {
  const html = renderInShop(<Header />);
  expect(html).toContain('aria-label="Cart, empty"');
});

test("WORDS-09 the announcement is above everything else while it has a text, with its optional link", () => {
  const headerWith = (text: string, link = { to: "", label: "" }) =>
    renderInShop(<Header />, { words: { announcement: { text, link } } });
  const html = headerWith("Closed <b>on Friday</b>", { to: "/contact", label: "Write to us" });
  expect(html).toMatch(/^<header[^>]*><p[^>]*print:hidden[^>]*>Closed &lt;b&gt;on Friday&lt;/);
  expect(html).toMatch(/href="\/contact"[^>]*>Write to us</);
  expect(headerWith("Closed", { to: "/gallery", label: "" })).not.toMatch(/Closed.{0,9}<a/);
  expect(headerWith("", { to: "/contact", label: "Write to us" })).not.toContain("Write to us");
});

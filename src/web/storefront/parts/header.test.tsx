import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { CartProvider } from "../cart/cart-provider.tsx";
import { SessionProvider, type Session } from "../session.tsx";
import { Header } from "./header.tsx";

function headerFor(session: Session): string {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <SessionProvider value={session}>
          <CartProvider catalogue={[]}>
            <Header />
          </CartProvider>
        </SessionProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Page initialEntries={["/"]} />);
}

test("SHELL-03 a visitor is offered Sign In and no orders", () => {
  const html = headerFor({ status: "signed-out" });
  expect(html).toContain("Sign In");
  expect(html).not.toContain("My Orders");
  expect(html).not.toContain("Sign Out");
});

test("SHELL-04 a customer is offered My Orders and Sign Out instead of Sign In", () => {
  const html = headerFor({ status: "signed-in", signOut: () => undefined });
  expect(html).toContain("My Orders");
  expect(html).toContain("Sign Out");
  expect(html).not.toContain("Sign In");
});

test("SHELL-05 neither is shown while the session is still being read", () => {
  const html = headerFor({ status: "loading" });
  expect(html).not.toContain("Sign In");
  expect(html).not.toContain("My Orders");
});

test("SHELL-06 an empty cart has no badge and says so to a screen reader", () => {
  const html = headerFor({ status: "signed-out" });
  expect(html).toContain('aria-label="Cart, empty"');
});

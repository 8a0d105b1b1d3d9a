import { ShoppingBag } from "lucide-react";
import { useState, type ComponentType, type MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { useCart } from "./cart-provider.tsx";

type Drawer = ComponentType<{ onClosed: () => void }>;

/**
 * The way to the cart with the number of its pieces. A plain press opens the cart at the side,
 * except where a page shows it anyway; without scripts, and where the drawer cannot be loaded, it
 * leads to the cart's page.
 */
export function CartLink() {
  const { count } = useCart();
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  // A page that is left takes its drawer along, be it still on its way.
  const [opened, setOpened] = useState<{ Drawer: Drawer; key: string }>();
  const isShownAnyway = pathname === paths.cart || pathname.startsWith("/order/");

  function open(event: MouseEvent) {
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (isShownAnyway || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    import("./cart-drawer.tsx").then(
      ({ CartDrawer }) => setOpened({ Drawer: CartDrawer, key }),
      () => navigate(paths.cart),
    );
  }

  return (
    <>
      <Link
        to={paths.cart}
        aria-label={shell.cart(count)}
        onClick={open}
        className="relative grid size-11 flex-none place-items-center rounded-pill hover:bg-surface-hover"
      >
        <ShoppingBag aria-hidden className="size-5" />
        {count > 0 && (
          <span
            aria-hidden
            className="num absolute end-0 top-0.5 min-w-5 rounded-pill bg-badge px-1 text-center text-2xs leading-5 font-strong text-on-badge"
          >
            {count}
          </span>
        )}
      </Link>
      {opened?.key === key && <opened.Drawer onClosed={() => setOpened(undefined)} />}
    </>
  );
}

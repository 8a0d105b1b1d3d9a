import { Menu } from "lucide-react";
import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { shell } from "#i18n/en/shell.ts";
import { getButtonClass } from "#ui/button.tsx";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/use-session.ts";
import { CartLink } from "../cart/cart-link.tsx";
import { useCatalog } from "../catalog.tsx";
import { useContent } from "../content.ts";
import { AccountLinks } from "./account-links.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { MenuLinks } from "./menu-links.tsx";
import { PageLink } from "./page-link.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useClosedByLeaving } from "./use-closed-by-leaving.ts";

export function Header() {
  const { name } = useContent("brand");
  const { header } = useContent("structure");
  const { pathname } = useLocation();
  const orderNow = pathname === paths.home ? paths.homeProducts : paths.products;
  // The page of a product has its own button to order, and on a phone the picture needs the room.
  const isOfProduct = pathname.startsWith(paths.product(""));
  return (
    // The strip scrolls away and the bar stays: without a box of its own, the header does not hold
    // the bar back.
    <header className="contents">
      <Announcement />
      <GiftStrip isOfProduct={isOfProduct} />
      {/* While its menu is open, the bar lies above messages too. */}
      <div className="sticky top-0 z-(--z-nav) bg-bg has-[details[open]]:z-(--z-menu)">
        <div className="wrap flex min-h-17 items-center gap-1 xs:gap-3 xl:min-h-19">
          <Link
            to={paths.home}
            className="me-auto inline-flex min-h-11 items-center gap-1.5 font-display text-md xs:gap-2 xs:text-lg font-strong tracking-hero no-underline xl:me-6"
          >
            <BrandMark className="size-7 xs:size-8" />
            <span className="max-[22rem]:sr-only">
              <DataText>{name}</DataText>
            </span>
          </Link>
          <nav
            aria-label={shell.mainNavigation}
            className="me-auto hidden text-sm whitespace-nowrap lg:flex lg:max-xl:*:px-2 xl:gap-1"
          >
            <MenuLinks items={header.links} prefetch="intent" />
          </nav>
          <CartLink />
          <div className="hidden items-center text-sm whitespace-nowrap lg:flex lg:max-xl:*:px-2 xl:gap-1">
            <SessionLinks />
          </div>
          <Link
            to={orderNow}
            className={`${getButtonClass({ size: "sm", tone: isOfProduct ? "line" : "primary" })} max-xs:px-3.5`}
          >
            {shell.orderNow}
          </Link>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

/** The gift of what is for sale; nothing while nothing comes with one. */
function GiftStrip({ isOfProduct }: { isOfProduct: boolean }) {
  const given = useCatalog().find(({ gift }) => gift !== undefined);
  if (given?.gift === undefined) return null;
  return (
    <p
      className={joinClassNames(
        "bg-patch px-(--gutter) py-2 text-center text-xs text-on-patch",
        isOfProduct && "max-sm:hidden",
      )}
    >
      <DataText>{given.gift.name}</DataText>, {shell.freeWith}{" "}
      <DataText>{given.carriesPets ? shell.backpack : given.productName}</DataText>
    </p>
  );
}

/** A disclosure of the document itself, so it opens without scripts too. */
function MobileMenu() {
  const { header } = useContent("structure");
  const menu = useRef<HTMLDetailsElement>(null);
  useClosedByLeaving(menu);
  return (
    <details ref={menu} className="group lg:hidden">
      <summary
        aria-label={shell.menu}
        className="grid size-11 list-none place-items-center max-xs:-me-3 rounded-pill hover:bg-surface-hover"
      >
        <Menu aria-hidden className="size-5" />
      </summary>
      <nav
        aria-label={shell.mainNavigation}
        className="absolute inset-x-0 top-full grid max-h-[calc(100svh-7rem)] gap-1 overflow-y-auto border-t border-line bg-bg px-[calc(var(--gutter)-0.75rem)] pt-3 pb-8 text-lg shadow-high"
      >
        <MenuLinks items={[...header.links, ...header.onPhones]} />
        <SessionLinks withAccount />
        <ThemeSwitch />
      </nav>
    </details>
  );
}

/** A part of its own: the rest of the header is the same for all. */
function SessionLinks(props: { withAccount?: boolean }) {
  return <AccountLinks session={useSession()} {...props} />;
}

/** The owner's line above everything; nothing while there is none. */
function Announcement() {
  const { text, link } = useContent("announcement");
  if (text === "") return null;
  return (
    <p className="bg-brand-quiet px-(--gutter) py-2 text-center text-sm leading-ui text-on-brand-quiet wrap-anywhere print:hidden">
      {text}
      {link.to !== "" && link.label !== "" && (
        <>
          {" "}
          <PageLink to={link.to} className="link inline-block py-2.5">
            {link.label}
          </PageLink>
        </>
      )}
    </p>
  );
}

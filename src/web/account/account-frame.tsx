import { createContext, useContext, useRef, type ReactNode, type RefObject } from "react";
import { NavLink } from "react-router";
import { accountSettings as text } from "#i18n/en/account-settings.ts";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";

// No transparent border for the other tabs, because forced colors would make it visible.
const linkClass =
  "inline-flex min-h-11 items-center pb-0.75 font-medium text-soft no-underline hover:text-text aria-[current=page]:pb-0 " +
  "aria-[current=page]:border-b-3 aria-[current=page]:border-dashed aria-[current=page]:border-brand aria-[current=page]:text-text";

const HeadingContext = createContext<RefObject<HTMLHeadingElement | null>>({ current: null });

/** The heading of the page, which takes the focus when what had it goes away. */
export const useAccountHeading = () => useContext(HeadingContext);

type AccountFrameProps = {
  title: string;
  /** Note for a visitor without scripts. */
  noScript?: string;
  children: ReactNode;
};

/** Frame that the pages of an account have in common. */
export function AccountFrame({ title, noScript, children }: AccountFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="wrap min-h-[70svh] pt-8 pb-(--section) lg:pt-14">
      <div className="mx-auto grid max-w-240 content-start gap-6">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <nav aria-label={text.navigation} className="flex gap-6 border-b border-line">
          <NavLink to={paths.orders} className={linkClass}>
            {shell.myOrders}
          </NavLink>
          <NavLink to={paths.addresses} className={linkClass}>
            {text.addresses}
          </NavLink>
          <NavLink to={paths.account} end className={linkClass}>
            {text.title}
          </NavLink>
        </nav>
        {noScript !== undefined && (
          <noscript>
            <p className="lede">{noScript}</p>
          </noscript>
        )}
        <HeadingContext value={heading}>{children}</HeadingContext>
      </div>
    </div>
  );
}

import { Menu as MenuIcon } from "lucide-react";
import { useContext, useEffect, useState, type ReactNode } from "react";
import { LOCALE } from "#i18n/language.ts";
import { formatTime } from "#i18n/format.ts";
import { formatHebrewDate, formatWeekday } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { LoadedPart } from "#web/loading/loaded-part.tsx";
import { NewsContext } from "../live/news-context.ts";
import { useSystemName, useShopFrame } from "./shop-frame.ts";
import { FrameContext } from "./frame-context.ts";
import { BarTools } from "./bar-tools.tsx";
import { SectionNav } from "./section-nav.tsx";
import { useIsPhone } from "../kit/use-is-phone.ts";
import { useNow } from "../kit/use-now.ts";
import { PartTitleContext } from "../kit/tab-title.ts";
import { ToolButton } from "../kit/tool-button.tsx";

const loadClosedBanner = async () => (await import("./closed-banner.tsx")).ClosedBanner;

/** The banner of a closed shop, for users who can open it. */
function Closing() {
  const frame = useShopFrame();
  if (!frame?.isClosed || !frame.can.open.allowed) return null;
  return <LoadedPart load={loadClosedBanner} props={{}} />;
}

type PageProps = {
  title: string;
  /** Title in the tab of the browser, where several screens share a heading. */
  tabTitle?: string | undefined;
  /** The page's own buttons, beside the tools of every page. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A screen of the back office: its head with today's date, and what it is about. */
export function Page({ title, tabTitle = title, actions, children }: PageProps) {
  const { openNav } = useContext(FrameContext);
  const { unread } = useContext(NewsContext);
  const systemName = useSystemName();
  const isPhone = useIsPhone();
  const [partTitle, setPartTitle] = useState<string>();
  const shownTitle = partTitle ?? tabTitle;
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ""}${shownTitle} · ${systemName}`;
  }, [shownTitle, unread, systemName]);
  return (
    <div className="flex min-h-svh min-w-0 flex-col bg-surface-2 shadow-low sm:my-2 sm:me-2 sm:min-h-[calc(100svh-1rem)] sm:rounded-lg">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-3 max-sm:py-2 sm:gap-x-3 sm:px-6 lg:px-8">
        <ToolButton label={admin.nav.open} onClick={openNav} className="-ms-2 sm:hidden">
          <MenuIcon aria-hidden className="size-5" />
        </ToolButton>
        {/* Only many buttons on a phone need a row of their own. */}
        <div className="min-w-0 flex-1 basis-24">
          <h1 className="line-clamp-2 text-md leading-ui wrap-anywhere sm:text-lg">{title}</h1>
          {!isPhone && <Today />}
        </div>
        <div className="ms-auto flex max-w-full flex-wrap items-center justify-end sm:gap-2 print:hidden">
          {actions}
          <BarTools />
        </div>
        {/* Below the buttons, where it has room. */}
        {isPhone && <Today />}
      </header>
      <Closing />
      <main
        id="main"
        tabIndex={-1}
        // Below a message, the end of the page would be out of reach.
        className="grid grid-cols-1 content-start gap-5 p-4 outline-none max-sm:gap-3 max-sm:py-3 sm:p-6 lg:p-8 in-[body:has([data-message])]:mb-40"
      >
        <SectionNav />
        <PartTitleContext value={setPartTitle}>{children}</PartTitleContext>
      </main>
    </div>
  );
}

/** The day in both calendars and the time, in the shop's time zone. */
function Today() {
  const now = useNow();
  return (
    <p className="num text-xs text-faint max-sm:w-full max-sm:text-2xs print:hidden">
      {formatWeekday(now)} · {formatHebrewDate(now)} · <bdi>{formatTime(now, LOCALE)}</bdi>
    </p>
  );
}

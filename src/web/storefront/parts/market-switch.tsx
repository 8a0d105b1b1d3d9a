import { useState } from "react";
import { useLocation } from "react-router";
import { markets as text } from "#i18n/en/markets.ts";
import type { MarketLink } from "#modules/markets/page-markets.ts";
import { MAIN_CURRENCY } from "#shared/money.ts";
import { Button, getButtonClass } from "#ui/button.tsx";
import { useHydrated } from "#web/loading/use-hydrated.ts";
import { isMarketDeclined, hideMarket } from "./declined-markets.ts";

export type MarketSwitchProps = {
  markets: readonly MarketLink[];
  /** The market of this page; undefined for the main one. */
  current: string | undefined;
};

/**
 * The links to the same page in other markets, and a word to visitors who seem to live in one.
 * Nobody is led there: the links load a new document, with the prices of the other market.
 */
export default function MarketSwitch({ markets, current }: MarketSwitchProps) {
  const { pathname, search } = useLocation();
  const path = pathname === "/" ? "" : pathname;
  const options = [
    { code: undefined, name: text.main, currency: MAIN_CURRENCY, href: path === "" ? "/" : path },
    ...markets.map((market) => ({ ...market, href: `/${market.code}${path}` })),
  ];
  return (
    <nav aria-label={text.label} className="mt-10">
      {/* A checkout that has begun goes on where it is. */}
      {!pathname.startsWith("/order/") && (
        <Suggestion
          markets={markets}
          current={current}
          getHref={(code) => `/${code}${path}${search}`}
        />
      )}
      <h2 className="mb-1 font-text text-sm font-strong tracking-normal">{text.label}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {options.map(({ code, name, currency, href }) => (
          <li key={href}>
            <a
              href={href + search}
              aria-current={code === current ? "true" : undefined}
              className="inline-block py-2.5 text-soft no-underline hover:text-text hover:underline aria-[current=true]:font-strong aria-[current=true]:text-text"
            >
              {text.option(name, currency)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SuggestionProps = MarketSwitchProps & { getHref: (code: string) => string };

/** Shown by the browser alone: the server's page is the same for all. */
function Suggestion({ markets, current, getHref }: SuggestionProps) {
  const isHydrated = useHydrated();
  const [isClosed, setClosed] = useState(false);
  const shown = isHydrated && !isClosed ? findSuggested(markets, current) : undefined;
  if (shown === undefined) return null;
  const { code, name, currency } = shown;
  return (
    <div
      role="note"
      className="fixed start-4 bottom-[calc(1rem+var(--notice-room,0px))] z-(--z-nav) flex max-w-104 flex-wrap gap-2 rounded-lg border border-line bg-surface p-5 text-sm shadow-high in-[body:has([data-end-bar])]:bottom-40 max-sm:end-4 sm:bottom-4 print:hidden"
    >
      <p className="mb-2 basis-full">{text.suggestion(name, currency)}</p>
      <a href={getHref(code)} className={getButtonClass({ tone: "line" })}>
        {text.go(name)}
      </a>
      <Button
        tone="quiet"
        onClick={() => {
          hideMarket(code);
          setClosed(true);
        }}
      >
        {text.stay}
      </Button>
    </div>
  );
}

/** The market of the country in the browser's languages, unless the visitor closed the word. */
function findSuggested(
  markets: readonly MarketLink[],
  current: string | undefined,
): MarketLink | undefined {
  const [country = ""] = navigator.languages.flatMap((tag) => /-([A-Z]{2})$/.exec(tag)?.[1] ?? []);
  const fitting = markets.find(({ places }) => places.includes(country));
  return fitting === undefined || fitting.code === current || isMarketDeclined(fitting.code)
    ? undefined
    : fitting;
}

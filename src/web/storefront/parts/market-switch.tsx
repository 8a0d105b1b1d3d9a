import { useState } from "react";
import { useLocation } from "react-router";
import { markets as text } from "#i18n/en/markets.ts";
import type { MarketLink } from "#modules/markets/page-markets.ts";
import { MAIN_CURRENCY } from "#shared/money.ts";
import { Button, getButtonClass } from "#ui/button.tsx";
import { useHydrated } from "#web/loading/use-hydrated.ts";
import { isMarketDeclined, declineMarket } from "./declined-markets.ts";

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
    <nav aria-label={text.label} className="wrap py-6 text-sm">
      <Suggestion
        markets={markets}
        current={current}
        getHref={(code) => `/${code}${path}${search}`}
      />
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
    <div role="note" className="mb-6 flex flex-wrap items-center gap-4 rounded-md bg-surface p-5">
      <p className="min-w-0 flex-1 basis-64">{text.suggestion(name, currency)}</p>
      <a href={getHref(code)} className={getButtonClass({ tone: "line" })}>
        {text.go(name)}
      </a>
      <Button
        tone="quiet"
        onClick={() => {
          declineMarket(code);
          setClosed(true);
        }}
      >
        {text.stay}
      </Button>
    </div>
  );
}

/** The market of the country that the browser's languages name, unless the visitor closed the word. */
function findSuggested(
  markets: readonly MarketLink[],
  current: string | undefined,
): MarketLink | undefined {
  const country = navigator.languages.flatMap((tag) => new Intl.Locale(tag).region ?? [])[0] ?? "";
  const fitting = markets.find(({ countries }) => countries.includes(country));
  return fitting === undefined || fitting.code === current || isMarketDeclined(fitting.code)
    ? undefined
    : fitting;
}

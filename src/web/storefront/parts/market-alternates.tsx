import { useLocation } from "react-router";
import { isWholeCountry } from "#modules/markets/whole-country.ts";
import type { MarketSwitchProps } from "./market-switch.tsx";

/**
 * The same page in other markets, for search engines. Only the server draws it: React puts links
 * into the head and leaves those alone that are there.
 */
export function MarketAlternates({
  markets,
  publicUrl,
}: MarketSwitchProps & {
  /** With the prefix of a market where the page has one. */
  publicUrl: string;
}) {
  const { pathname } = useLocation();
  const path = pathname === "/" ? "" : pathname;
  const { origin } = new URL(publicUrl);
  const alternates = markets.flatMap(({ code, places }) =>
    places
      .filter(isWholeCountry)
      .map((country) => ({ hrefLang: `en-${country}`, href: `${origin}/${code}${path}` })),
  );
  return (
    <>
      {[{ hrefLang: "x-default", href: `${origin}${path || "/"}` }, ...alternates].map((link) => (
        <link key={link.hrefLang} rel="alternate" {...link} />
      ))}
    </>
  );
}

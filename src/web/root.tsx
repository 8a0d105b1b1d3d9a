import { useContext, type ReactNode, useEffect, useInsertionEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import figtreeUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { shell } from "#i18n/en/shell.ts";
import { EarlyScriptContext } from "./loading/early-script.ts";
import { ADOPTED, HYDRATED } from "./loading/hydrated.ts";
import { useHydrated } from "./loading/use-hydrated.ts";
import { ErrorPage } from "./page/error-page.tsx";
import { NonceContext } from "./loading/page-nonce.ts";
import { InlineScript } from "./page/inline-script.tsx";
import { PageStylesContext } from "./loading/page-styles-context.ts";
import { createFontPreload } from "./loading/preloaded-font.ts";
import { barColors } from "./pwa/bar-colors.ts";
import css from "./styles/storefront.css?inline";
import cssUrl from "./styles/storefront.css?url";
import { followRedirects } from "./page/follow-redirects.ts";
import { surfaces, useHasScripts, useSurface } from "./page/surface.ts";
import type { Route } from "./+types/root";

/** The router's own key, so that the script below finds what the hook has stored. */
const STORAGE_KEY = "react-router-scroll-positions";

/**
 * Scrolls a reloaded page to where it was, before its first paint. Storage may be forbidden or
 * hold anything; the page then begins at its top. It runs once, from the server's HTML, so the
 * browser's bundle does not carry it.
 */
const script = import.meta.env.SSR
  ? `(() => {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
  try {
    const y = JSON.parse(sessionStorage.getItem("${STORAGE_KEY}") ?? "{}")[history.state.key];
    if (typeof y === "number") scrollTo(0, y);
  } catch {}
})()`
  : "";

/**
 * Stands in for the router's component of the same name, whose script throws where storage is
 * forbidden. The hook, which guards its calls, is the router's.
 */
function ScrollRestoration() {
  useScrollRestoration({ storageKey: STORAGE_KEY });
  return <InlineScript text={script} />;
}

export const middleware: Route.MiddlewareFunction[] = [followRedirects];

/** They stay in the document as the server wrote them: the browser's bundle goes without. */
export const links: Route.LinksFunction = () =>
  import.meta.env.SSR
    ? [
        createFontPreload(figtreeUrl),
        { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
        // The build makes these.
        ...(import.meta.env.DEV
          ? []
          : [{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" }]),
      ]
    : [];

/**
 * The styles are part of the page, so nothing blocks the first paint; those that its loaders have
 * made come last. The browser's bundle does not carry them: it reads the text back from the
 * document, because React writes the element again when an error page replaces the layout, and it
 * must then be the same text (its hash is in the security policy).
 */
const inlineStyles = import.meta.env.SSR
  ? css
  : (document.getElementById("styles")?.textContent ?? "");
const usePageStyles = import.meta.env.SSR ? () => useContext(PageStylesContext) : () => "";

/** The storefront's styles. The back office links its own. */
function Styles() {
  const nonce = useContext(NonceContext);
  const pageStyles = usePageStyles();
  if (useSurface() !== "storefront") return null;
  if (import.meta.env.DEV) return <link rel="stylesheet" href={cssUrl} />;
  return (
    <style
      id="styles"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: inlineStyles + pageStyles }}
    />
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const surface = useSurface();
  const { lang, dir, folder } = surfaces[surface];
  // React writes the element again when an error page replaces the layout: as it is in the
  // document.
  const earlyScript =
    useContext(EarlyScriptContext) ?? document.getElementById("early")?.textContent ?? "";
  const hasScripts = useHasScripts();
  // Comes before anything else that the first drawing does.
  useInsertionEffect(() => void dispatchEvent(new Event(ADOPTED)), []);
  return (
    <html lang={lang} dir={dir} data-theme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={barColors.light} />
        <InlineScript id="early" text={earlyScript} />
        {/* The build makes its icons. */}
        {!import.meta.env.DEV && <link rel="manifest" href={`${folder}manifest.webmanifest`} />}
        <Meta />
        <Links />
        <Styles />
      </head>
      <body>
        {children}
        {hasScripts && <ScrollRestoration />}
        {hasScripts && <PageScripts />}
      </body>
    </html>
  );
}

/**
 * The router takes them out again, from a page that has run them, in the first press; in the back
 * office they are out by then. It is a part of its own, so that nothing else is drawn anew.
 */
function PageScripts() {
  const isHydrated = useHydrated();
  const surface = useSurface();
  return isHydrated && surface === "admin" ? null : <Scripts />;
}

export default function Root() {
  const isHydrated = useHydrated();
  useEffect(() => {
    // Not before the parts that look different then have been drawn anew, such as forms that check
    // themselves.
    if (isHydrated) dispatchEvent(new Event(HYDRATED));
  }, [isHydrated]);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} labels={shell.errorPage} />;
}

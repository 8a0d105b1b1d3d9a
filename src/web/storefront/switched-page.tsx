import { lazy, Suspense } from "react";
import { data, isRouteErrorResponse, Outlet } from "react-router";
import { shell } from "#i18n/en/shell.ts";
import { splitMarketPath } from "#shared/market-path.ts";
import { isPageShown } from "#shared/shown-page.ts";
import { ErrorMessage } from "#web/page/error-page.tsx";
import { shopContext } from "#web/page/shop-context.ts";
import type { Route } from "./+types/switched-page";

const PutAway = lazy(() => import("./parts/put-away.tsx"));

/** Answers 404 for pages that the owner has put away. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, market } = context.get(shopContext);
  const { structure } = await content("structure");
  const path = market === undefined ? url.pathname : splitMarketPath(url.pathname).path;
  if (!isPageShown(structure.pages, path)) throw data(null, { status: 404 });
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <Suspense fallback={null}>
      <PutAway />
    </Suspense>
  ) : (
    <ErrorMessage error={error} labels={shell.errorPage} />
  );
}

export default function SwitchedPage() {
  return <Outlet />;
}

import { lazy, Suspense } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { shell } from "#i18n/en/shell.ts";
import { ErrorMessage } from "#web/page/error-page.tsx";
import type { Route } from "./+types/switched-page";

const PutAway = lazy(() => import("./parts/put-away.tsx"));

/** Within the frame of the shop: a page that its loader says is put away, or one that failed. */
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

import rubikUrl from "@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2?url";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useState } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { documentLanguage } from "#i18n/language.ts";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import { ErrorPage } from "#web/page/error-page.tsx";
import { SessionRefresher } from "#web/session/session-keeper.tsx";
import { shopContext } from "#web/page/shop-context.ts";
import { useSession } from "#web/session/use-session.ts";
import { createFontPreload } from "#web/loading/preloaded-font.ts";
import type { SurfaceHandle } from "#web/page/surface.ts";
import { Toasts } from "#web/page/toasts.tsx";
import adminCssUrl from "../styles/admin.css?url";
import { AccessDenied } from "./access-denied.tsx";
import { AbilitiesContext } from "./api/abilities.ts";
import { createQueryClient } from "./api/query-client.ts";
import { Checking } from "./access-check.tsx";
import { LeaveGuard } from "./kit/leave-guard.tsx";
import { notifyUrlChange } from "./kit/url-changes.ts";
import { SecondFactorGate } from "./second-factor-gate.tsx";
import { useOwnAbilities } from "./use-own-abilities.ts";
import type { Route } from "./+types/layout";

export const handle = { surface: "admin" } satisfies SurfaceHandle;

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: adminCssUrl },
  createFontPreload(rubikUrl),
];

export function meta(): Route.MetaDescriptors {
  return [{ title: admin.title }, { name: "robots", content: "noindex" }];
}

/** Name of the shop, for paper and files. */
export async function loader({ context }: Route.LoaderArgs) {
  return { content: await context.get(shopContext).content("brand") };
}

/**
 * Asked once: a way from screen to screen asks the server for no page. The router calls this as
 * soon as a way begins, in the press itself.
 */
export function shouldRevalidate(way: ShouldRevalidateFunctionArgs) {
  notifyUrlChange(way);
  return false;
}

/**
 * The frame of the back office. Its HTML is the same for everyone and contains only the shop's
 * name. The API checks the rights of each call; the checks here are only for display.
 */
export default function AdminLayout() {
  const session = useSession();
  useDocumentLanguage();
  useEffect(() => {
    // Without a connection images are named by the next page.
    void import("#ui/load-library-alts.ts").then(
      ({ loadLibraryAlts }) => loadLibraryAlts(),
      () => undefined,
    );
  }, []);
  return (
    <DirectionProvider direction={documentLanguage.dir}>
      {session.status === "loading" && <Checking />}
      {session.status === "signed-out" && <AccessDenied canSignIn />}
      {session.status === "signed-in" && <Admission key={session.session.user.id} />}
      <Toasts labels={admin.toast} />
      {/* Its questions are in English everywhere. */}
      <div lang="en" dir="ltr">
        <SessionRefresher />
      </div>
    </DirectionProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useDocumentLanguage();
  const labels = { ...admin.errorPage, text: errors.internal, missing: errors.not_found };
  return <ErrorPage error={error} labels={labels} />;
}

/** React writes the language of the server's HTML when it enters from the storefront. */
function useDocumentLanguage() {
  useLayoutEffect(() => void Object.assign(document.documentElement, documentLanguage), []);
}

/** Lets in users with rights in the back office. The cache is dropped when the user changes. */
function Admission() {
  const [abilities, askAgain] = useOwnAbilities();
  // A right may be removed while its user is at work; then the whole screen says so.
  const [client] = useState(() => createQueryClient(askAgain));
  if (abilities === undefined) return <Checking />;
  if (abilities.may.length === 0) return <AccessDenied />;
  return (
    <AbilitiesContext value={abilities}>
      <QueryClientProvider client={client}>
        <SecondFactorGate>
          <LeaveGuard>
            <Outlet />
          </LeaveGuard>
        </SecondFactorGate>
      </QueryClientProvider>
    </AbilitiesContext>
  );
}

import rubikUrl from "@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2?url";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import type { SignedInUser } from "#modules/identity/contract.ts";
import { ErrorPage } from "#web/error-page.tsx";
import { SessionKeeper } from "#web/session/session-keeper.tsx";
import { useSession } from "#web/session/use-session.ts";
import { preloadedFont } from "#web/preloaded-font.ts";
import type { SurfaceHandle } from "#web/surface.ts";
import { Toasts } from "#web/toasts.tsx";
import adminCssUrl from "../styles/admin.css?url";
import { AccessDenied } from "./access-denied.tsx";
import { Checking } from "./checking.tsx";
import { StartPage } from "./start-page.tsx";
import { useOwnRole } from "./use-own-role.ts";
import type { Route } from "./+types/layout";

export const handle = { surface: "admin" } satisfies SurfaceHandle;

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: adminCssUrl },
  preloadedFont(rubikUrl),
];

export function meta(): Route.MetaDescriptors {
  return [{ title: admin.title }, { name: "robots", content: "noindex" }];
}

/**
 * The door of the back office. Its HTML is the same for everybody and holds nothing; the API decides for each call
 * what somebody may see, so what stands here is for orientation alone.
 */
export default function AdminLayout() {
  const session = useSession();
  return (
    <>
      {session.status === "loading" && <Checking />}
      {session.status === "signed-out" && <AccessDenied canSignIn />}
      {session.status === "signed-in" && (
        <Admission key={session.session.user.id} user={session.session.user} />
      )}
      <Toasts words={admin.toast} />
      {/* What it may ask is in English everywhere. */}
      <div lang="en" dir="ltr">
        <SessionKeeper />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const words = { ...admin.failure, text: errors.internal, missing: errors.not_found };
  return <ErrorPage error={error} words={words} />;
}

function Admission({ user }: { user: SignedInUser }) {
  const role = useOwnRole();
  if (role === undefined) return <Checking />;
  return role === "admin" ? <StartPage user={user} /> : <AccessDenied />;
}

import { admin } from "#i18n/he/admin.ts";
import { SessionKeeper } from "#web/session/session-keeper.tsx";
import type { SurfaceHandle } from "#web/surface.ts";
import adminCssUrl from "../styles/admin.css?url";
import { AccessDenied } from "./access-denied.tsx";
import { Checking } from "./checking.tsx";
import { StartPage } from "./start-page.tsx";
import { useAdmission } from "./use-admission.ts";
import type { Route } from "./+types/layout";

export const handle = { surface: "admin" } satisfies SurfaceHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: adminCssUrl }];

export function meta(): Route.MetaDescriptors {
  return [{ title: admin.title }, { name: "robots", content: "noindex" }];
}

/**
 * The door of the back office. Its HTML is the same for everybody and holds nothing; the API decides for each call
 * what somebody may see, so what stands here is for orientation alone.
 */
export default function AdminLayout() {
  const admission = useAdmission();
  return (
    <>
      {admission.status === "checking" && <Checking />}
      {admission.status === "denied" && <AccessDenied canSignIn={admission.isSignedOut} />}
      {admission.status === "admitted" && <StartPage user={admission.user} />}
      {/* What it may ask is in English everywhere. */}
      <div lang="en" dir="ltr">
        <SessionKeeper />
      </div>
    </>
  );
}

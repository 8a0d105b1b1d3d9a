import { accountSettings as text } from "#i18n/en/account-settings.ts";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/use-session.ts";
import { privateMeta } from "#web/storefront/parts/private-meta.ts";
import { AccountFrame } from "../account-frame.tsx";
import { assertSession, useLeftWhenSignedOut } from "../guard.ts";
import { SettingsSkeleton } from "../settings/settings-skeleton.tsx";
import { Settings } from "../settings/settings.tsx";
import type { Route } from "./+types/account";

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return assertSession(request);
}
clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta({
    title: text.title,
    description: text.description,
    publicUrl: matches[1].loaderData.publicUrl,
    path: paths.account,
  });
}

/** The HTML is the same for all visitors: only the browser knows who is signed in. */
export function HydrateFallback() {
  return (
    <AccountFrame title={text.title} noScript={text.noScript}>
      <SettingsSkeleton />
    </AccountFrame>
  );
}

export default function AccountPage() {
  const session = useSession();
  useLeftWhenSignedOut();
  return (
    <AccountFrame title={text.title}>
      {session.status === "signed-in" ? (
        <Settings key={session.session.user.id} user={session.session.user} />
      ) : (
        <SettingsSkeleton />
      )}
    </AccountFrame>
  );
}

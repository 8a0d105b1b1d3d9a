import { addresses as text } from "#i18n/en/addresses.ts";
import { LoadedPart } from "#web/loading/loaded-part.tsx";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/use-session.ts";
import { privateMeta } from "#web/storefront/parts/private-meta.ts";
import { AccountFrame } from "../account-frame.tsx";
import { assertSession, useLeftWhenSignedOut } from "../guard.ts";
import { SettingsSkeleton } from "../settings/settings-skeleton.tsx";
import type { Route } from "./+types/addresses";

const loadAddressBook = async () => (await import("../addresses/address-book.tsx")).AddressBook;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return assertSession(request);
}
clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta({
    title: text.title,
    description: text.description,
    publicUrl: matches[1].loaderData.publicUrl,
    path: paths.addresses,
  });
}

/** The HTML is the same for all visitors: only the browser knows who is signed in. */
export function HydrateFallback() {
  return (
    <AccountFrame title={text.title} noScript={text.noScript}>
      <SettingsSkeleton label={text.reading} />
    </AccountFrame>
  );
}

export default function AddressesPage() {
  const session = useSession();
  useLeftWhenSignedOut();
  return (
    <AccountFrame title={text.title}>
      {session.status === "signed-in" ? (
        // The list of countries is long: it comes after the page.
        <LoadedPart
          key={session.session.user.id}
          load={loadAddressBook}
          props={{ user: session.session.user }}
          fallback={<SettingsSkeleton label={text.reading} />}
        />
      ) : (
        <SettingsSkeleton label={text.reading} />
      )}
    </AccountFrame>
  );
}

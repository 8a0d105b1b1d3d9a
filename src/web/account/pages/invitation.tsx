import { useSearchParams } from "react-router";
import { invitation as text } from "#i18n/en/account-links.ts";
import { findInvitation } from "#modules/identity/invitations/accept-invitation.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { secretMeta } from "#web/storefront/parts/private-meta.ts";
import { InvitationView } from "../sign-in/invitation-view.tsx";
import type { Route } from "./+types/invitation";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { asIdentity } = context.get(shopContext);
  const token = new URL(request.url).searchParams.get("token");
  return {
    invited: token ? await asIdentity((ctx) => findInvitation(ctx, token)) : undefined,
  };
}

export function meta(): Route.MetaDescriptors {
  return secretMeta({ title: text.heading, description: text.description });
}

/** The page of an invitation to the back office. */
export default function InvitationPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return <InvitationView token={query.get("token")} invited={loaderData.invited} />;
}

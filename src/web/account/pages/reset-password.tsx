import { useSearchParams } from "react-router";
import { findOwnerOfReset } from "#modules/identity/passwords/reset-password.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { secretMeta } from "#web/storefront/parts/private-meta.ts";
import { ResetView } from "../sign-in/reset-view.tsx";
import type { Route } from "./+types/reset-password";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, asIdentity } = context.get(shopContext);
  const token = new URL(request.url).searchParams.get("token");
  return {
    content: await content("account"),
    owner: token ? await asIdentity((ctx) => findOwnerOfReset(ctx, token)) : undefined,
  };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { account } = loaderData.content;
  return secretMeta({
    title: account.reset.heading,
    description: account.description,
  });
}

export default function ResetPasswordPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return <ResetView token={query.get("token")} owner={loaderData.owner} />;
}

import { redirect } from "react-router";
import { readPublicSettings } from "#modules/settings/read-settings.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { privateMeta } from "#web/storefront/parts/private-meta.ts";
import { AuthView } from "../sign-in/auth-view.tsx";
import type { Route } from "./+types/auth";

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  if (token !== null && url.searchParams.get("type") === "recovery") {
    const link = new URLSearchParams({ token, type: "recovery" });
    throw redirect(`${paths.resetPassword}?${link.toString()}`);
  }
  const shop = context.get(shopContext);
  const [content, settings] = await Promise.all([
    shop.content("account"),
    shop.runShared("settings", readPublicSettings),
  ]);
  return { content, isRegistrationOpen: settings.allow_registration, publicUrl: shop.publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta({
    title: loaderData.content.account.title,
    description: loaderData.content.account.description,
    publicUrl: loaderData.publicUrl,
    path: paths.auth,
  });
}

export default function AuthPage({ loaderData }: Route.ComponentProps) {
  return <AuthView isRegistrationOpen={loaderData.isRegistrationOpen} />;
}

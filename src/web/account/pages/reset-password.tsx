import { useSearchParams } from "react-router";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { secretMeta } from "#web/storefront/parts/private-meta.ts";
import { ResetView } from "../sign-in/reset-view.tsx";
import type { Route } from "./+types/reset-password";

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await context.get(shopContext).content("account") };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { account } = loaderData.content;
  return secretMeta({
    title: account.reset.heading,
    description: account.description,
    publicUrl: matches[1].loaderData.publicUrl,
    path: paths.resetPassword,
  });
}

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  return <ResetView token={query.get("token")} />;
}

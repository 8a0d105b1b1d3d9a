import { useSearchParams } from "react-router";
import { account as labels } from "#content/account.ts";
import { paths } from "#web/paths.ts";
import { privateMeta, secretAddress } from "#web/storefront/parts/private-meta.ts";
import { ResetView } from "../sign-in/reset-view.tsx";
import type { Route } from "./+types/reset-password";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...privateMeta({
      title: labels.reset.heading,
      description: labels.description,
      publicUrl: matches[1].loaderData.publicUrl,
      path: paths.resetPassword,
    }),
    secretAddress,
  ];
}

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  return <ResetView token={query.get("token")} />;
}

import { useSearchParams } from "react-router";
import { account as words } from "#content/account.ts";
import { paths } from "#web/paths.ts";
import { privateMeta } from "#web/storefront/parts/private-meta.ts";
import { ResetView } from "../sign-in/reset-view.tsx";
import type { Route } from "./+types/reset-password";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...privateMeta({
      title: words.reset.heading,
      description: words.description,
      publicUrl: matches[1].loaderData.publicUrl,
      path: paths.resetPassword,
    }),
    // The address holds the secret of the mail.
    { name: "referrer", content: "no-referrer" },
  ];
}

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  return <ResetView token={query.get("token")} />;
}

import { useSearchParams } from "react-router";
import { account as words } from "#content/account.ts";
import { paths } from "#web/paths.ts";
import { privateMeta } from "#web/storefront/parts/private-meta.ts";
import { ConfirmView } from "../sign-in/confirm-view.tsx";
import type { Route } from "./+types/confirm-email";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...privateMeta({
      title: words.confirm.heading,
      description: words.description,
      publicUrl: matches[1].loaderData.publicUrl,
      path: paths.confirmEmail,
    }),
    // The address holds the secret of the mail.
    { name: "referrer", content: "no-referrer" },
  ];
}

export default function ConfirmEmailPage() {
  const [query] = useSearchParams();
  return <ConfirmView token={query.get("token")} />;
}

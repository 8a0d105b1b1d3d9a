import { useSearchParams } from "react-router";
import { account as labels } from "#content/account.ts";
import { paths } from "#web/paths.ts";
import { privateMeta, secretAddress } from "#web/storefront/parts/private-meta.ts";
import { ConfirmView } from "../sign-in/confirm-view.tsx";
import { receiveConfirmation } from "../sign-in/receive-confirmation.ts";
import type { Route } from "./+types/confirm-email";

export function action(args: Route.ActionArgs) {
  return receiveConfirmation(args);
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...privateMeta({
      title: labels.confirm.heading,
      description: labels.description,
      publicUrl: matches[1].loaderData.publicUrl,
      path: paths.confirmEmail,
    }),
    secretAddress,
  ];
}

export default function ConfirmEmailPage({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return <ConfirmView token={query.get("token")} answer={actionData} />;
}

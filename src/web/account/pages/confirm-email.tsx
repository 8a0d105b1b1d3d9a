import { useSearchParams } from "react-router";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { privateMeta, secretAddress } from "#web/storefront/parts/private-meta.ts";
import { ConfirmView } from "../sign-in/confirm-view.tsx";
import { receiveConfirmation } from "../sign-in/receive-confirmation.ts";
import type { Route } from "./+types/confirm-email";

export function action(args: Route.ActionArgs) {
  return receiveConfirmation(args);
}

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await context.get(shopContext).content("account") };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { account } = loaderData.content;
  return [
    ...privateMeta({
      title: account.confirm.heading,
      description: account.description,
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

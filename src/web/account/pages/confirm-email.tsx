import { useSearchParams } from "react-router";
import { confirmEmailOnly } from "#modules/identity/accounts/confirm-email.ts";
import { confirmationSchema } from "#modules/identity/contract.ts";
import { requestOwnPassword } from "#modules/identity/passwords/request-own-password.ts";
import { acceptInput } from "#shared/input-problems.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { getText } from "#web/storefront/forms/read-form.ts";
import { secretMeta } from "#web/storefront/parts/private-meta.ts";
import { ConfirmView } from "../sign-in/confirm-view.tsx";
import { OWN_PASSWORD, type ConfirmAnswer } from "../sign-in/confirmation-form.ts";
import { PASSWORD } from "../sign-in/mail-link-form.ts";
import { receiveMailLink } from "../sign-in/receive-mail-link.ts";
import type { Route } from "./+types/confirm-email";

/** Confirms the address, or requests a link to choose a password; does not sign in. */
export function action(args: Route.ActionArgs) {
  return receiveMailLink<ConfirmAnswer>(args, async (ctx, token, typed) => {
    if (typed.has(OWN_PASSWORD)) {
      await requestOwnPassword(ctx, token);
      return "mailed";
    }
    const password = getText(typed, PASSWORD);
    await confirmEmailOnly(ctx, acceptInput(confirmationSchema, { token, password }));
    return "confirmed";
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await context.get(shopContext).content("account") };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { account } = loaderData.content;
  return secretMeta({
    title: account.confirm.heading,
    description: account.description,
  });
}

export default function ConfirmEmailPage({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return <ConfirmView token={query.get("token")} answer={actionData} />;
}

import { useSearchParams } from "react-router";
import { keepEmail as text } from "#i18n/en/account-links.ts";
import { stopEmailChange } from "#modules/identity/email-change/stop-email-change.ts";
import { callApi } from "#web/api/api-client.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/server/shop-context.ts";
import { useContent } from "#web/storefront/content.ts";
import { privateMeta, secretAddress } from "#web/storefront/parts/private-meta.ts";
import type { LinkAnswer } from "../sign-in/mail-link-form.ts";
import { MailLinkView } from "../sign-in/mail-link-view.tsx";
import { receiveMailLink } from "../sign-in/receive-mail-link.ts";
import type { Route } from "./+types/keep-email";

export function action(args: Route.ActionArgs) {
  return receiveMailLink<LinkAnswer>(args, async (ctx, { token }) => {
    await stopEmailChange(ctx, token);
    return "done";
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await context.get(shopContext).content("account") };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { account } = loaderData.content;
  return [
    ...privateMeta({
      title: account.keepEmail.heading,
      description: account.description,
      publicUrl: matches[1].loaderData.publicUrl,
      path: paths.keepEmail,
    }),
    secretAddress,
  ];
}

export default function KeepEmailPage({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const labels = useContent("account");
  return (
    <MailLinkView
      labels={{
        ask: labels.keepEmail,
        done: labels.keepEmailDone,
        expired: labels.keepEmailExpired,
      }}
      words={text}
      onward={{ to: paths.auth, label: text.onward }}
      token={query.get("token")}
      answer={actionData}
      asksPassword={false}
      use={({ token }) => callApi("POST /api/auth/stop-email-change", { body: { token } })}
    />
  );
}

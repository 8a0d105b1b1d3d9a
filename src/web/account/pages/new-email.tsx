import { useSearchParams } from "react-router";
import { newEmail as text } from "#i18n/en/account-links.ts";
import { confirmNewEmail } from "#modules/identity/email-change/confirm-new-email.ts";
import { confirmationSchema } from "#modules/identity/contract.ts";
import { callApi } from "#web/api/api-client.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/server/shop-context.ts";
import { refreshSession } from "#web/session/refresh-session.ts";
import { readSession } from "#web/session/session-store.ts";
import { useContent } from "#web/storefront/content.ts";
import { privateMeta, secretAddress } from "#web/storefront/parts/private-meta.ts";
import { PASSWORD, type LinkAnswer } from "../sign-in/mail-link-form.ts";
import { MailLinkView } from "../sign-in/mail-link-view.tsx";
import { checkPosted, receiveMailLink } from "../sign-in/receive-mail-link.ts";
import type { Route } from "./+types/new-email";

export function action(args: Route.ActionArgs) {
  return receiveMailLink<LinkAnswer>(args, async (ctx, { token, typed }) => {
    const password = typed.get(PASSWORD) ?? "";
    await confirmNewEmail(ctx, checkPosted(confirmationSchema, { token, password }));
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
      title: account.newEmail.heading,
      description: account.description,
      publicUrl: matches[1].loaderData.publicUrl,
      path: paths.newEmail,
    }),
    secretAddress,
  ];
}

export default function NewEmailPage({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const labels = useContent("account");
  return (
    <MailLinkView
      labels={{
        ask: labels.newEmail,
        done: labels.newEmailDone,
        expired: labels.newEmailExpired,
      }}
      words={text}
      onward={{ to: paths.account, label: text.onward }}
      token={query.get("token")}
      answer={actionData}
      asksPassword={true}
      use={async (body) => {
        await callApi("POST /api/auth/confirm-new-email", { body });
        // A browser in which they are signed in learns the new address.
        const state = readSession();
        if (state.status === "signed-in")
          await refreshSession(state.session).catch(() => undefined);
      }}
    />
  );
}

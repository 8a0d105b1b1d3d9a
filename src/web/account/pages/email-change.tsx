import { data, useSearchParams } from "react-router";
import { emailChangeLinks } from "#i18n/en/account-links.ts";
import { notFound } from "#i18n/en/not-found.ts";
import { confirmNewEmail } from "#modules/identity/email-change/confirm-new-email.ts";
import { stopEmailChange } from "#modules/identity/email-change/stop-email-change.ts";
import { confirmationSchema } from "#modules/identity/contract.ts";
import { AppError } from "#shared/errors.ts";
import { acceptInput } from "#shared/input-problems.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { refreshSession } from "#web/session/refresh-session.ts";
import { readSession } from "#web/session/session-store.ts";
import { useContent } from "#web/storefront/content.ts";
import { DeadEnd } from "#web/storefront/parts/not-found-message.tsx";
import { secretMeta } from "#web/storefront/parts/private-meta.ts";
import { PASSWORD, type LinkAnswer } from "../sign-in/mail-link-form.ts";
import { MailLinkView } from "../sign-in/mail-link-view.tsx";
import { receiveMailLink } from "../sign-in/receive-mail-link.ts";
import { getText } from "#web/storefront/forms/read-form.ts";
import type { Route } from "./+types/email-change";

/** Confirmed by the new address, or stopped by the old one. */
type Answer = "newEmail" | "keepEmail";

function readAnswer(step: string): Answer | undefined {
  return step === "new-email" ? "newEmail" : step === "keep-email" ? "keepEmail" : undefined;
}

export function action(args: Route.ActionArgs) {
  return receiveMailLink<LinkAnswer>(args, async (ctx, token, typed) => {
    const answer = readAnswer(args.params.step);
    if (answer === undefined) throw new AppError("not_found", "no such page");
    const password = getText(typed, PASSWORD);
    if (answer === "newEmail")
      await confirmNewEmail(ctx, acceptInput(confirmationSchema, { token, password }));
    else await stopEmailChange(ctx, token);
    return "done";
  });
}

export async function loader({ context, params: { step } }: Route.LoaderArgs) {
  const content = await context.get(shopContext).content("account");
  const answer = readAnswer(step);
  return data({ content, answer }, { status: answer === undefined ? 404 : 200 });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { answer, content } = loaderData;
  if (answer === undefined)
    return [{ title: notFound.title }, { name: "robots", content: "noindex" }];
  return secretMeta({
    title: content.account[answer].heading,
    description: content.account.description,
  });
}

/** The page of the links in mails about a new e-mail address. */
export default function EmailChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const labels = useContent("account");
  const { answer } = loaderData;
  if (answer === undefined) return <DeadEnd {...notFound} />;
  const words = emailChangeLinks[answer];
  const isNew = answer === "newEmail";
  return (
    <MailLinkView
      labels={{
        ask: labels[answer],
        done: labels[`${answer}Done`],
        expired: labels[`${answer}Expired`],
      }}
      words={words}
      onward={{ to: isNew ? paths.account : paths.auth, label: words.onward }}
      token={query.get("token")}
      answer={actionData}
      asksPassword={isNew}
      use={(link) => (isNew ? confirmNewAddress(link) : confirmOldAddress(link))}
    />
  );
}

async function confirmOldAddress({ token }: { token: string }): Promise<void> {
  await fetchApi("POST /api/auth/stop-email-change", { body: { token } });
}

async function confirmNewAddress(body: { token: string; password: string }): Promise<void> {
  await fetchApi("POST /api/auth/confirm-new-email", { body });
  // A browser in which they are signed in learns the new address.
  const state = readSession();
  if (state.status === "signed-in") await refreshSession(state.session).catch(() => undefined);
}

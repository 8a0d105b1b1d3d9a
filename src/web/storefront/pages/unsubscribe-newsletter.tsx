import { Link } from "react-router";
import { newsletter } from "#i18n/en/newsletter.ts";
import { unsubscribe } from "#modules/newsletter/unsubscribe.ts";
import { getButtonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { answerForm } from "../forms/page-action.ts";
import { toTokenAnswer, type TokenAnswer } from "../newsletter/token-answer.ts";
import { tokenMeta } from "../newsletter/token-meta.ts";
import { getTokenWords, getTopic, useTokenWords } from "../newsletter/token-topic.ts";
import { TokenView } from "../newsletter/token-view.tsx";
import { PageLink } from "../parts/page-link.tsx";
import type { Route } from "./+types/unsubscribe-newsletter";

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await context.get(shopContext).content("newsletter") };
}

/**
 * For those without scripts, and for a mail program that leaves the list in its owner's name
 * (RFC 8058); what is posted besides does not matter.
 */
export function action(args: Route.ActionArgs) {
  const query = args.url.searchParams;
  const left = { token: query.get("token") ?? "", topic: getTopic(query) };
  return answerForm<TokenAnswer>(
    args,
    async ({ asPublicForms }) => {
      await asPublicForms((ctx) => unsubscribe(ctx, left));
      return "done";
    },
    toTokenAnswer,
  );
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const query = new URLSearchParams(location.search);
  const words = getTokenWords(query, loaderData.content.newsletter);
  return tokenMeta(words.unsubscribe);
}

export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  const { unsubscribe: labels, topic } = useTokenWords();
  return (
    <TokenView
      labels={labels}
      sendingLabel={newsletter.leaving}
      answer={actionData}
      send={async (token) => {
        const { sendForm } = await import("../forms/send-form.ts");
        return sendForm("POST /api/newsletter/unsubscriptions", {
          body: { token, topic: topic ?? undefined },
        });
      }}
      expired={{
        ...newsletter.unsubscribeExpired,
        children: (
          <PageLink to={paths.contact} className={getButtonClass({ tone: "line" })}>
            {newsletter.unsubscribeExpired.contact}
          </PageLink>
        ),
      }}
      afterwards={
        <Link to={paths.home} className={getButtonClass({ tone: "line" })}>
          {newsletter.home}
        </Link>
      }
    />
  );
}

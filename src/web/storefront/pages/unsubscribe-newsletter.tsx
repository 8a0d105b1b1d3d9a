import { Link } from "react-router";
import { newsletter } from "#i18n/en/newsletter.ts";
import { unsubscribe } from "#modules/newsletter/unsubscribe.ts";
import { getButtonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { receiveToken } from "../newsletter/receive-token.ts";
import { tokenMeta } from "../newsletter/token-meta.ts";
import { getTokenWords, getTopic, useTokenWords } from "../newsletter/token-topic.ts";
import { TokenView } from "../newsletter/token-view.tsx";
import type { Route } from "./+types/unsubscribe-newsletter";

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await context.get(shopContext).content("newsletter") };
}

export function action(args: Route.ActionArgs) {
  const topic = getTopic(args.url.searchParams);
  return receiveToken(args, (ctx, token) => unsubscribe(ctx, { token, topic }));
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const query = new URLSearchParams(location.search);
  const words = getTokenWords(query, loaderData.content.newsletter);
  return tokenMeta(words.unsubscribe, paths.unsubscribe, matches[1].loaderData.publicUrl);
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
          <Link to={paths.contact} className={getButtonClass({ tone: "line" })}>
            {newsletter.unsubscribeExpired.contact}
          </Link>
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

import { Link } from "react-router";
import { newsletter } from "#i18n/en/newsletter.ts";
import { paymentAlert } from "#i18n/en/payment-alert.ts";
import { shell } from "#i18n/en/shell.ts";
import { waiting } from "#i18n/en/waiting.ts";
import { confirmSubscription } from "#modules/newsletter/confirm-subscription.ts";
import { getButtonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { answerForm } from "../forms/page-action.ts";
import { NewsletterForm } from "../newsletter/newsletter-form.tsx";
import { toTokenAnswer, type TokenAnswer } from "../newsletter/token-answer.ts";
import { tokenMeta } from "../newsletter/token-meta.ts";
import { getTokenWords, useTokenWords } from "../newsletter/token-topic.ts";
import { TokenView } from "../newsletter/token-view.tsx";
import { useShownPages } from "../parts/use-shown-pages.ts";
import type { Route } from "./+types/confirm-newsletter";

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await context.get(shopContext).content("newsletter") };
}

export function action(args: Route.ActionArgs) {
  const token = args.url.searchParams.get("token") ?? "";
  return answerForm<TokenAnswer>(
    args,
    async ({ asPublicForms }) => {
      await asPublicForms((ctx) => confirmSubscription(ctx, token));
      return "done";
    },
    toTokenAnswer,
  );
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const query = new URLSearchParams(location.search);
  const { confirm } = getTokenWords(query, loaderData.content.newsletter);
  return tokenMeta(confirm);
}

export default function ConfirmNewsletterPage({ actionData }: Route.ComponentProps) {
  const { confirm: labels, topic } = useTokenWords();
  const waysOn = new Map([
    ["payment", { to: paths.cart, label: paymentAlert.confirm.cart }],
    ["stock", { to: paths.products, label: waiting.confirm.on }],
  ]);
  const ownWay = waysOn.get(topic ?? "");
  const isShown = useShownPages();
  const usualWay = isShown(paths.blog)
    ? { to: paths.blog, label: shell.blog }
    : { to: paths.home, label: shell.home };
  const { to, label } = ownWay ?? usualWay;
  const wayOn = (
    <Link to={to} className={getButtonClass({ tone: "line" })}>
      {label}
    </Link>
  );
  return (
    <TokenView
      labels={labels}
      sendingLabel={newsletter.confirming}
      answer={actionData}
      send={async (token) => {
        const { sendForm } = await import("../forms/send-form.ts");
        return sendForm("POST /api/newsletter/confirmations", {
          body: { token },
        });
      }}
      expired={{ ...labels.expired, children: ownWay ? wayOn : <NewsletterForm /> }}
      afterwards={wayOn}
    />
  );
}

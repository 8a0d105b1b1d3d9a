import { Link } from "react-router";
import { newsletter } from "#i18n/en/newsletter.ts";
import { shell } from "#i18n/en/shell.ts";
import { confirmSubscription } from "#modules/newsletter/confirm-subscription.ts";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/server/shop-context.ts";
import { useContent } from "../content.ts";
import { NewsletterForm } from "../newsletter/newsletter-form.tsx";
import { receiveToken } from "../newsletter/receive-token.ts";
import { tokenMeta } from "../newsletter/token-meta.ts";
import { TokenView } from "../newsletter/token-view.tsx";
import type { Route } from "./+types/confirm-newsletter";

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await context.get(shopContext).content("newsletter") };
}

export function action(args: Route.ActionArgs) {
  return receiveToken(args, confirmSubscription);
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { confirm } = loaderData.content.newsletter;
  return tokenMeta(confirm, paths.confirmNewsletter, matches[1].loaderData.publicUrl);
}

export default function ConfirmNewsletterPage({ actionData }: Route.ComponentProps) {
  const labels = useContent("newsletter").confirm;
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
      expired={{ ...labels.expired, children: <NewsletterForm /> }}
      afterwards={
        <Link to={paths.blog} className={buttonClass({ tone: "line" })}>
          {shell.blog}
        </Link>
      }
    />
  );
}

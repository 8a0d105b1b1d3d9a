import { Link } from "react-router";
import { newsletter as words } from "#content/newsletter.ts";
import { newsletter } from "#i18n/en/newsletter.ts";
import type { newsletterEndpoints } from "#modules/newsletter/contract.ts";
import { unsubscribe } from "#modules/newsletter/unsubscribe.ts";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { receiveToken } from "../newsletter/receive-token.ts";
import { tokenMeta } from "../newsletter/token-meta.ts";
import { TokenView } from "../newsletter/token-view.tsx";
import type { Route } from "./+types/leave-newsletter";

export function action(args: Route.ActionArgs) {
  return receiveToken(args, unsubscribe);
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return tokenMeta(words.unsubscribe, paths.leaveNewsletter, matches[1].loaderData.publicUrl);
}

export default function LeaveNewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <TokenView
      words={words.unsubscribe}
      sendingLabel={newsletter.leaving}
      answer={actionData}
      send={async (token) => {
        const { sendLetter } = await import("../forms/send-letter.ts");
        return sendLetter<typeof newsletterEndpoints.unsubscribe>(
          "/api/newsletter/unsubscriptions",
          { body: { token } },
        );
      }}
      expired={{
        ...newsletter.leaveExpired,
        children: (
          <Link to={paths.contact} className={buttonClass({ tone: "line" })}>
            {newsletter.leaveExpired.contact}
          </Link>
        ),
      }}
      afterwards={
        <Link to={paths.home} className={buttonClass({ tone: "line" })}>
          {newsletter.home}
        </Link>
      }
    />
  );
}

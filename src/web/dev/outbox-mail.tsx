import { policyForMail } from "#server/http/content-security-policy.ts";
import { shopContext } from "#web/page/shop-context.ts";
import type { Route } from "./+types/outbox-mail";

/** The HTML of one kept mail, for a frame of the outbox page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const mail = await context.get(shopContext).localOutbox?.find(params.id);
  if (mail === undefined) return new Response("Not found", { status: 404 });
  return new Response(mail.html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policyForMail,
      "x-robots-tag": "noindex",
    },
  });
}

import { orderSuccess } from "#i18n/en/order-success.ts";
import { parseConfirmation } from "#modules/checkout/confirmation.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/shop-context.ts";
import { useBag } from "../catalogue.tsx";
import { Confirmed } from "../order-success/confirmed.tsx";
import { Unconfirmed } from "../order-success/unconfirmed.tsx";
import { privateMeta } from "../parts/private-meta.ts";
import type { Route } from "./+types/order-success";

/** Read on the server, so that an id made of the time is the same one in its HTML and in the browser. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { payments, publicUrl } = context.get(shopContext);
  return {
    confirmation: parseConfirmation(new URL(request.url).searchParams, new Date()),
    // A shop that takes orders confirms only those that it knows.
    isConfirmed: payments === "off",
    publicUrl,
  };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { isConfirmed, publicUrl } = loaderData;
  return privateMeta({
    title: isConfirmed ? orderSuccess.pageTitle : orderSuccess.unknown.title,
    description: orderSuccess.description,
    publicUrl,
    path: paths.orderSuccess,
  });
}

export default function OrderSuccessPage({ loaderData }: Route.ComponentProps) {
  const { confirmation, isConfirmed, publicUrl } = loaderData;
  const bag = useBag(confirmation.colour);
  if (!isConfirmed) return <Unconfirmed />;
  return <Confirmed confirmation={confirmation} bag={bag} publicUrl={publicUrl} />;
}

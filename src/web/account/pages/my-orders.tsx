import { orders as text } from "#i18n/en/orders.ts";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/use-session.ts";
import { privateMeta } from "#web/storefront/parts/private-meta.ts";
import { AccountFrame } from "../account-frame.tsx";
import { assertSession, useLeftWhenSignedOut } from "../guard.ts";
import { OrderList } from "../orders/order-list.tsx";
import { OrdersSkeleton } from "../orders/orders-skeleton.tsx";
import type { Route } from "./+types/my-orders";

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return assertSession(request);
}
clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta({
    title: text.title,
    description: text.description,
    publicUrl: matches[1].loaderData.publicUrl,
    path: paths.orders,
  });
}

/** The HTML is the same for all visitors: only the browser knows who is signed in. */
export function HydrateFallback() {
  return (
    <AccountFrame title={text.title} noScript={text.noScript}>
      <OrdersSkeleton />
    </AccountFrame>
  );
}

export default function MyOrdersPage() {
  const session = useSession();
  useLeftWhenSignedOut();
  return (
    <AccountFrame title={text.title}>
      {session.status === "signed-in" ? (
        // If another user signs in in another tab, the list is loaded anew.
        <OrderList key={session.session.user.id} />
      ) : (
        <OrdersSkeleton />
      )}
    </AccountFrame>
  );
}

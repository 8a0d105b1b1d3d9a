import { data } from "react-router";
import { toLoggedPath } from "#server/http/logged-path.ts";
import { notFound } from "#i18n/en/not-found.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { DeadEnd } from "../parts/not-found-message.tsx";
import type { Route } from "./+types/not-found";

/** Any address that no other route has. The path is logged, so that dead links can be found. */
export async function loader({ context, url }: Route.LoaderArgs) {
  // Not the request's own address: after a click within the shop that one ends in ".data".
  context.get(shopContext).log.debug({ path: toLoggedPath(url.pathname) }, "page not found");
  return data(null, { status: 404 });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: notFound.title }, { name: "robots", content: "noindex" }];
}

export default function NotFound() {
  return <DeadEnd {...notFound} />;
}

import { data } from "react-router";
import { Link } from "react-router";
import { shell } from "#i18n/en/shell.ts";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/shop-context.ts";
import type { Route } from "./+types/not-found";

/** Any address that no other route has. The path is logged, so that dead links can be found. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  context.get(shopContext).log.warn({ path: pathname.slice(0, 200) }, "page not found");
  return data(null, { status: 404 });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: shell.notFound.title }, { name: "robots", content: "noindex" }];
}

export default function NotFound() {
  return (
    <div className="wrap section grid min-h-[60svh] content-center justify-items-start gap-6">
      <h1>{shell.notFound.title}</h1>
      <p className="lede">{shell.notFound.text}</p>
      <Link to={paths.home} className={buttonClass()}>
        {shell.notFound.home}
      </Link>
    </div>
  );
}

import { ShieldX } from "lucide-react";
import { data } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import type { SurfaceHandle } from "#web/surface.ts";
import adminCssUrl from "../styles/admin.css?url";
import type { Route } from "./+types/layout";

export const handle = { surface: "admin" } satisfies SurfaceHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: adminCssUrl }];

/** The door of the back office. A request that carries no administrator's session is turned away here. */
export function loader() {
  return data(null, { status: 403 });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: admin.title }, { name: "robots", content: "noindex" }];
}

export default function AdminLayout() {
  return (
    <main className="wrap grid min-h-svh content-center justify-items-center gap-5 text-center">
      <ShieldX aria-hidden className="size-12 text-danger-fg" />
      <h1>{admin.accessDenied.title}</h1>
      <p className="text-lg text-soft">{admin.accessDenied.text}</p>
      <a href={paths.home} className={buttonClass({ tone: "line" })}>
        {admin.accessDenied.home}
      </a>
    </main>
  );
}

// All pages of the shop in one build without bundling: made once for a worker.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ServerBuild } from "react-router";
import routes from "#web/routes.ts";
import { realPages } from "../integration/storefront/real-pages.tsx";

let build: Promise<ServerBuild> | undefined;

export function allPages(): Promise<ServerBuild> {
  build ??= realPages(routes.flatMap(listFiles));
  return build;
}

function listFiles({ file, children = [] }: RouteConfigEntry): string[] {
  return [file, ...children.flatMap(listFiles)];
}

// The pages of the storefront as they are, without bundling anything: their scripts and styles are
// not there, everything that the server makes of them is.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
  type ServerBuild,
} from "react-router";
import { vi } from "vitest";
import handleRequest from "#web/entry.server.tsx";
import routes from "#web/routes.ts";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

type RouteComponent = Parameters<typeof withComponentProps>[0];
type ErrorComponent = Parameters<typeof withErrorBoundaryProps>[0];

/** A build of these pages, by their files below src/web, with the layouts around them. */
export async function realPages(files: readonly string[]): Promise<ServerBuild> {
  // As in a build, the styles are a part of the page.
  vi.stubEnv("DEV", false);
  const build = emptyBuild();
  await add(build, { id: "root", path: "", file: "root.tsx" });
  await addAll(build, routes, files, "root");
  return build;
}

async function addAll(
  build: ServerBuild,
  entries: readonly RouteConfigEntry[],
  files: readonly string[],
  parentId: string,
): Promise<void> {
  for (const entry of entries) {
    if (!holds(entry, files)) continue;
    // oxlint-disable-next-line no-await-in-loop -- in the order of the routes
    await add(build, entry, parentId);
    // oxlint-disable-next-line no-await-in-loop -- in the order of the routes
    await addAll(build, entry.children ?? [], files, entry.id ?? toId(entry.file));
  }
}

/** Whether it is one of the pages, or lies around one. */
function holds({ file, children = [] }: RouteConfigEntry, files: readonly string[]): boolean {
  return files.includes(file) || children.some((child) => holds(child, files));
}

async function add(build: ServerBuild, entry: RouteConfigEntry, parentId?: string): Promise<void> {
  const { file, id = toId(file), path, index } = entry;
  // Everything a route file exports is what React Router asks of it.
  const address = new URL(`../../../src/web/${file}`, import.meta.url).pathname;
  const {
    default: Page,
    ErrorBoundary,
    ...rest
  } = (await import(/* @vite-ignore */ address)) as RouteModule;
  // As a build wraps them.
  const module: RouteModule = {
    ...rest,
    default: Page && withComponentProps(Page as RouteComponent),
    ErrorBoundary: ErrorBoundary && withErrorBoundaryProps(ErrorBoundary as ErrorComponent),
  };
  const place = { id, parentId, path, index, caseSensitive: undefined };
  build.routes[id] = { ...place, module };
  build.assets.routes[id] = {
    ...place,
    hasAction: module.action !== undefined,
    hasLoader: module.loader !== undefined,
    hasClientAction: false,
    hasClientLoader: module.clientLoader !== undefined,
    hasClientMiddleware: false,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
    module: `/assets/${id}.js`,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
    imports: [],
    css: [],
  };
}

function toId(file: string): string {
  return file.replace(/\.tsx?$/, "");
}

function emptyBuild(): ServerBuild {
  return {
    entry: { module: { default: handleRequest } },
    routes: {},
    assets: {
      entry: { imports: [], module: "/assets/entry.js" },
      routes: {},
      url: "/assets/manifest.js",
      version: "1",
    },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
}

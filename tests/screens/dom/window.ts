// The browser window of a screen test. It opens pages of the shop as a browser does, but for
// layout: the pages' own scripts, evaluated anew with each page, and a network that leads to the
// shop alone.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { waitFor } from "@testing-library/dom";
import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import {
  RouterProvider,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
  type DataRouteObject,
  type ServerBuild,
} from "react-router";
import { flushSync } from "react-dom";
import { vi } from "vitest";
import routeEntries from "#web/routes.ts";
import type { Way } from "./location.ts";

type Assets = ServerBuild["assets"];
type Router = ReturnType<typeof createRouter>;
type RouteModule = {
  default: Parameters<typeof withComponentProps>[0];
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0];
  handle?: unknown;
  shouldRevalidate?: DataRouteObject["shouldRevalidate"];
  clientLoader?: (args: unknown) => unknown;
};

/** An address of no page, where a window begins. */
const BLANK = "/about-blank";

let page: { root: Root; router: Router } | undefined;
/** How often the window was emptied: a page that is still on its way then never opens. */
let closings = 0;

/**
 * Loads a page into the window, in place of the one before; `way` says what becomes of that one's
 * entry in the history.
 */
export async function loadPage(path: string, assets: Assets, way: Way = "replace"): Promise<void> {
  closePage();
  const begun = closings;
  // A part that the page before was still loading would mix its modules with those of this one.
  await vi.dynamicImportSettled();
  if (closings !== begun) return;
  vi.resetModules();
  if (way === "push") history.pushState(null, "", BLANK);
  else history.replaceState(null, "", BLANK);
  const router: Router = createRouter({
    routes: [{ id: "blank", path: BLANK, Component: () => null }, ...toRoutes(assets)],
    history: createBrowserHistory(),
    hydrationData: { loaderData: {} },
    dataStrategy: getDataStrategy(() => router, assets, {}, true),
  }).initialize();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  page = { root, router };
  root.render(
    createElement(
      FrameworkContext,
      {
        value: {
          manifest: assets,
          // Each route loads its own; links that fetch ahead find them there.
          routeModules: Object.fromEntries(
            Object.keys(assets.routes).map((id) => [id, { default: () => null }]),
          ),
          future: {},
          ssr: true,
          isSpaMode: false,
          routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
        },
      },
      createElement(RouterProvider, { router, flushSync }),
    ),
  );
  await router.navigate(path, { replace: true });
  await waitFor(() => {
    const isLeft = page?.router !== router;
    if (!isLeft && document.querySelector("main") === null)
      throw new Error(`nothing is shown at ${path}`);
  });
}

/** Ends the page, and what was to follow it: nothing of it goes on. */
export function closePage(): void {
  closings += 1;
  page?.root.unmount();
  page?.router.dispose();
  page = undefined;
  document.body.replaceChildren();
}

function toRoutes(assets: Assets): DataRouteObject[] {
  const root = toRoute({ id: "root", path: "", file: "root.tsx", children: routeEntries }, assets);
  return [root];
}

function toRoute(entry: RouteConfigEntry, assets: Assets): DataRouteObject {
  const { file, id = file.replace(/\.tsx?$/, ""), path, index, children = [] } = entry;
  let loaded: Promise<RouteModule> | undefined;
  // As the route files are split in a build: each is loaded once it is needed.
  const load = () => (loaded ??= importRoute(file));
  const { hasLoader, hasAction, hasClientLoader } = assets.routes[id] ?? {};
  // The second argument is React Router's way to the server, as in its own routes.
  const ask = (_: unknown, singleFetch: unknown) => (singleFetch as () => Promise<unknown>)();
  const loadHere = async (args: unknown) => (await load()).clientLoader?.(args);
  return {
    id,
    path,
    // React Router waits for the loader of each route, also of those that ask for nothing.
    loader: hasClientLoader ? loadHere : hasLoader ? ask : () => null,
    ...(hasAction && { action: ask }),
    lazy: {
      Component: async () => withComponentProps((await load()).default),
      ErrorBoundary: async () => {
        const { ErrorBoundary } = await load();
        return ErrorBoundary && withErrorBoundaryProps(ErrorBoundary);
      },
      handle: async () => (await load()).handle,
      shouldRevalidate: async () => (await load()).shouldRevalidate,
    },
    ...(index ? { index } : { children: children.map((child) => toRoute(child, assets)) }),
  };
}

/** Everything that a route file exports is what React Router asks of it. */
async function importRoute(file: string): Promise<RouteModule> {
  return (await import(/* @vite-ignore */ `../../../src/web/${file}`)) as RouteModule;
}

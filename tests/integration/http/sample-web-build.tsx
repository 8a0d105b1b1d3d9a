// A web build of three small pages: what the HTTP tests need of React Router, without bundling
// anything.
import { useContext, type ReactNode } from "react";
import {
  data,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  useLoaderData,
  type ServerBuild,
} from "react-router";
import { AppError } from "#shared/errors.ts";
import handleRequest from "#web/entry.server.tsx";
import { EarlyScriptContext } from "#web/loading/early-script.ts";
import { NonceContext } from "#web/loading/page-nonce.ts";
import { followRedirects } from "#web/page/follow-redirects.ts";
import { shopContext, type ShopContext } from "#web/page/shop-context.ts";

function Page() {
  return <main>{JSON.stringify(useLoaderData())}</main>;
}

function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const script = useContext(EarlyScriptContext) ?? "";
  return (
    <html lang="en">
      <head>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: "body { margin: 0 }" }} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

const asset = (name: string, path: string, id: string, parentId?: string) => ({
  id,
  parentId,
  path,
  index: path === "" && id !== "root" ? true : undefined,
  caseSensitive: undefined,
  hasAction: false,
  hasLoader: id !== "root",
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: id === "root",
  module: `/assets/${name}.js`,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  imports: [],
  css: [],
});

type Work = (shop: ShopContext, url: URL) => unknown;

/**
 * `loaders` holds what the pages read of the shop and of their address, by route, and `receive`
 * does what is sent to any other page.
 */
export function sampleWebBuild(
  loaders: Partial<Record<"home" | "product" | "old" | "busy" | "anything", Work>> = {},
  receive?: Work,
): ServerBuild {
  const paths = {
    home: "",
    product: "product/:color",
    old: "old",
    busy: "busy",
    anything: "*",
  } as const;
  const routes: ServerBuild["routes"] = {
    root: {
      id: "root",
      path: "",
      module: {
        middleware: [followRedirects],
        Layout,
        default: () => <Outlet />,
        ErrorBoundary: () => <p>Something went wrong</p>,
      },
    },
  };
  const assets: ServerBuild["assets"]["routes"] = { root: asset("root", "", "root") };
  for (const name of ["home", "product", "old", "busy", "anything"] as const) {
    const path = paths[name];
    routes[name] = {
      id: name,
      parentId: "root",
      path,
      index: path === "" ? true : undefined,
      module: {
        default: Page,
        ...(name === "anything" &&
          receive && {
            action: async ({ context, request }) =>
              (await receive(context.get(shopContext), new URL(request.url))) ?? null,
          }),
        loader: async ({ context, params, request }) => {
          const shop = context.get(shopContext);
          const own = await loaders[name]?.(shop, new URL(request.url));
          if (own !== undefined) return own;
          if (name === "old") throw redirect("/");
          if (name === "busy") {
            throw new AppError("unavailable", "test", { retryAfterSeconds: 7 });
          }
          if (name === "anything") throw data(null, { status: 404 });
          return { color: params["color"] ?? "none" };
        },
      },
    };
    const hasAction = name === "anything" && receive !== undefined;
    assets[name] = { ...asset(name, path, name, "root"), hasAction };
  }
  return {
    entry: { module: { default: handleRequest } },
    routes,
    assets: {
      entry: { imports: ["/assets/framework.js"], module: "/assets/entry.js" },
      routes: assets,
      url: "/assets/manifest-1.js",
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

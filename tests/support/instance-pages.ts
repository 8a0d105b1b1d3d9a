// The pages of an instance, in place of the real build: the home page shows the prices of the
// catalog.
import { findVariants } from "#modules/catalog/list-variants.ts";
import { sampleWebBuild } from "../integration/http/sample-web-build.tsx";

const build = sampleWebBuild({ home: (context) => context.run(findVariants) });

export const {
  entry,
  routes,
  assets,
  basename,
  publicPath,
  assetsBuildDirectory,
  future,
  ssr,
  isSpaMode,
  prerender,
  routeDiscovery,
} = build;

// The pages of an instance, in place of the real build: the home page shows the prices of the
// catalog and the owner's announcement.
import { findVariants } from "#modules/catalog/list-variants.ts";
import { sampleWebBuild } from "../integration/http/sample-web-build.tsx";

const build = sampleWebBuild({
  home: (context) => Promise.all([context.run(findVariants), context.content("announcement")]),
});

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

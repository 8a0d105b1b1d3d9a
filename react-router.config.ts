import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  // The build empties this folder first. scripts/build.ts moves what it makes to build/client and
  // build/server.
  buildDirectory: "build/staging",
  ssr: true,
  // One static, immutable manifest instead of a request per page for the routes it links to.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

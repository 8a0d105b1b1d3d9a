import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // One static, immutable manifest instead of a request per page for the routes it links to.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

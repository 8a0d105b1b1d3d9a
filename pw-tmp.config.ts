import base from "./playwright.config.ts";
const { webServer: _, ...rest } = base;
export default {
  ...rest,
  testDir: "/work/wt/product/tests/e2e",
  use: { ...rest.use, baseURL: "http://127.0.0.1:3745", trace: "off" },
};

import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loader } from "#web/account/pages/auth.tsx";
import { shopContext } from "#web/page/shop-context.ts";
import { testDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";

const database = await testDatabase({ seeded: true });
let shop: SampleShop;

beforeAll(async () => {
  const webBuild = sampleWebBuild({
    anything: (shopOfPage) => {
      const context = new RouterContextProvider();
      context.set(shopContext, shopOfPage);
      const url = new URL("http://shop.example/auth");
      return loader({ context, url, request: new Request(url), params: {}, pattern: "/auth" });
    },
  });
  shop = await startSampleShop({ webBuild, connectionString: database.appUrl });
});

afterAll(() => shop.stop());

const signInPage = async () => (await fetch(`${shop.url}/auth`)).text();

test("SIGN-07 the sign-in page follows the registration setting at the next request", async () => {
  expect(await signInPage()).toContain("isRegistrationOpen&quot;:true");
  await database.asOwner(
    "update system_settings set setting_value = 'false' where setting_key = 'allow_registration'",
  );
  expect(await signInPage()).toContain("isRegistrationOpen&quot;:false");
});

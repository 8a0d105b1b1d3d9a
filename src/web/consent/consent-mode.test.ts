import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { getEarlyScript } from "#web/loading/get-early-script.ts";
import { toSignals, getTagAddress } from "./consent-mode.ts";
import { onlyNecessary } from "./stored-consent.ts";

test("CONS-10 with an analytics id the page first denies every signal except security", () => {
  const script = getEarlyScript("G-ABC123", true);
  const [beginning = ""] = script.split("if(window.navigation)");
  const commands: unknown = JSON.parse(
    String(
      runInNewContext(`${beginning};JSON.stringify(dataLayer.map((each) => Array.from(each)))`),
    ),
  );
  expect(commands).toEqual([
    [
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "denied",
        functionality_storage: "denied",
        personalization_storage: "denied",
        security_storage: "granted",
      },
    ],
  ]);
});

test("CONS-10 without an id the page contains no analytics code", () => {
  expect(getEarlyScript(undefined, true)).not.toMatch(/gtag|dataLayer|"consent"|google/);
});

test("CONS-11 each purpose grants its own signals, and a withdrawn one denies them", () => {
  const granted = (choices: Parameters<typeof toSignals>[0]) =>
    Object.entries(toSignals(choices)).flatMap(([name, signal]) =>
      signal === "granted" ? [name] : [],
    );
  expect(granted({ ...onlyNecessary, analytics: true })).toEqual(["analytics_storage"]);
  expect(granted({ ...onlyNecessary, marketing: true })).toEqual([
    "ad_storage",
    "ad_user_data",
    "ad_personalization",
  ]);
  expect(granted({ ...onlyNecessary, functional: true })).toEqual([
    "functionality_storage",
    "personalization_storage",
  ]);
  expect(granted(onlyNecessary)).toEqual([]);
});

test("CONS-12 the tag belongs to a container or to a measurement id", () => {
  expect(getTagAddress("GTM-ABC123")).toBe("https://www.googletagmanager.com/gtm.js?id=GTM-ABC123");
  expect(getTagAddress("G-ABC123")).toBe("https://www.googletagmanager.com/gtag/js?id=G-ABC123");
});

// Whoever lacks a right reads so at the button, rather than after pressing it.
import { describe, expect, test } from "vitest";
import { isOfDesk } from "#shared/permissions.ts";
import { allEndpoints } from "../../src/api/app.ts";
import { readSources } from "./sources.ts";

const endpoints = new Map(Object.values(allEndpoints).flatMap((table) => Object.entries(table)));
const calls = /\b(?:useApiAction|callApi)<\s*typeof \w+\.(\w+)\s*>/g;

const areas = Map.groupBy(
  readSources("src/web/admin/*/**/*.{ts,tsx}"),
  ({ path }) => path.split("/")[3] ?? "",
);

/** What of an area's calls changes something, as the action that it needs. */
function writesOf(text: string): string[] {
  return [...text.matchAll(calls)].flatMap(([, name = ""]) => {
    const endpoint = endpoints.get(name);
    if (endpoint === undefined || endpoint.method === "get") return [];
    return isOfDesk(endpoint.permission) ? [endpoint.permission] : [];
  });
}

/** Where the server says with the thing itself what may be done with it. */
const told: Readonly<Record<string, RegExp>> = {
  "orders.write": /\bcan\.write\b/,
  "orders.refund": /\bcan\.refund\b/,
  "orders.delete": /\bcan\.remove\b/,
};

describe("PERM-16 every change that the back office can ask for is behind a control that knows its right", () => {
  test.each([...areas.keys()])("in %s", (area) => {
    const text = (areas.get(area) ?? []).map((source) => source.text).join("\n");
    const known = (action: string) =>
      text.includes(`needs="${action}"`) ||
      text.includes(`("${action}")`) ||
      (told[action] ?? /\bcan\b/).test(text);
    expect(writesOf(text).filter((action) => !known(action))).toEqual([]);
  });

  test("the rule finds what it is about", () => {
    const all = [...areas.values()].flat().flatMap(({ text }) => writesOf(text));
    expect(new Set(all).size).toBeGreaterThan(6);
  });
});

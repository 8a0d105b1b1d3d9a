// Names that every object of the language has, as values of everything that a query may say.
import { expect, test } from "vitest";
import { startDemoShop } from "../../support/demo-shop.ts";
import { readSources } from "../../architecture/sources.ts";
import { listRoutes } from "./pages-with-input.ts";
import { operations } from "./endpoint-samples.ts";

const shop = await startDemoShop();
// Staff need not set up a second factor for now.
await shop.database.asOwner("update user_roles set given_at = '2100-01-01'");

const prototypes = ["constructor", "__proto__", "toString", "hasOwnProperty"];

/** Everything in quotes that is asked of a query, or named as a part of one. */
const queryNames = [
  ...new Set([
    ...readSources("src/web/**/*.{ts,tsx}", "src/server/http/page-queries.ts").flatMap(
      ({ text }) => [
        ...[...text.matchAll(/\.(?:get|has)\(\s*"(\w+)"/g)].map(([, name = ""]) => name),
        ...[...text.matchAll(/names: \[([^\]]*)\]/g)].flatMap(([, names = ""]) =>
          [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
        ),
      ],
    ),
    "for",
    "preview",
  ]),
];

/** With a wrong one of these, some pages read nothing else. */
const secrets = ["token", "key", "preview"];

async function findFailures(
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<string[]> {
  const failures: string[] = [];
  for (let at = 0; at < paths.length; at += 8)
    await Promise.all(
      paths.slice(at, at + 8).map(async (path) => {
        const answer = await shop.send(path, { headers });
        await answer.arrayBuffer();
        if (answer.status >= 500 || [401, 403].includes(answer.status))
          failures.push(`${path}: ${answer.status}`);
      }),
    );
  return failures;
}

test("HOST-45 no page fails when its query contains names that every object has", async () => {
  expect(queryNames.length).toBeGreaterThan(20);
  // The pages of the back office are the same for every query.
  const pages = listRoutes().filter(({ path }) => !path.startsWith("admin"));
  const queries = [queryNames, queryNames.filter((name) => !secrets.includes(name))].flatMap(
    (names) =>
      prototypes.map((value) => new URLSearchParams(names.map((name) => [name, value])).toString()),
  );
  const paths = pages.flatMap(({ path }) =>
    queries.map((query) => `/${path.replaceAll(/:\w+\??|\*/g, "constructor")}?${query}`),
  );
  expect(await findFailures(paths)).toEqual([]);
});

test("HOST-45 no endpoint fails when its query contains names that every object has", async () => {
  const paths = operations.flatMap(({ endpoint: { method, path, query } }) =>
    method === "GET"
      ? Object.keys(query?.shape ?? {}).flatMap((name) =>
          prototypes.map((value) => `${path.replaceAll(/:\w+/g, value)}?${name}=${value}`),
        )
      : [],
  );
  // Strangers would be refused before their query is read.
  const { access_token } = await shop.signIn("admin");
  expect(await findFailures(paths, { authorization: `Bearer ${access_token}` })).toEqual([]);
  expect(shop.logged.filter(({ level }) => level === "error")).toEqual([]);
});

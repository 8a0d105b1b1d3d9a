// A right that somebody lacks is named at the button, rather than after it was pressed.
import { describe, expect, test } from "vitest";
import { allEndpoints } from "#server/api/endpoints.ts";
import { needsProof, type Endpoint } from "#shared/contract.ts";
import { adminActions, isStaffPermission } from "#shared/permissions.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { isOpenTo } from "#web/admin/screens.ts";
import { abilities } from "./admin-abilities.ts";
import { unguardedControls, type Rights } from "./admin-controls.ts";
import { readModules } from "./admin-syntax.ts";
import { readSources } from "./sources.ts";

const endpoints = new Map<string, Endpoint>(
  Object.values(allEndpoints)
    .flatMap((table) => Object.values(table))
    .map((endpoint) => [endpoint.call, endpoint]),
);

const rights: Rights = {
  isChange(call) {
    const endpoint = endpoints.get(call);
    if (endpoint === undefined || endpoint.method === "GET") return false;
    // The screen itself asks for what may be read there, and everybody inside may do what is their
    // own.
    return (
      isStaffPermission(endpoint.permission) &&
      endpoint.permission !== "staff" &&
      !endpoint.permission.endsWith(".read")
    );
  },
  isGuard: (guard, call) =>
    guard === endpoints.get(call)?.permission ||
    (abilities[call]?.names.some((ability) => guard === `can.${ability}`) ?? false),
};

/** Screens that nobody sees without the right: their controls need not ask for it. */
const screens: Readonly<Record<string, { path: string; right: (typeof adminActions)[number] }>> = {
  "src/web/admin/orders/new/page.tsx#NewOrderPage: POST /api/admin/orders": {
    path: adminPaths.newOrder,
    right: "orders.write",
  },
};
/** Calls without a press: as soon as the page is opened, or while a person with the right types. */
const byThemselves = [
  "src/web/admin/content/editor/page.tsx#DocumentPage: PUT /api/admin/content/draft",
  "src/web/admin/customers/privacy/print-person-page.tsx#PrintPersonPage: POST /api/admin/customers/:id/export",
];

test("PERM-30 the back office asks for a proof of identity wherever the server may require one", () => {
  const calls = readSources("src/web/admin/**/*.{ts,tsx}").flatMap(({ path, text }) =>
    [...text.matchAll(/(withProof\(\(\) => )?\bcallApi\(\s*(\w+|"[^"]+")/g)].flatMap(
      ([, proving, name = ""]) => {
        const [, constant] = new RegExp(`const ${name} = "([^"]+)"`).exec(text) ?? [];
        const endpoint = endpoints.get(constant ?? name.slice(1, -1));
        return endpoint === undefined ? [] : [{ path, proving, endpoint }];
      },
    ),
  );
  expect(calls.length).toBeGreaterThan(10);
  // The calls of useApiAction always ask with a proof.
  const bare = calls.filter(({ proving, endpoint }) => needsProof(endpoint) && !proving);
  expect(bare.map(({ path, endpoint }) => `${path}: ${endpoint.call}`)).toEqual([]);
});

describe("PERM-16 every change that the back office can request has a control that checks its right", () => {
  const sources = readSources("src/web/admin/**/*.{ts,tsx}").filter(
    // The kit holds what all controls are made of.
    ({ path }) => !path.includes("/kit/") && !path.includes(".test."),
  );

  const found = unguardedControls(readModules(sources), rights);

  test("in the whole back office", () => {
    expect(found.toSorted()).toEqual([...Object.keys(screens), ...byThemselves].toSorted());
  });

  test.each(Object.entries(screens))(
    "or on a screen that requires it: %s",
    (_, { path, right }) => {
      expect(isOpenTo(adminActions, path)).toBe(true);
      expect(
        isOpenTo(
          adminActions.filter((action) => action !== right),
          path,
        ),
      ).toBe(false);
    },
  );

  test.each(Object.entries(abilities))(
    "the server sends the flag for the right to %s",
    (call, { sent, names }) => {
      expect(rights.isChange(call)).toBe(true);
      expect(Object.keys(sent.shape)).toEqual(expect.arrayContaining([...names]));
    },
  );
});

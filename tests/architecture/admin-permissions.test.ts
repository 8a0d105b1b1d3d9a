// The back office names a right at its control, and asks for a proof where one is due.
import { expect, test } from "vitest";
import { allEndpoints } from "#server/api/endpoints.ts";
import { isProofNeeded, type Endpoint } from "#shared/contract.ts";
import { isStaffPermission } from "#shared/permissions.ts";
import type { Call } from "#web/api/api-request.ts";
import { getRight } from "#web/admin/api/abilities.ts";
import { readSources, type SourceFile } from "./sources.ts";

const endpoints = new Map<string, Endpoint>(
  Object.values(allEndpoints)
    .flatMap((table) => Object.values(table))
    .map((endpoint) => [endpoint.call, endpoint]),
);
const sources = readSources("src/web/admin/**/*.{ts,tsx}").filter(
  ({ path }) => !path.includes(".test."),
);

test("PERM-30 the back office asks for a proof of identity wherever the server may require one", () => {
  const calls = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(withProof\(\(\) => )?\bfetchApi\(\s*(\w+|"[^"]+")/g)].flatMap(
      ([, proving, name = ""]) => {
        const [, constant] = new RegExp(`const ${name} = "([^"]+)"`).exec(text) ?? [];
        const endpoint = endpoints.get(constant ?? name.slice(1, -1));
        return endpoint === undefined ? [] : [{ path, proving, endpoint }];
      },
    ),
  );
  expect(calls.length).toBeGreaterThan(9);
  // The calls of useApiAction always ask with a proof.
  const bare = calls.filter(({ proving, endpoint }) => isProofNeeded(endpoint) && !proving);
  expect(bare.map(({ path, endpoint }) => `${path}: ${endpoint.call}`)).toEqual([]);
});

const action = /const (?:(\w+)|\{[^}]*\}) = use(?:Api|Form)Action\(\s*"([^"]+)"/g;

/** Whether a file hands an action on as a whole: to a control, or to the caller of a hook. */
const isHandedOn = (text: string, name = "-") =>
  new RegExp(String.raw`(?:[{(?:,]\s*|\.\.\.|return )${name}\b(?![\w.:(])|\b${name}\.right`).test(
    text,
  );

/** Actions with a right that no control of their file, and no `call` of any file, tells. */
function findUntold(files: readonly SourceFile[]): string[] {
  const other = files.map(({ text }) => text.replaceAll(action, "")).join("\n");
  const isNamed = (call: string) => new RegExp(`(?:call=|= |, |\\()"${call}"`).test(other);
  return files.flatMap(({ path, text }) => {
    const actions = [...text.matchAll(action)].map(([, name, call = ""]) => ({
      name,
      // It would not compile with another one.
      call: call as Call,
    }));
    const told = actions.filter(({ name, call }) => isHandedOn(text, name) || isNamed(call));
    const rights = new Set(told.map(({ call }) => getRight(call)));
    return actions.flatMap(({ call }) => {
      const right = getRight(call);
      // The screen itself asks for what may be read there.
      const isTold = right === undefined || right.endsWith(".read") || rights.has(right);
      return isTold ? [] : [`${path}: ${call}`];
    });
  });
}

test("PERM-16 the right of each change is known to its control", () => {
  const wrong = [...endpoints.values()].filter(({ call, method, permission }) => {
    const right = isStaffPermission(permission) && permission !== "staff" ? permission : undefined;
    // A key of the endpoints.
    return method !== "GET" && getRight(call as Call) !== right;
  });
  expect(wrong.map(({ call }) => call)).toEqual([]);
});

test("PERM-16 every change that the back office can request has a control that checks its right", () => {
  expect(findUntold(sources)).toEqual([
    // A draft is saved by itself, while a person with the right types.
    "src/web/admin/content/editor/use-autosave.ts: PUT /api/admin/content/draft",
  ]);
  const file = (text: string) => ({ path: "a.tsx", text });
  const pay = `const pay = useApiAction("POST /api/admin/orders/:id/payments", {});`;
  const button = (props: string) => `<ActionButton ${props} onClick={() => pay.mutate({})} />`;
  expect(findUntold([file(pay + button("isPending={pay.isPending}"))])).toHaveLength(1);
  expect(findUntold([file(pay + button("action={pay}"))])).toEqual([]);
});

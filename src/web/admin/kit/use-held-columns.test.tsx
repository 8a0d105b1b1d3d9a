// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Column } from "./data-table.tsx";
import { useHeldColumns } from "./use-held-columns.ts";

type Columns = readonly Column<unknown>[];

const createColumns = (...ids: string[]): Columns =>
  ids.map((id) => ({ id, header: id, cell: () => id }));

let shown: Columns = [];

function Table({ columns, isStale }: { columns: Columns; isStale: boolean }) {
  shown = useHeldColumns(columns, isStale);
  return null;
}

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

test("ADMIN-113 columns that are made anew draw no row again that waits for another", async () => {
  const root = createRoot(document.createElement("div"));
  const show = (columns: Columns, isStale: boolean) =>
    act(async () => root.render(<Table columns={columns} isStale={isStale} />));
  const first = createColumns("name", "price");
  await show(first, false);
  await show(createColumns("name", "price"), true);
  expect(shown).toBe(first);
  const fewer = createColumns("name");
  await show(fewer, true);
  expect(shown).toBe(fewer);
  const next = createColumns("name");
  await show(next, false);
  expect(shown).toBe(next);
  await act(async () => root.unmount());
});

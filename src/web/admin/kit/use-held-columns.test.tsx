// @vitest-environment jsdom
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHeldColumns } from "./use-held-columns.ts";

type Columns = readonly { readonly id: string }[];

const createColumns = (...ids: string[]): Columns => ids.map((id) => ({ id }));

const onShow = vi.fn<(columns: Columns) => void>();

function Table({ columns, isStale }: { columns: Columns; isStale: boolean }) {
  const shown = useHeldColumns(columns, isStale);
  useEffect(() => onShow(shown));
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
  expect(onShow.mock.lastCall?.[0]).toBe(first);
  const fewer = createColumns("name");
  await show(fewer, true);
  expect(onShow.mock.lastCall?.[0]).toBe(fewer);
  const next = createColumns("name");
  await show(next, false);
  expect(onShow.mock.lastCall?.[0]).toBe(next);
  await act(async () => root.unmount());
});

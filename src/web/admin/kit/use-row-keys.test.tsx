// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRowBlur, useRowKeys } from "./use-row-keys.ts";

type Row = { readonly id: string };

function Table({ rows }: { rows: readonly Row[] }) {
  const keys = useRowKeys(rows);
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <TableRow key={keys.get(row.id)} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function TableRow({ id }: Row) {
  return (
    <tr ref={useRowBlur(id)}>
      <td>
        <button type="button">{id}</button>
      </td>
    </tr>
  );
}

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

test("ADMIN-114 a row that stays keeps the focus, and one that comes in the place of another has none", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const show = (...ids: string[]) =>
    act(async () => root.render(<Table rows={ids.map((id) => ({ id }))} />));
  const getButtons = () => [...container.querySelectorAll("button")];
  const getNames = () => getButtons().map((button) => button.textContent);

  await show("a", "b", "c");
  const [, b, c] = getButtons();
  b?.focus();
  await show("d", "b", "a", "e");
  expect(getNames()).toEqual(["d", "b", "a", "e"]);
  expect(document.activeElement).toBe(b);
  // The elements of the row that has gone show one that has come.
  expect(getButtons()[0]).toBe(c);
  await show("f", "g");
  expect(getNames()).toEqual(["f", "g"]);
  expect(document.activeElement).toBe(document.body);
  await act(async () => root.unmount());
  container.remove();
});

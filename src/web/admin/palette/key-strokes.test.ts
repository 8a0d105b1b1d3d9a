import { expect, test } from "vitest";
import { adminActions } from "#shared/permissions.ts";
import { listKeyTargets } from "../modules.ts";
import { createKeyReader, type Stroke } from "./key-strokes.ts";

const stroke = (code: string, key: string, more: Partial<Stroke> = {}): Stroke => ({
  code,
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const once = (pressed: Stroke) => createKeyReader(listKeyTargets(adminActions))(pressed, 0);

test("PAL-07 g followed by a letter opens a module, also with a Hebrew keyboard", () => {
  for (const [code, latin, hebrew, path] of [
    ["KeyD", "d", "ג", "/admin"],
    ["KeyI", "i", "ן", "/admin/inventory"],
    ["KeyO", "o", "ם", "/admin/orders"],
    ["KeyP", "p", "פ", "/admin/products"],
    ["KeyC", "c", "ב", "/admin/customers"],
    ["KeyA", "a", "ש", "/admin/analytics"],
    ["KeyS", "s", "ד", "/admin/settings"],
    ["KeyZ", "z", "ז", "/admin/returns"],
    ["KeyM", "m", "צ", "/admin/messages"],
  ] as const)
    for (const [first, second] of [
      ["g", latin],
      ["ע", hebrew],
    ] as const) {
      const read = createKeyReader(listKeyTargets(adminActions));
      expect(read(stroke("KeyG", first), 0)).toBeUndefined();
      expect(read(stroke(code, second), 500)).toEqual({ kind: "go", path });
    }
});

test("PAL-07 a second key that is late or unknown does nothing", () => {
  const late = createKeyReader(listKeyTargets(adminActions));
  late(stroke("KeyG", "g"), 0);
  expect(late(stroke("KeyO", "o"), 1_501)).toBeUndefined();
  const lost = createKeyReader(listKeyTargets(adminActions));
  lost(stroke("KeyG", "g"), 0);
  expect(lost(stroke("KeyX", "x"), 10)).toBeUndefined();
  expect(lost(stroke("KeyO", "o"), 20)).toBeUndefined();
});

test("PAL-08 n, a slash and a question mark open a new order, the search and the list of shortcuts", () => {
  expect(once(stroke("KeyN", "מ"))).toEqual({ kind: "new-order" });
  expect(once(stroke("Slash", "/"))).toEqual({ kind: "search" });
  expect(once(stroke("Slash", "."))).toEqual({ kind: "search" });
  expect(once(stroke("KeyQ", "/"))).toEqual({ kind: "search" });
  expect(once(stroke("Slash", "?", { shiftKey: true }))).toEqual({ kind: "help" });
  expect(once(stroke("Slash", ">", { shiftKey: true }))).toEqual({ kind: "help" });
});

test("PAL-01 Ctrl-K and ⌘K open the palette, whatever letter is on the key", () => {
  expect(once(stroke("KeyK", "k", { ctrlKey: true }))).toEqual({ kind: "palette" });
  expect(once(stroke("KeyK", "ל", { metaKey: true }))).toEqual({ kind: "palette" });
  expect(once(stroke("KeyK", "k"))).toBeUndefined();
  expect(once(stroke("KeyK", "K", { ctrlKey: true, shiftKey: true }))).toBeUndefined();
});

test("PAL-08 the browser's own shortcuts still work", () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    expect(once(stroke("KeyN", "n", held))).toBeUndefined();
    expect(once(stroke("Slash", "/", held))).toBeUndefined();
  }
});

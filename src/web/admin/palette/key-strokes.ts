import type { KeyTarget } from "../modules.ts";

/** Action that a key of the back office asks for. */
export type KeyRequest =
  | { readonly kind: "palette" }
  | { readonly kind: "help" }
  | { readonly kind: "search" }
  | { readonly kind: "new-order" }
  | { readonly kind: "go"; readonly path: string };

export type Stroke = Pick<
  KeyboardEvent,
  "code" | "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

/** Within this time the second key of a pair belongs to the first. */
const PAIR_MS = 1_500;

/**
 * Understands keys, one after the other, by their place on the keyboard, so that they are the same
 * in Hebrew. Returns what a key asks for; undefined for one that asks for nothing yet. `targets`
 * are those that it can lead to.
 */
export function createKeyReader(
  targets: readonly KeyTarget[],
): (stroke: Stroke, now: number) => KeyRequest | undefined {
  let startedAt = -Infinity;
  return (stroke, now) => {
    if (isPaletteStroke(stroke)) return { kind: "palette" };
    if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return undefined;
    const isSecond = now - startedAt <= PAIR_MS;
    startedAt = -Infinity;
    const { code, key, shiftKey } = stroke;
    if (isSecond) {
      const target = targets.find((it) => it.key === code);
      if (target) return { kind: "go", path: target.path };
    }
    if (key === "?" || (code === "Slash" && shiftKey)) return { kind: "help" };
    if (shiftKey) return undefined;
    if (code === "KeyG") startedAt = now;
    if (code === "KeyN") return { kind: "new-order" };
    if (code === "Slash" || key === "/") return { kind: "search" };
    return undefined;
  };
}

/** The shortcut that also works while the user types. */
export function isPaletteStroke({ code, ctrlKey, metaKey, altKey, shiftKey }: Stroke): boolean {
  return code === "KeyK" && ctrlKey !== metaKey && !altKey && !shiftKey;
}

// Data that is typed in a document, and the version that the server has.
import type { EditedDocument } from "#modules/content/admin/contract.ts";
import type { FieldPath } from "#modules/content/fields.ts";
import { isRecord } from "#shared/json.ts";
import { isSame, setAt, type Data } from "./data.ts";
import { mergeData, type Clash } from "./merge-data.ts";

export type EditState = {
  /** The newest document that was loaded here. */
  readonly loaded: EditedDocument;
  /** Data that the typing began with. */
  readonly base: Data;
  readonly data: Data;
  /** Fields that another user has changed while they were being changed here. */
  readonly clashes: readonly Clash[];
};

/** Copy of a document that this computer keeps until the server has it. */
export type LocalCopy = Pick<EditState, "base" | "data">;

/** Saved data of a document: the draft, or else the published data, or else the delivered data. */
export function getSaved({ draftData, published, delivered }: EditedDocument): Data {
  return draftData ?? published ?? delivered ?? {};
}

/** Version that a change was made from, to send along with it. */
export function getLoadedVersion({ key, draft, revision }: EditedDocument) {
  return { key, version: draft?.version ?? 0, revision };
}

export function startEditing(document: EditedDocument): EditState {
  const saved = getSaved(document);
  return { loaded: document, base: saved, data: saved, clashes: [] };
}

export function isUnsaved({ loaded, data }: EditState): boolean {
  return !isSame(data, getSaved(loaded));
}

export function changeField(state: EditState, path: FieldPath, value: unknown): EditState {
  return { ...state, data: setAt(state.data, path, value) };
}

/**
 * Merges in the server's present version: changes of others are taken, and typed values stay.
 * `base` is the common start of both, if it is not the last one loaded.
 */
export function mergeNews(
  state: EditState,
  document: EditedDocument,
  base: Data = getSaved(state.loaded),
): EditState {
  const saved = getSaved(document);
  const { data, clashes: found } = mergeData(base, state.data, saved);
  const foundPaths = new Set(found.map(({ path }) => path));
  const clashes = [...state.clashes.filter(({ path }) => !foundPaths.has(path)), ...found];
  // Both versions must be found again after a crash, until the user has chosen.
  return { loaded: document, base: clashes.length > 0 ? base : saved, data, clashes };
}

/** Chooses between both versions of a field: theirs, or the typed one. */
export function resolveFieldClash(
  state: EditState,
  path: FieldPath,
  choice: "mine" | "theirs",
): EditState {
  const clash = state.clashes.find((it) => it.path === path);
  const clashes = state.clashes.filter((it) => it.path !== path);
  const base = clashes.length === 0 ? getSaved(state.loaded) : state.base;
  const settled = { ...state, base, clashes };
  return clash === undefined || choice === "mine"
    ? settled
    : changeField(settled, path, clash.theirs);
}

/** Restores this computer's copy, merged with the server's present version. */
export function restoreCopy({ loaded }: EditState, { base, data }: LocalCopy): EditState {
  return mergeNews({ loaded, base, data, clashes: [] }, loaded, base);
}

export function isLocalCopy(value: unknown): value is LocalCopy {
  return isRecord(value) && isRecord(value["base"]) && isRecord(value["data"]);
}

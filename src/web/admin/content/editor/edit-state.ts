// What is typed in a document, and what the server has of it.
import type { EditedDocument } from "#modules/content-admin/contract.ts";
import { isRecord } from "#modules/content/fields.ts";
import { isSame, setAt, type Data, type FieldPath } from "./data.ts";
import { mergeData, type Clash } from "./merge-data.ts";

export type EditState = {
  /** The newest document that is known here. */
  readonly seen: EditedDocument;
  readonly data: Data;
  /** Fields that somebody else has changed while they were being changed here. */
  readonly clashes: readonly Clash[];
};

/** What this computer keeps of a document until the server has it. */
export type KeptCopy = { readonly base: Data; readonly data: Data };

/** What is being written in a document: the draft, or else what is shown, or what was delivered. */
export function getSaved({ draftData, published, delivered }: EditedDocument): Data {
  return draftData ?? published ?? delivered ?? {};
}

export function startEditing(document: EditedDocument): EditState {
  return { seen: document, data: getSaved(document), clashes: [] };
}

export function isUnsaved({ seen, data }: EditState): boolean {
  return !isSame(data, getSaved(seen));
}

export function changeField(state: EditState, path: FieldPath, value: unknown): EditState {
  return { ...state, data: setAt(state.data, path, value) };
}

/** Whether an answer tells anything of the words that is not known here yet. */
export function isNews({ seen }: EditState, document: EditedDocument): boolean {
  return (
    seen.draft?.version !== document.draft?.version ||
    seen.draft?.updatedAt !== document.draft?.updatedAt ||
    seen.publishedAt !== document.publishedAt ||
    seen.state !== document.state
  );
}

/**
 * Takes in what somebody else has saved: their changes come in, and what was typed here stays.
 * `base` is what both began with, where that is not what was seen last.
 */
export function takeNews(
  state: EditState,
  document: EditedDocument,
  base: Data = getSaved(state.seen),
): EditState {
  const { data, clashes } = mergeData(base, state.data, getSaved(document));
  const known = new Set(clashes.map(({ path }) => path));
  const left = state.clashes.filter(({ path }) => !known.has(path));
  return { seen: document, data, clashes: [...left, ...clashes] };
}

/** Chooses between both versions of a field: theirs, or what was typed here. */
export function settleClash(state: EditState, path: FieldPath, choice: "mine" | "theirs"): EditState {
  const clash = state.clashes.find((it) => it.path === path);
  const clashes = state.clashes.filter((it) => it.path !== path);
  if (clash === undefined || choice === "mine") return { ...state, clashes };
  return { ...changeField(state, path, clash.theirs), clashes };
}

/** Puts back what this computer has kept, beside what the server has got meanwhile. */
export function restoreCopy({ seen }: EditState, { base, data }: KeptCopy): EditState {
  return takeNews({ seen, data, clashes: [] }, seen, base);
}

export function isKeptCopy(value: unknown): value is KeptCopy {
  return isRecord(value) && isRecord(value["base"]) && isRecord(value["data"]);
}

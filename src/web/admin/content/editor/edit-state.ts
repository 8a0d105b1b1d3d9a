// Data that is typed in a document, and the version that the server has.
import type { EditedDocument } from "#modules/content/admin/contract.ts";
import type { FieldPath } from "#modules/content/fields.ts";
import { isSame, mergeNews, mergeSaved, type Drafting } from "#shared/records/merge-drafts.ts";
import { setAt, type Data } from "./data.ts";

/** The clashes are sections or fields of the document itself: what lies within goes along. */
export type EditState = Drafting<Data> & {
  /** The newest document that was loaded here. */
  readonly loaded: EditedDocument;
};

/** Saved data of a document: the draft, or else the published data, or else the delivered data. */
export function getSaved({ draftData, published, delivered }: EditedDocument): Data {
  return draftData ?? published ?? delivered ?? {};
}

/** Version that a change was made from, to send along with it. */
export function getLoadedVersion({ key, version }: EditedDocument) {
  return { key, version };
}

export function startEditing(document: EditedDocument): EditState {
  return { loaded: document, draft: getSaved(document), clashes: [] };
}

export function isUnsaved({ loaded, draft }: EditState): boolean {
  return !isSame(draft, getSaved(loaded));
}

export function changeField(state: EditState, path: FieldPath, value: unknown): EditState {
  return { ...state, draft: setAt(state.draft, path, value) };
}

/**
 * Merges in the server's present version: changes of others are taken, and typed values stay.
 * `base` is the common start of both, if it is not the last one loaded.
 */
export function mergeDocument(
  state: EditState,
  document: EditedDocument,
  base: Data = getSaved(state.loaded),
): EditState {
  return { loaded: document, ...mergeNews(state, base, getSaved(document)) };
}

/** Chooses between both versions of a field: theirs, or the typed one. */
export function resolveClash(
  state: EditState,
  field: string,
  choice: "mine" | "theirs",
): EditState {
  if (choice === "theirs") return { ...state, ...mergeSaved(state, getSaved(state.loaded), field) };
  return { ...state, clashes: state.clashes.filter((it) => it !== field) };
}

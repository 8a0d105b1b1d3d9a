import { expect, test } from "vitest";
import type { EditedDocument } from "#modules/content/admin/contract.ts";
import { toField } from "#modules/content/fields.ts";
import {
  changeField,
  getSaved,
  isUnsaved,
  restoreCopy,
  resolveFieldClash,
  startEditing,
  mergeNews,
} from "./edit-state.ts";

const shown: EditedDocument = {
  key: "home",
  right: "content.write",
  kind: "document",
  title: null,
  path: "/",
  state: "delivered",
  publishedAt: null,
  draft: null,
  published: { title: "One", text: "Two" },
  delivered: { title: "One", text: "Two" },
  draftData: null,
  fields: toField({ title: "One", text: "Two" }),
  revision: 0,
  placeholders: {},
  problems: [],
  warnings: [],
};
const withDraft = (draftData: NonNullable<EditedDocument["draftData"]>): EditedDocument => ({
  ...shown,
  draftData,
});

test("EDIT-04 another user's save is adopted while typing, and own input stays unsaved", () => {
  const typed = changeField(startEditing(shown), "title", "Mine");
  const state = mergeNews(typed, withDraft({ title: "One", text: "Theirs" }));
  expect(state.data).toEqual({ title: "Mine", text: "Theirs" });
  expect(isUnsaved(state)).toBe(true);
  expect(state.clashes).toEqual([]);
});

test("EDIT-04 for a field with two versions the user chooses, and both survive a crash until then", () => {
  const typed = changeField(startEditing(shown), "title", "Mine");
  const theirs = withDraft({ title: "Theirs", text: "Two" });
  const state = mergeNews(typed, theirs);
  expect(state.clashes).toEqual([{ path: "title", theirs: "Theirs" }]);
  const again = restoreCopy(startEditing(theirs), { base: state.base, data: state.data });
  expect(again.clashes).toEqual(state.clashes);
  expect(resolveFieldClash(again, "title", "mine").data["title"]).toBe("Mine");
  const taken = resolveFieldClash(again, "title", "theirs");
  expect(taken.data["title"]).toBe("Theirs");
  expect(isUnsaved(taken)).toBe(false);
});

test("EDIT-03 input typed during a save is kept, and the server's version of the rest is adopted", () => {
  const sent = changeField(startEditing(shown), "title", " Mine ");
  const typedOn = changeField(sent, "text", "More");
  const state = mergeNews(typedOn, withDraft({ title: "Mine", text: "Two" }), sent.data);
  expect(state.data).toEqual({ title: "Mine", text: "More" });
  expect(isUnsaved(state)).toBe(true);
});

test("EDIT-03 a stored copy is restored over the server's version", () => {
  const stored = { base: getSaved(shown), data: { title: "Kept", text: "Two" } };
  const state = restoreCopy(startEditing(withDraft({ title: "One", text: "New" })), stored);
  expect(state.data).toEqual({ title: "Kept", text: "New" });
});

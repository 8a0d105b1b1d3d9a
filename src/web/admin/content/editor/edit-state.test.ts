import { expect, test } from "vitest";
import type { EditedDocument } from "#modules/content/admin/contract.ts";
import { toField } from "#modules/content/fields.ts";
import { changeField, isUnsaved, resolveClash, startEditing, mergeDocument } from "./edit-state.ts";

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
  version: "1",
  placeholders: {},
  problems: [],
  warnings: [],
  imageTexts: {},
  contradictions: [],
};
const withDraft = (draftData: NonNullable<EditedDocument["draftData"]>): EditedDocument => ({
  ...shown,
  draftData,
});

test("EDIT-04 another user's save is adopted while typing, and own input stays unsaved", () => {
  const typed = changeField(startEditing(shown), "title", "Mine");
  const state = mergeDocument(typed, withDraft({ title: "One", text: "Theirs" }));
  expect(state.draft).toEqual({ title: "Mine", text: "Theirs" });
  expect(isUnsaved(state)).toBe(true);
  expect(state.clashes).toEqual([]);
});

test("EDIT-04 for a field with two versions the user chooses", () => {
  const typed = changeField(startEditing(shown), "title", "Mine");
  const state = mergeDocument(typed, withDraft({ title: "Theirs", text: "Two" }));
  expect(state.clashes).toEqual(["title"]);
  const own = resolveClash(state, "title", "mine");
  expect(own).toMatchObject({ draft: { title: "Mine" }, clashes: [] });
  const taken = resolveClash(state, "title", "theirs");
  expect(taken).toMatchObject({ draft: { title: "Theirs" }, clashes: [] });
  expect(isUnsaved(taken)).toBe(false);
});

test("EDIT-03 input typed during a save is kept, and the server's version of the rest is adopted", () => {
  const sent = changeField(startEditing(shown), "title", " Mine ");
  const typedOn = changeField(sent, "text", "More");
  const state = mergeDocument(typedOn, withDraft({ title: "Mine", text: "Two" }), sent.draft);
  expect(state.draft).toEqual({ title: "Mine", text: "More" });
  expect(isUnsaved(state)).toBe(true);
});

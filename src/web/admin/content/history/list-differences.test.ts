import { expect, test } from "vitest";
import { toField } from "#modules/content/fields.ts";
import { setAt } from "../editor/data.ts";
import { listDifferences } from "./list-differences.ts";

const before = {
  heading: "Small paws, big days out.",
  image: "/media/gallery/camp",
  steps: [
    { id: "a", text: "Alpha" },
    { id: "b", text: "Beta" },
    { id: "c", text: "Gamma" },
  ],
  points: ["x", "y"],
};
const getFieldProps = toField(before);

test("EDIT-06 texts are compared by words added and removed, other values as a whole", () => {
  const after = setAt(
    setAt(before, "heading", "Small paws, long days out."),
    "image",
    "/media/gallery/lake",
  );
  expect(listDifferences(getFieldProps, before, after)).toEqual([
    {
      path: "heading",
      kind: "changed",
      pieces: [
        { text: "Small paws, ", kind: "same" },
        { text: "big", kind: "removed" },
        { text: "long", kind: "added" },
        { text: " days out.", kind: "same" },
      ],
    },
    {
      path: "image",
      kind: "changed",
      pieces: [
        { text: "/media/gallery/camp", kind: "removed" },
        { text: "/media/gallery/lake", kind: "added" },
      ],
    },
  ]);
  expect(listDifferences(getFieldProps, before, structuredClone(before))).toEqual([]);
});

test("EDIT-06 list items are reported as added, removed, moved or changed", () => {
  const [a, b, c] = before.steps;
  const list = (steps: unknown, points: unknown = before.points) =>
    listDifferences(getFieldProps, before, { ...before, steps, points }).map(
      ({ path, kind }) => `${kind} ${path}`,
    );
  expect(list([a, { id: "n", text: "New" }, b, c])).toEqual(["added steps.1"]);
  expect(list([a, c])).toEqual(["removed steps.1"]);
  expect(list([b, a, c])).toEqual(["moved steps.1"]);
  expect(list([a, { id: "b", text: "Better" }, c])).toEqual(["changed steps.1.text"]);
  expect(list(before.steps, ["x", "z"])).toEqual(["changed points.1"]);
  expect(list(before.steps, ["x"])).toEqual(["removed points.1"]);
  expect(list(before.steps, ["x", "y", "z"])).toEqual(["added points.2"]);
});

test("EDIT-06 a rich text is compared with its links, pictures and formatting", () => {
  const doc = (...content: unknown[]) => ({ body: { type: "doc", content } });
  const line = (...marks: unknown[]) => ({
    type: "paragraph",
    content: [{ type: "text", text: "See here", marks }],
  });
  const [plain, linked] = [doc(line()), doc(line({ type: "link", attrs: { href: "/faq" } }))];
  const [difference] = listDifferences(toField(plain), plain, linked);
  expect(difference?.pieces.map(({ text }) => text).join("")).toBe("See here (/faq)");
  const illustrated = doc(line(), { type: "figure", attrs: { image: "/media/a", alt: "A cat" } });
  expect(JSON.stringify(listDifferences(toField(plain), plain, illustrated))).toContain("A cat");
});

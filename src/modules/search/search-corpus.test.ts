import { expect, test } from "vitest";
import { createCorpus, listWords, splitTerms, type SearchDocument } from "./corpus.ts";
import { cutExcerpt, markWords } from "./cut-excerpt.ts";
import { searchCorpus } from "./search-corpus.ts";

const document = (path: string, title: string, text: string): SearchDocument => ({
  kind: "page",
  path,
  title,
  text,
});

/** Words are made plain as the database does it with these. */
function index(...documents: SearchDocument[]) {
  const toPlain = (word: string) => word.toLowerCase().replaceAll("-", " ").replaceAll("’", "");
  return createCorpus(documents, new Map(listWords(documents).map((it) => [it, toPlain(it)])));
}

const corpus = index(
  document("bag", "The Olive backpack", "A wi-fi free bag. It’s for the woods, on foot."),
  document("bowl", "Bowl", "It goes with the olive backpack, and folds flat."),
  document("wash", "Washing", "Wash it by hand in the woods."),
);

const find = (typed: string) =>
  searchCorpus(corpus, splitTerms(typed)).documents.map(({ path }) => path);

test("FIND-02 documents with all words are found, those with a word in the title first", () => {
  expect(find("olive")).toEqual(["bag", "bowl"]);
  expect(find("olive folds")).toEqual(["bowl"]);
  expect(find("woods")).toEqual(["bag", "wash"]);
  expect(find("fi")).toEqual(["bag"]);
  expect(find("wash")).toEqual(["wash"]);
  expect(find("pack")).toEqual(["bag", "bowl"]);
});

test("FIND-02 where no document has all words, those with the most of them are found", () => {
  expect(find("olive woods flat")).toEqual(["bag", "bowl"]);
  expect(find("olive qqqq")).toEqual(["bag", "bowl"]);
});

test("FIND-03 a word with a typo finds those most like it, and one like nothing finds nothing", () => {
  expect(find("bakpack")).toEqual(["bag", "bowl"]);
  expect(find("olvie")).toEqual(["bag", "bowl"]);
  expect(find("zzzzzz")).toEqual([]);
  expect(find("")).toEqual([]);
});

test("FIND-04 an excerpt begins near the first word that was found, and all of them are marked", () => {
  const { terms } = searchCorpus(corpus, ["olive", "wi"]);
  expect(markWords(corpus, terms, "The Olive backpack")).toEqual([
    { text: "The ", isMarked: false },
    { text: "Olive", isMarked: true },
    { text: " backpack", isMarked: false },
  ]);
  const long = `${"The ".repeat(50)}olive ${"backpack ".repeat(50)}`;
  const excerpt = cutExcerpt(corpus, terms, long);
  expect(excerpt.map(({ isMarked }) => isMarked)).toEqual([false, true, false]);
  expect(excerpt[0]?.text).toBe("… The The The The The The ");
  expect(excerpt[2]?.text).toMatch(/backpack …$/);
  expect(cutExcerpt(corpus, terms, "The woods")).toEqual([{ text: "The woods", isMarked: false }]);
});

import { expect, test } from "vitest";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { homeWords } from "../home/home-words.ts";
import { getLede, getTitle } from "../products/collection-words.ts";
import { colourWords } from "./colour-words.ts";

const named = (...names: string[]) =>
  names.map((shortName, nth) => ({ ...olive, slug: `variant-${nth}`, shortName }));
const three = named("Olive", "Caramel", "Blue");
const blanket = { ...olive, productId: crypto.randomUUID(), carriesPets: false, shortName: "Oat" };

test("HOME-13 with three colours the words are those of the first day", () => {
  const colours = colourWords([...three, blanket]);
  const said = { words: delivered.collection, colours };
  expect(homeWords(delivered, colours).heading).toBe("One good seat, three colours.");
  expect(getLede(said, false)).toBe(
    "One backpack, thought through to the last zip, in the three colours we could not decide between.",
  );
  expect(homeWords(delivered, colours).description).toContain(
    ", in olive, caramel and blue. Free storage bag",
  );
  expect(getTitle(said, { category: undefined, products: 1 }).description).toContain(
    " in olive, caramel and blue: 46",
  );
});

test("HOME-13 the words about colours follow the first product of the shop", () => {
  const words = colourWords([...three, ...named("Forest"), blanket]);
  expect(words).toEqual({
    isCarrier: true,
    count: "four colours",
    names: "olive, caramel, blue and forest",
  });
  const one = colourWords(named("Olive", "Olive"));
  expect(one).toEqual({ isCarrier: true, count: undefined, names: "olive" });
  expect(homeWords(delivered, one).heading).toBe("One good seat.");
  expect(getLede({ words: delivered.collection, colours: one }, false)).toBe(
    "One backpack, thought through to the last zip.",
  );
});

test("HOME-13 many colours or long ones are counted, not named", () => {
  expect(colourWords(named("a", "b", "c", "d", "e")).names).toBe("five colours");
  expect(colourWords(named("a", "b".repeat(200))).names).toBe("two colours");
  expect(colourWords(named("b".repeat(200))).names).toBeUndefined();
});

test("HOME-13 of a shop without a carrier, or without anything, nothing is said of colours", () => {
  const nothing = { isCarrier: false, count: undefined, names: undefined };
  expect(colourWords([blanket, ...three])).toEqual(nothing);
  expect(colourWords([])).toEqual(nothing);
});

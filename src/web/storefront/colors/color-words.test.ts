import { expect, test } from "vitest";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { toHomeText } from "../home/home-text.ts";
import { getLede, getTitle } from "../products/collection-text.ts";
import { toColorWords } from "./color-words.ts";

const named = (...names: string[]) =>
  names.map((shortName, nth) => ({ ...olive, slug: `variant-${nth}`, shortName }));
const three = named("Olive", "Caramel", "Blue");
const blanket = { ...olive, productId: crypto.randomUUID(), carriesPets: false, shortName: "Oat" };

test("HOME-13 with three colors the texts are those of a new shop", () => {
  const colors = toColorWords([...three, blanket]);
  const said = { words: delivered.collection, colors };
  expect(toHomeText(delivered, colors).heading).toBe("One good seat, three colours.");
  expect(getLede(said, false)).toBe(
    "One backpack, thought through to the last zip, in the three colours we could not decide between.",
  );
  expect(toHomeText(delivered, colors).description).toContain(
    ", in olive, caramel and blue. Free worldwide shipping",
  );
  expect(getTitle(said, { category: undefined, products: 1 }).description).toContain(
    " in olive, caramel and blue: 46",
  );
});

test("HOME-13 texts about colors follow the first product of the shop", () => {
  const words = toColorWords([...three, ...named("Forest"), blanket]);
  expect(words).toEqual({
    isCarrier: true,
    count: "four colours",
    names: "olive, caramel, blue and forest",
  });
  const one = toColorWords(named("Olive", "Olive"));
  expect(one).toEqual({
    isCarrier: true,
    count: undefined,
    names: "olive",
  });
  expect(toHomeText(delivered, one).heading).toBe("One good seat.");
  expect(getLede({ words: delivered.collection, colors: one }, false)).toBe(
    "One backpack, thought through to the last zip.",
  );
});

test("HOME-13 colors that are many or have long names are counted, not named", () => {
  expect(toColorWords(named("a", "b", "c", "d", "e")).names).toBe("five colours");
  expect(toColorWords(named("a", "b".repeat(200))).names).toBe("two colours");
  expect(toColorWords(named("b".repeat(200))).names).toBeUndefined();
});

test("HOME-13 without a carrier, or without any product, the texts do not mention colors", () => {
  const nothing = { isCarrier: false, count: undefined, names: undefined };
  expect(toColorWords([blanket, ...three])).toMatchObject(nothing);
  expect(toColorWords([])).toMatchObject(nothing);
});

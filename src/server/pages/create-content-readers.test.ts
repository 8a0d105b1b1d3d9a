import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { createContentReaders } from "./create-content-readers.ts";

/** The name under which the words of a page of this market are remembered. */
async function readName(code: string | undefined): Promise<string | undefined> {
  const names: string[] = [];
  const market = code && {
    code,
    currency: "ILS" as const,
    rate: null,
    getPrice: () => money(1, "ILS"),
  };
  const { content } = createContentReaders({
    ...(market && { market }),
    run: async () => Promise.reject(new Error("nothing is previewed")),
    runShared(name) {
      names.push(name);
      return Promise.reject(new Error("the name is enough"));
    },
  });
  await expect(content("faq")).rejects.toThrow("the name is enough");
  return names[0];
}

test("WORDS-100 the words of each market's pages are remembered apart", async () => {
  const names = await Promise.all([undefined, "il", "eu"].map(readName));
  expect(new Set(names).size).toBe(3);
});

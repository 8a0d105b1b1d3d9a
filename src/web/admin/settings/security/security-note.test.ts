import { expect, test } from "vitest";
import { shopSecurity } from "#i18n/he/shop-security.ts";
import { definedIds } from "../../../../../tests/architecture/product-spec.ts";
import { readSources } from "../../../../../tests/architecture/sources.ts";

test("SET-41 each sentence of the security note names behaviours that tests prove", () => {
  const defined = new Set(definedIds(readSources("docs/product.md")[0]?.text ?? ""));
  const { proofs } = shopSecurity.note;
  expect(proofs.flatMap(({ ids }) => ids).filter((id) => !defined.has(id))).toEqual([]);
});

import { expect, test } from "vitest";
import type { shopSecurity } from "#i18n/he/shop-security.ts";
import { definedIds } from "../../../../../tests/architecture/product-spec.ts";
import { readSources } from "../../../../../tests/architecture/sources.ts";

/** The behaviours behind each sentence. */
const proofs: Readonly<Record<keyof typeof shopSecurity.note.guards, readonly string[]>> = {
  rows: ["DATA-15", "DATA-16", "DATA-19"],
  roles: ["AUTH-15", "ROLE-05", "AUTH-32"],
  lastAdmin: ["ROLE-06", "ROLE-07"],
  log: ["AUDIT-01", "AUDIT-03", "AUDIT-05"],
  passwords: ["AUTH-35"],
  attempts: ["AUTH-11", "LIMIT-04", "LIMIT-06"],
  sessions: ["AUTH-20"],
  pages: ["HTTP-10", "HTTP-19"],
  words: ["DATA-20", "AUTH-33", "MAIL-32"],
};

test("SET-41 each sentence of the security note refers to tested behaviours", () => {
  const defined = new Set(definedIds(readSources("docs/product.md")[0]?.text ?? ""));
  const ids = Object.values(proofs).flat();
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !defined.has(id))).toEqual([]);
});

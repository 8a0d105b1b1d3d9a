import { expect, test } from "vitest";
import { choice, count } from "./fields.ts";
import { entries } from "./entries.ts";
import { readDraft, record, toDraft } from "./record.ts";
import { parseTyped, toTyped } from "./typed.ts";

test("FORM-66 a typed text keeps its dashes and digits, a typed number may have those of any script", () => {
  expect(parseTyped("line", { empty: undefined }, " Tote \u2013 copy \u0663 ")).toBe(
    "Tote \u2013 copy \u0663",
  );
  expect(parseTyped("count", { empty: undefined }, "\u0663\u0664")).toBe(34);
  expect(parseTyped("price", { empty: undefined }, "\u0663\u0664.5")).toBe(3_450);
});

test("MARKET-16 a percent is typed with up to two decimals, and stored in hundredths of it", () => {
  expect(parseTyped("percent", { empty: undefined }, "25.5")).toBe(2550);
  expect(parseTyped("percent", { empty: undefined }, "0.29")).toBe(29);
  expect(parseTyped("percent", { empty: undefined }, "1.005")).toBe("1.005");
  expect(toTyped("percent", { empty: undefined }, 1800)).toBe("18");
});

test("MARKET-16 the fields of a list's records are typed as any others, by the record around them", () => {
  const step = record("step", {
    from: {
      ...count({ min: 1, max: 9999 }),
      getKindIn: ({ kind }) => (kind === "weight" ? "kilograms" : "price"),
    },
  });
  const method = record("method", { kind: choice(["sum", "weight"]), steps: entries(step, 2) });
  const market = record("market", { methods: entries(method, 2) });
  const values = { methods: [{ kind: "weight" as const, steps: [{ from: 1500 }] }] };
  const draft = toDraft(market, values);
  expect(draft).toEqual({ methods: [{ kind: "weight", steps: [{ from: "1.5" }] }] });
  expect(readDraft(market, draft)).toEqual({ ok: true, data: values });
  expect(readDraft(market, { methods: [{ kind: "sum", steps: [{ from: "x" }] }] })).toEqual({
    ok: false,
    fields: { "methods.0.steps.0.from": ["wrong_type"] },
  });
});

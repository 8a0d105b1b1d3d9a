import { expect, test } from "vitest";
import { acceptDoorAnswer } from "./accept-door-answer.ts";

const empty = { paid: "", amount: "", currency: "", note: "" };
const accept = (typed: Partial<typeof empty>) => acceptDoorAnswer({ ...empty, ...typed });
const yes = (amount: string, currency: string) => accept({ paid: "yes", amount, currency });

test("REVIEW-21 an amount is read as people type it, in the units of its currency", () => {
  expect(yes("12.50", "GBP")).toMatchObject({ paid: true, amountMinor: 1_250, currency: "GBP" });
  expect(yes("12,5", "EUR").amountMinor).toBe(1_250);
  expect(yes("1 250", "JPY").amountMinor).toBe(1_250);
  expect(yes("", "GBP")).toMatchObject({ paid: true, amountMinor: null, currency: null });
});

test("REVIEW-21 whoever paid nothing has no amount, and a note is optional", () => {
  expect(accept({ paid: "no", amount: "5", currency: "EUR", note: " All fine " })).toEqual({
    paid: false,
    amountMinor: null,
    currency: null,
    note: "All fine",
  });
});

test.each([
  [{ paid: "" }, "paid", "required"],
  [{ paid: "on" }, "paid", "unknown"],
  [{ paid: "yes", amount: "5" }, "currency", "required"],
  [{ paid: "yes", amount: "5", currency: "XXX" }, "currency", "unknown"],
  [{ paid: "yes", amount: "a lot", currency: "EUR" }, "amount", "unknown"],
  [{ paid: "yes", amount: "0", currency: "EUR" }, "amount", "unknown"],
  [{ paid: "yes", amount: "1.234", currency: "EUR" }, "amount", "unknown"],
])("REVIEW-21 %j is refused at its field", (typed, field, problem) => {
  expect(() => accept(typed)).toThrow(
    expect.objectContaining({ code: "invalid_fields", fields: { [field]: [problem] } }) as Error,
  );
});

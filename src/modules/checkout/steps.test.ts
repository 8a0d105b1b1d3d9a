import { expect, test } from "vitest";
import { checkoutSteps, neighbourStep, parseStep, reachableStep } from "./steps.ts";

const all = { colour: true, quantity: true, details: true };

test("CHECK-01 the checkout has four steps in this order", () => {
  expect(checkoutSteps).toEqual(["colour", "quantity", "details", "payment"]);
  expect(neighbourStep("quantity", 1)).toBe("details");
  expect(neighbourStep("colour", -1)).toBeUndefined();
  expect(neighbourStep("payment", 1)).toBeUndefined();
});

test("CHECK-02 an unknown step is the first one", () => {
  expect(parseStep("details")).toBe("details");
  expect(parseStep(" Payment ")).toBe("payment");
  expect(parseStep("shipping")).toBe("colour");
  expect(parseStep(null)).toBe("colour");
});

test("CHECK-03 a step beyond what is complete becomes the first incomplete one", () => {
  expect(reachableStep("payment", all)).toBe("payment");
  expect(reachableStep("payment", { ...all, details: false })).toBe("details");
  expect(reachableStep("payment", { ...all, quantity: false, details: false })).toBe("quantity");
  expect(reachableStep("details", { ...all, colour: false })).toBe("colour");
  expect(reachableStep("quantity", { ...all, details: false })).toBe("quantity");
  expect(reachableStep("colour", { colour: false, quantity: false, details: false })).toBe(
    "colour",
  );
});

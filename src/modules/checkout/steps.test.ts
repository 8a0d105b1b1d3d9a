import { expect, test } from "vitest";
import { cartSteps, checkoutSteps, neighbourStep, parseStep, reachableStep } from "./steps.ts";

const all = { colour: true, quantity: true, details: true };

test("CHECK-01 the checkout has four steps in this order", () => {
  expect(checkoutSteps).toEqual(["colour", "quantity", "details", "payment"]);
  expect(neighbourStep(checkoutSteps, "quantity", 1)).toBe("details");
  expect(neighbourStep(checkoutSteps, "colour", -1)).toBeUndefined();
  expect(neighbourStep(checkoutSteps, "payment", 1)).toBeUndefined();
});

test("CHECK-92 a cart has no step for the quantity: its first one settles it", () => {
  expect(cartSteps).toEqual(["colour", "details", "payment"]);
  expect(neighbourStep(cartSteps, "colour", 1)).toBe("details");
  expect(neighbourStep(cartSteps, "details", -1)).toBe("colour");
  expect(reachableStep(cartSteps, "quantity", all)).toBe("colour");
  expect(reachableStep(cartSteps, "payment", { ...all, colour: false })).toBe("colour");
});

test("CHECK-02 an unknown step is the first one", () => {
  expect(parseStep("details")).toBe("details");
  expect(parseStep(" Payment ")).toBe("payment");
  expect(parseStep("shipping")).toBe("colour");
  expect(parseStep(null)).toBe("colour");
});

test("CHECK-03 a step beyond what is complete becomes the first incomplete one", () => {
  expect(reachableStep(checkoutSteps, "payment", all)).toBe("payment");
  expect(reachableStep(checkoutSteps, "payment", { ...all, details: false })).toBe("details");
  expect(reachableStep(checkoutSteps, "payment", { ...all, quantity: false, details: false })).toBe(
    "quantity",
  );
  expect(reachableStep(checkoutSteps, "details", { ...all, colour: false })).toBe("colour");
  expect(reachableStep(checkoutSteps, "quantity", { ...all, details: false })).toBe("quantity");
  expect(
    reachableStep(checkoutSteps, "colour", { colour: false, quantity: false, details: false }),
  ).toBe("colour");
});

import { expect, test } from "vitest";
import {
  cartSteps,
  checkoutSteps,
  findNeighbourStep,
  parseStep,
  findReachableStep,
} from "./steps.ts";

const all = { colour: true, quantity: true, details: true };

test("CHECK-01 the checkout has four steps in this order", () => {
  expect(checkoutSteps).toEqual(["colour", "quantity", "details", "payment"]);
  expect(findNeighbourStep(checkoutSteps, "quantity", 1)).toBe("details");
  expect(findNeighbourStep(checkoutSteps, "colour", -1)).toBeUndefined();
  expect(findNeighbourStep(checkoutSteps, "payment", 1)).toBeUndefined();
});

test("CHECK-92 the checkout of a cart begins with the details: its lines are settled in the cart", () => {
  expect(cartSteps).toEqual(["details", "payment"]);
  expect(findNeighbourStep(cartSteps, "details", -1)).toBeUndefined();
  for (const step of ["colour", "quantity"] as const)
    expect(findReachableStep(cartSteps, step, all)).toBe("details");
  expect(findReachableStep(cartSteps, "payment", { ...all, details: false })).toBe("details");
});

test("CHECK-02 an unknown step opens the first one", () => {
  expect(parseStep("details")).toBe("details");
  expect(parseStep(" Payment ")).toBe("payment");
  expect(parseStep("shipping")).toBe("colour");
  expect(parseStep(null)).toBe("colour");
});

test("CHECK-03 a step that cannot be reached yet opens the first incomplete one", () => {
  expect(findReachableStep(checkoutSteps, "payment", all)).toBe("payment");
  expect(findReachableStep(checkoutSteps, "payment", { ...all, details: false })).toBe("details");
  expect(
    findReachableStep(checkoutSteps, "payment", { ...all, quantity: false, details: false }),
  ).toBe("quantity");
  expect(findReachableStep(checkoutSteps, "details", { ...all, colour: false })).toBe("colour");
  expect(findReachableStep(checkoutSteps, "quantity", { ...all, details: false })).toBe("quantity");
  expect(
    findReachableStep(checkoutSteps, "colour", { colour: false, quantity: false, details: false }),
  ).toBe("colour");
});

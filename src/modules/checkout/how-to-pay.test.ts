import { expect, test } from "vitest";
import { paymentInstructions } from "#content/payment-instructions.ts";
import { getHowToPay } from "./how-to-pay.ts";

test("DONE-35 the account is shown with the order's number as its reference, once there is one", () => {
  expect(getHowToPay(paymentInstructions, "A1B2C3D4")).toBeNull();
  const account = [
    { label: "IBAN", text: "IL62 0108 0000 0009 9999 999" },
    { label: "Bank", text: "" },
  ];
  expect(getHowToPay({ ...paymentInstructions, account }, "A1B2C3D4")?.account).toEqual([
    { label: "IBAN", text: "IL62 0108 0000 0009 9999 999" },
    { label: "Reference", text: "Order A1B2C3D4" },
  ]);
});

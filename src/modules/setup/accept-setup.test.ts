import { expect, test } from "vitest";
import { acceptSetup } from "./accept-setup.ts";

const typed = {
  shopName: " Paws & Co ",
  legalName: "Paws & Co Ltd.",
  shopEmail: "Hello@Paws.example",
  trade: "",
  samples: "yes",
  currency: "EUR",
  ilsRate: "3.52",
  rate: " 0.86 ",
  accent: "#A97450",
  patch: "",
  adminName: "Noa Levi",
  adminEmail: "noa@paws.example",
  password: "Correct-Horse-7!",
};

test("SETUP-04 input is stored without surrounding spaces, addresses and colours in lower case", () => {
  expect(acceptSetup(typed)).toEqual({
    ...typed,
    shopName: "Paws & Co",
    shopEmail: "hello@paws.example",
    trade: "pets",
    samples: true,
    rate: "0.86",
    accent: "#a97450",
  });
});

test.each([
  ["shopName", "", "required"],
  ["shopName", "x".repeat(81), "too_long"],
  ["legalName", "a\u2028b", "unprintable"],
  ["shopEmail", "hello", "not_an_email"],
  ["trade", "cars", "unknown"],
  ["currency", "JPY", "unknown"],
  ["ilsRate", "", "not_a_rate"],
  ["rate", "0", "not_a_rate"],
  ["accent", "red", "not_a_colour"],
  ["patch", "#12345", "not_a_colour"],
  ["adminName", " ", "required"],
  ["adminEmail", "admin@wanderpaw.example", "taken"],
  ["password", "short", "password_too_short"],
])("SETUP-04 %s %j is refused", (field, value, problem) => {
  expect(() => acceptSetup({ ...typed, [field]: value })).toThrow(
    expect.objectContaining({ fields: { [field]: expect.arrayContaining([problem]) as unknown } }),
  );
});

test("SETUP-13 pages in dollars alone, and in shekels, need no further rate", () => {
  const none = { ...typed, ilsRate: "", rate: "", samples: "" };
  expect(acceptSetup({ ...none, currency: "" })).toMatchObject({ currency: "USD", samples: false });
  expect(acceptSetup({ ...none, currency: "ILS", ilsRate: "3.5" }).currency).toBe("ILS");
});

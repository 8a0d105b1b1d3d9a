import { expect, test } from "vitest";
import { checkFields } from "./check-fields.ts";
import { contactFields, dealerFields, type FieldRule } from "./form-fields.ts";

const right = { name: "Noa Lev", email: "noa@mail.example", message: "Hi" };

test("FORM-05 a valid form has no problems, with or without its optional fields", () => {
  expect(checkFields(contactFields, right)).toEqual({});
  const all = { ...right, phone: "+1 503 555 0142", subject: "wholesale" };
  expect(checkFields(contactFields, all)).toEqual({});
});

test("FORM-05 every required field of a form must be filled in", () => {
  const required = (rules: Record<string, FieldRule>) =>
    Object.fromEntries(
      Object.entries(rules).flatMap(([name, rule]) => (rule.required ? [[name, "required"]] : [])),
    );
  expect(checkFields(contactFields, {})).toEqual(required(contactFields));
  expect(checkFields(dealerFields, { message: " " })).toEqual(required(dealerFields));
  expect(Object.keys(required(contactFields))).toEqual(["name", "email", "message"]);
  expect(Object.keys(required(dealerFields))).toHaveLength(6);
});

test.each(Object.entries({ ...contactFields, ...dealerFields } as Record<string, FieldRule>))(
  "FORM-05 the field %s accepts its maximum length and not one character more",
  (name, rule) => {
    const filled = (length: number) => {
      const start = "noa@";
      return rule.kind === "email"
        ? `${start}${"x".repeat(length - start.length - 8)}.example`
        : "x".repeat(length);
    };
    const check = (value: string) => checkFields({ [name]: rule }, { [name]: ` ${value} ` })[name];
    expect(check(filled(rule.max))).toBe(rule.kind === "choice" ? "unknown" : undefined);
    expect(check(filled(rule.max + 1))).toBe("too_long");
  },
);

test.each([
  ["name", "Noa\tLev", "unprintable"],
  ["name", "Noa \u202Evel", undefined],
  ["email", "\u200fnoa@mail.example\u200b", undefined],
  ["name", "Noa \ud83d", "unprintable"],
  ["name", "נועה לב 🐶", undefined],
  ["email", "noa@mail", "not_an_email"],
  ["email", "noa mail@mail.example", "not_an_email"],
  ["email", "noa@mail.example, b@mail.example", "not_an_email"],
  ["email", "noa@mail.example\u0000x", "unprintable"],
  ["subject", "Support", "unknown"],
  ["subject", "", undefined],
  ["message", "One\r\nTwo\tthree\n", undefined],
  ["message", "One\u0000", "unprintable"],
  ["message", "One\u0007", "unprintable"],
  ["message", "One \udc00", "unprintable"],
] as const)("FORM-05 %s: %j is %s", (name, value, problem) => {
  expect(checkFields(contactFields, { ...right, [name]: value })[name]).toBe(problem);
});

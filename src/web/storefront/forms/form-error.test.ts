import { expect, test } from "vitest";
import { contactFields } from "#modules/messages/form-fields.ts";
import { findFirstProblem, getValues } from "./form-values.ts";
import { toFormError } from "./form-error.ts";

const { name, email, message } = contactFields;
const rules = { name, email, message };

test("FORM-42 errors of the server are at their fields, in the order of the form", () => {
  const fields = { message: ["too_long"], email: ["not_an_email", "too_long"], name: ["new_rule"] };
  const error = toFormError(rules, { code: "invalid_fields", fields });
  expect(error).toEqual({
    outcome: "invalid",
    problems: { name: "unprintable", email: "not_an_email", message: "too_long" },
  });
  expect(findFirstProblem(rules, { message: "required", email: "required" })).toBe("email");
});

test("FORM-44 an error without a field of the form, like every unexpected error, is an error of the whole form", () => {
  const fields = { submission_key: ["unprintable"] };
  expect(toFormError(rules, { code: "invalid_fields", fields })).toEqual({ outcome: "failed" });
  for (const code of ["offline", "internal", "unavailable", "forbidden"])
    expect(toFormError(rules, { code })).toEqual({ outcome: "failed" });
});

test("FORM-46 the minutes to wait are rounded up, to at least one", () => {
  const minutes = (retryAfterSeconds?: number) =>
    toFormError(rules, { code: "too_many_requests", retryAfterSeconds });
  expect(minutes(61)).toEqual({ outcome: "limited", minutes: 2 });
  expect(minutes(1)).toEqual({ outcome: "limited", minutes: 1 });
  expect(minutes()).toEqual({ outcome: "limited", minutes: 1 });
});

test("FORM-48 a form has a value for each of its fields and nothing else", () => {
  const typed = new Map([
    ["name", "Maya"],
    ["role", "admin"],
  ]);
  expect(getValues(rules, (field) => typed.get(field) ?? "")).toEqual({
    name: "Maya",
    email: "",
    message: "",
  });
});

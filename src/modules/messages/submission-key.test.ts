import { expect, test } from "vitest";
import { submissionKeyOf } from "./submission-key.ts";

const noon = new Date("2026-03-01T12:00:00Z");
const fields = { email: "noa@mail.example", message: "Hi" };
const submissionKey = "0f0e0d0c-0b0a-4908-8706-050403020100";

test("FORM-04 without a key everything that was typed, the form and the day make the message", () => {
  const key = submissionKeyOf("contact", { fields }, noon);
  const late = new Date("2026-03-01T23:59:59Z");
  const reordered = { message: "Hi", email: "noa@mail.example" };
  expect(submissionKeyOf("contact", { fields: reordered }, late)).toBe(key);
  expect(submissionKeyOf("contact", { fields, submissionKey: "" }, noon)).toBe(key);
  const others = [
    submissionKeyOf("contact", { fields }, new Date("2026-03-02T00:00:00Z")),
    submissionKeyOf("dealer", { fields }, noon),
    submissionKeyOf("contact", { fields: { ...fields, message: "Hi!" } }, noon),
    submissionKeyOf("contact", { fields, submissionKey }, noon),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});

test("FORM-03 with a key it makes the message, for one sender", () => {
  const key = submissionKeyOf("contact", { fields, submissionKey }, noon);
  const typedOn = { email: "Noa@mail.example", message: "Hi, once more" };
  const later = new Date("2026-04-01T12:00:00Z");
  expect(submissionKeyOf("contact", { fields: typedOn, submissionKey }, later)).toBe(key);
  const other = { ...fields, email: "dana@mail.example" };
  expect(submissionKeyOf("contact", { fields: other, submissionKey }, noon)).not.toBe(key);
});

import { expect, test } from "vitest";
import { getSubmissionKey } from "./receive-message.ts";

const noon = new Date("2026-03-01T12:00:00Z");
const fields = { email: "noa@mail.example", message: "Hi" };
const submissionKey = "0f0e0d0c-0b0a-4908-8706-050403020100";

test("FORM-04 without a key, the form, its text and the day in the shop identify the message", () => {
  const key = getSubmissionKey("contact", { fields }, noon);
  const late = new Date("2026-03-01T23:59:59+02:00");
  const reordered = { message: "Hi", email: "noa@mail.example" };
  expect(getSubmissionKey("contact", { fields: reordered }, late)).toBe(key);
  expect(getSubmissionKey("contact", { fields, submissionKey: "" }, noon)).toBe(key);
  const others = [
    getSubmissionKey("contact", { fields }, new Date("2026-03-02T00:00:00+02:00")),
    getSubmissionKey("dealer", { fields }, noon),
    getSubmissionKey("contact", { fields: { ...fields, message: "Hi!" } }, noon),
    getSubmissionKey("contact", { fields, submissionKey }, noon),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});

test("FORM-03 with a key, the key identifies the message of one sender", () => {
  const key = getSubmissionKey("contact", { fields, submissionKey }, noon);
  const typedOn = { email: "Noa@mail.example", message: "Hi, once more" };
  const later = new Date("2026-04-01T12:00:00Z");
  expect(getSubmissionKey("contact", { fields: typedOn, submissionKey }, later)).toBe(key);
  const other = { ...fields, email: "dana@mail.example" };
  expect(getSubmissionKey("contact", { fields: other, submissionKey }, noon)).not.toBe(key);
});

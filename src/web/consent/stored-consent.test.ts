import { expect, test } from "vitest";
import {
  getAcceptedChoices,
  createConsentRecord,
  CONSENT_VERSION,
  onlyNecessary,
  parseConsent,
} from "./stored-consent.ts";

const now = new Date("2026-02-03T04:05:06Z");
const record = createConsentRecord({ analytics: true, marketing: false, functional: true }, now);

test("CONS-03 a choice is stored as a boolean for each purpose, with its time and the version of the text", () => {
  expect(record).toEqual({
    necessary: true,
    analytics: true,
    marketing: false,
    functional: true,
    timestamp: "2026-02-03T04:05:06.000Z",
    version: CONSENT_VERSION,
  });
  expect(parseConsent(JSON.stringify(record))).toEqual(record);
});

test.each([
  ["another version of the text", JSON.stringify({ ...record, version: CONSENT_VERSION - 1 })],
  ["a purpose that is no boolean", JSON.stringify({ ...record, marketing: "yes" })],
  ["a purpose that is missing", JSON.stringify({ ...record, functional: undefined })],
  ["no time", JSON.stringify({ ...record, timestamp: undefined })],
  ["no record", "null"],
  ["no JSON", "{"],
])("CONS-04 a stored choice with %s is ignored", (_, text) => {
  expect(parseConsent(text)).toBeUndefined();
});

test("CONS-02 Accept allows everything, and Reject only what is necessary", () => {
  expect(getAcceptedChoices({ asksForPrivacy: false })).toEqual({
    analytics: true,
    marketing: true,
    functional: true,
  });
  expect(Object.values(onlyNecessary)).toEqual([false, false, false]);
});

test("CONS-09 Accept leaves marketing off in a browser with Global Privacy Control", () => {
  expect(getAcceptedChoices({ asksForPrivacy: true })).toEqual({
    analytics: true,
    marketing: false,
    functional: true,
  });
});

import { expect, test } from "vitest";
import { isTrackingNumber } from "./shipment-verdicts.ts";

test.each(["00340434161094042557", "RR123456785IL", "1Z999AA10123456784", "94-5511-2020", "T1"])(
  "ORDL-41 %s can be a tracking number",
  (text) => {
    expect(isTrackingNumber(text)).toBe(true);
  },
);

test.each(["7.1E+11", "1,234,567", "45300.5", "12/05/2026", "2026-05-12", "#REF!1", "none"])(
  "ORDL-41 %s is no tracking number, even if it was one before a spreadsheet saved it",
  (text) => {
    expect(isTrackingNumber(text)).toBe(false);
  },
);

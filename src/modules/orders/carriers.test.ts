import { expect, test } from "vitest";
import { getCarrierName, getTrackingUrl } from "./carriers.ts";
import { carriers } from "./kinds.ts";

const shipment = { carrier: "dhl", trackingNumber: "00340434161094", trackingUrl: null } as const;

test("LIFE-12 a shipment is tracked on its carrier's page", () => {
  expect(getTrackingUrl(shipment)).toBe(
    "https://www.dhl.com/global-en/home/tracking.html?tracking-id=00340434161094",
  );
  expect(getCarrierName("israel_post")).toBe("Israel Post");
});

test("LIFE-12 a tracking number cannot change the address that contains it", () => {
  const hostile = `1&x=2#y /../"><b>%`;
  for (const carrier of carriers.filter((it) => it !== "other")) {
    const url = new URL(getTrackingUrl({ ...shipment, carrier, trackingNumber: hostile }) ?? "");
    const plain = new URL(getTrackingUrl({ ...shipment, carrier, trackingNumber: "1" }) ?? "");
    expect(url.origin + url.pathname).toBe(plain.origin + plain.pathname);
    expect(url.hash).toBe("");
    expect([...url.searchParams.values()]).toEqual([hostile]);
    expect(url.href).not.toMatch(/["<>\s]/);
  }
});

test("LIFE-12 another carrier's shipment is tracked at the address that the staff member enters, or nowhere", () => {
  const other = { ...shipment, carrier: "other" } as const;
  expect(getTrackingUrl(other)).toBeNull();
  expect(getTrackingUrl({ ...other, trackingUrl: "https://post.example/1" })).toBe(
    "https://post.example/1",
  );
  expect(getTrackingUrl({ ...shipment, trackingNumber: null })).toBeNull();
  expect(getCarrierName("other")).toBeNull();
});

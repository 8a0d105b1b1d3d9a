import { expect, test } from "vitest";
import { createSample, readDraft, toDraft } from "#shared/records/record.ts";
import { carrier, fillAddress } from "./carrier.ts";
import { getTracking, getTrackingUrl, hasForm, pickCarrier } from "./carriers.ts";

const dhl = {
  publicName: "DHL",
  trackingAddress: "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}",
};
const shipment = { trackingNumber: "00340434161094", trackingUrl: null };

test("LIFE-12 a shipment is tracked on its carrier's page", () => {
  expect(getTracking(shipment, dhl)).toEqual({
    carrierName: "DHL",
    trackingUrl: "https://www.dhl.com/global-en/home/tracking.html?tracking-id=00340434161094",
  });
});

test("LIFE-12 a tracking number cannot change the address that contains it", () => {
  const hostile = `1&x=2#y /../"><b>%`;
  for (const address of [dhl.trackingAddress, "https://carrier.example/?q={number}&lang=en"]) {
    const url = new URL(fillAddress(address, hostile));
    expect([url.origin, url.hash]).toEqual([new URL(address).origin, ""]);
    expect([...url.searchParams.values()]).toContain(hostile);
    expect(url.href).not.toMatch(/["<>\s]/);
  }
});

test("LIFE-12 a shipment is tracked at the address that the staff member enters, or nowhere", () => {
  const without = { publicName: null, trackingAddress: null };
  expect(getTracking(shipment, without)).toEqual({ carrierName: null, trackingUrl: null });
  const own = { ...shipment, trackingUrl: "https://post.example/1" };
  expect([without, dhl, undefined].map((it) => getTrackingUrl(own, it))).toEqual(
    Array.from({ length: 3 }, () => "https://post.example/1"),
  );
  expect(getTrackingUrl({ ...shipment, trackingNumber: null }, dhl)).toBeNull();
});

test.each([
  ["http://carrier.example/?n={number}", "not_an_address"],
  ["javascript:alert({number})", "not_an_address"],
  ["https://{number}.example/", "not_an_address"],
  ["https://name:word@carrier.example/{number}", "not_an_address"],
  ["carrier.example/{number}", "not_an_address"],
  ["https://carrier.example/", "no_number"],
])("CARR-03 %s is no address of tracking pages", (trackingAddress, problem) => {
  const draft = { ...toDraft(carrier, createSample(carrier)), trackingAddress };
  expect(readDraft(carrier, draft)).toMatchObject({
    ok: false,
    fields: { trackingAddress: [problem] },
  });
});

test.each([
  ["RR123456789IL", "@@#########IL", true],
  ["rr 123 456 789-il", "@@#########IL", true],
  ["RR123456789US", "@@#########IL", false],
  ["1Z999AA10123456784", "1Z????????????????", true],
  ["1Z999AA1012345678", "1Z????????????????", false],
  ["", "", false],
])("CARR-04 the number %j and the form %j", (number, form, isOne) => {
  expect(hasForm(number, form)).toBe(isOne);
});

test("CARR-04 the carrier of the number's form is suggested, or the first for the country", () => {
  const make = (id: string, countries: string[], numberForms: string[], isActive = true) => ({
    id,
    countries,
    numberForms,
    isActive,
  });
  const carriers = [
    make("off", [], [], false),
    make("local", ["IL"], ["IL####"]),
    make("express", [], ["##########"]),
    make("local-express", ["IL"], ["##########"]),
  ];
  const pick = (country: string | null, trackingNumber = "") =>
    pickCarrier(carriers, { country, trackingNumber })?.id;
  expect([pick("IL"), pick("US"), pick(null)]).toEqual(["local", "express", "local"]);
  expect([pick("IL", "1234567890"), pick("US", "IL1234")]).toEqual(["express", "local"]);
  expect(pickCarrier([], { country: "IL", trackingNumber: "1" })).toBeUndefined();
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Coupon } from "#modules/cart/coupons.ts";
import { ApiError } from "#web/api/api-client.ts";
import { withAnswer, type FetchedData, type AskError } from "./fetch-cart-data.ts";
import { requestLater, isUnchecked } from "./unchecked-coupon.ts";

const coupon: Coupon = { code: "FAIR26", kind: "percent", value: 26, minimumMinor: 0, only: null };
const nothingFetched: FetchedData = { slugs: [], variants: [], codes: [], coupons: [] };
const cart = { asksForCoupons: true, code: "fair26", coupon: undefined, fetched: nothingFetched };

describe("CART-57 a stored code", () => {
  test("is unchecked until the shop has answered, whatever the answer", () => {
    expect(isUnchecked(cart)).toBe(true);
    for (const answer of [coupon, undefined])
      expect(isUnchecked({ ...cart, fetched: withAnswer(nothingFetched, "fair26", answer) })).toBe(
        false,
      );
  });

  test("is not unchecked without a check, when it is known, or when it was never a code", () => {
    expect(isUnchecked({ ...cart, asksForCoupons: false })).toBe(false);
    expect(isUnchecked({ ...cart, coupon })).toBe(false);
    for (const code of ["", "two words", "x".repeat(41), "{}"])
      expect(isUnchecked({ ...cart, code })).toBe(false);
  });

  test("uses the newest answer", () => {
    const found = withAnswer(nothingFetched, "fair26", coupon);
    expect(found).toMatchObject({ codes: ["FAIR26"], coupons: [coupon] });
    expect(withAnswer(found, "FAIR26", undefined).coupons).toEqual([]);
    expect(withAnswer(found, "FAIR26", { ...coupon, value: 5 }).coupons).toHaveLength(1);
  });
});

describe("CART-57 after a check that got no answer", () => {
  const window = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
    vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test.each([
    ["the time that it names", new ApiError("unavailable", { retryAfterSeconds: 120 }), 120],
    ["a quarter of a minute", new ApiError("offline"), 15],
    ["a quarter of a minute as well", new Error("no such script") as AskError, 15],
  ])("the coupon is checked again after %s", (_, error, seconds) => {
    const ask = vi.fn<() => void>();
    requestLater(error, ask);
    vi.advanceTimersByTime(seconds * 1_000 - 1);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledOnce();
  });

  test("the coupon is checked again when the network is back, until the check is stopped", () => {
    const ask = vi.fn<() => void>();
    const end = requestLater(new ApiError("offline"), ask);
    window.dispatchEvent(new Event("online"));
    expect(ask).toHaveBeenCalledOnce();
    end();
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledOnce();
  });
});

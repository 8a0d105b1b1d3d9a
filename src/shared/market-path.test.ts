import { expect, test } from "vitest";
import { splitMarketPath } from "./market-path.ts";

test.each([
  ["/", undefined, "/"],
  ["/cart", undefined, "/cart"],
  ["/il", "il", "/"],
  ["/il.data", "il", "/_.data"],
  ["/il/product/olive.data", "il", "/product/olive.data"],
  ["/ilx/cart", undefined, "/ilx/cart"],
  ["/IL/cart", undefined, "/IL/cart"],
])("MARKET-70 the market of %s is %s, and its page %s", (path, code, page) => {
  expect(splitMarketPath(path)).toEqual({ ...(code !== undefined && { code }), path: page });
});

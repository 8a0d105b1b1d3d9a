import { expect, test } from "vitest";
import { readQuery } from "./page-queries.ts";

test.each([
  ["/", ""],
  ["/", "?"],
  ["/", "?utm_source=a&gclid=b&fbclid=c"],
  ["/", "?q=random"],
  ["/products", "?step=quantity&sent=contact&weight=4"],
  ["/product/olive", "?step=quantity&_routes=root"],
  ["/order/olive", "?weight=4&STEP=quantity&step%00=1"],
  ["/size-chart", "?sizes=1"],
  ["/blog/first-flight", "?_routes=root"],
])("HTTP-04 the page %s reads nothing of %j", (path, query) => {
  expect(readQuery(path, query).toString()).toBe("");
});

test.each([
  ["/order/olive", "?utm_source=a&step=quantity&buy=2&q=1", "step=quantity&buy=2"],
  ["/size-chart", "?weight=4&length=30&height=20&units=metric", undefined],
  ["/contact", "?sent=contact", undefined],
  ["/dealer", "?x=1&sent=dealer", "sent=dealer"],
  ["/", "?sent=hello", undefined],
  ["/product/olive.data", "?_routes=root&utm_source=a", "_routes=root"],
  ["/order/olive.data", "?_routes=root&buy=1&q=1", "_routes=root&buy=1"],
  ["/order/olive", "?step=quantity&step=details", undefined],
])("HTTP-04 of the page %s?%s only the parameters that it reads are left", (path, query, read) => {
  expect(readQuery(path, query).toString()).toBe(read ?? query.slice(1));
});

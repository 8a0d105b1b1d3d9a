import { expect, test } from "vitest";
import { createOrderId } from "./create-order-id.ts";

const toId = (end: string) => `00000000-0000-4000-8000-0000${end}`;

test.each(["09440702", "12345678", "380059e6", "4e860705", "0e000000", "1234567e"])(
  "ORDL-57 a number like %s is given out only if no spreadsheet takes it for one",
  (end) => {
    const ids = [toId(end), toId("a1b2c3d4")];
    const given = createOrderId(() => ids.shift() ?? "");
    expect(given).toBe(end === "1234567e" ? toId(end) : toId("a1b2c3d4"));
  },
);

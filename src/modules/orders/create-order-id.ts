import { randomUUID } from "node:crypto";
import { formatOrderNumber } from "./order-number.ts";

/** "09440702" and "380059E6", which spreadsheets take for numbers, and write in another way. */
const LIKE_NUMBER = /^\d+(?:E\d+)?$/;

/**
 * A random id for an order or a return whose number is no number to a spreadsheet: it would lose
 * its zeros, or become another one, in any file that is saved there.
 */
export function createOrderId(getRandom: () => string = randomUUID): string {
  for (;;) {
    const id = getRandom();
    if (!LIKE_NUMBER.test(formatOrderNumber({ id }))) return id;
  }
}

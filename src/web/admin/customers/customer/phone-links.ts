/** Digits that stand before a number in Israel in place of its country's. */
const ISRAEL = "972";

/** A phone number as a link calls it: digits, with the sign before those of a country. */
export function dialable(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, "");
}

/**
 * Where a conversation with a phone number begins; undefined for a number that nobody can tell the country of. A number
 * without one is taken for one of Israel if it looks like one.
 */
export function whatsappLink(phone: string): string | undefined {
  const plain = dialable(phone);
  const international = plain.startsWith("+")
    ? plain.slice(1)
    : plain.startsWith("00")
      ? plain.slice(2)
      : /^0\d{8,9}$/.test(plain)
        ? ISRAEL + plain.slice(1)
        : undefined;
  return international !== undefined && /^[1-9]\d{7,14}$/.test(international)
    ? `https://wa.me/${international}`
    : undefined;
}

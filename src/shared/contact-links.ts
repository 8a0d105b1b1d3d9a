// Links to write to or call a person, from data that strangers have entered.

/** Digits that stand before a number in Israel in place of its country's. */
const ISRAEL = "972";

/** A link that begins a mail to this address alone: all that could add to it is escaped. */
export function mailtoLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

/** A link that calls a phone number. */
export function telLink(phone: string): string {
  return `tel:${toDialable(phone)}`;
}

/**
 * The WhatsApp link of a phone number; undefined for a number without a known country. A number
 * without one is taken for one of Israel if it looks like one.
 */
export function whatsappLink(phone: string): string | undefined {
  const plain = toDialable(phone);
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

/** The same with a message to send; without a known number, the sender chooses whom to write to. */
export function formatWhatsappAddress(phone: string | null, message: string): string {
  const conversation = phone === null ? undefined : whatsappLink(phone);
  return `${conversation ?? "https://wa.me/"}?text=${encodeURIComponent(message)}`;
}

/** Digits, with the sign before those of a country. */
function toDialable(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, "");
}

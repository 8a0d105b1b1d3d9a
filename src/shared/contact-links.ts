// Links to write to or call a person, from data that strangers have entered.

/** A link that begins a mail to this address alone: all that could add to it is escaped. */
export function mailtoLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

/** A link that calls a phone number. */
export function telLink(phone: string): string {
  return `tel:${toDialable(phone)}`;
}

/** The WhatsApp link of a number with its country, as "+972501234567". */
export function whatsappLink(dial: string): string {
  return `https://wa.me/${dial.replace("+", "")}`;
}

/** The same with a message to send; without a number, the sender chooses whom to write to. */
export function formatWhatsappAddress(dial: string | null, message: string): string {
  return `${whatsappLink(dial ?? "")}?text=${encodeURIComponent(message)}`;
}

/** Digits, with the sign before those of a country. */
function toDialable(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, "");
}

/** A person who was erased has an address that no mail can go to (RFC 2606). */
export const ERASED_DOMAIN = "@erased.invalid";

/** The address that stands in place of an erased one; `name` tells two erased people apart. */
export const createErasedAddress = (name: string): string => `erased-${name}${ERASED_DOMAIN}`;

/** Name of an actor who exported or erased their own data: their address would stay there. */
export const THEMSELF = "themself";

/** Whether an address is that of an erased person. */
export const isErasedAddress = (email: string): boolean =>
  email.toLowerCase().endsWith(ERASED_DOMAIN);

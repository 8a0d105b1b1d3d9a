/**
 * Reasons in the configuration why no mail leaves: they need a person, so staff learn of
 * them with the first mail.
 */
export const setupReasons = [
  /** The certificate is signed by an authority that this computer does not know. */
  "unknown_authority",
  /** The certificate names another host. */
  "other_name",
  "expired_certificate",
  /** "smtps://" leads to a port without encryption. */
  "plain_port",
  "no_encryption",
  /** The name or the password is wrong, or the server wants some. */
  "login",
  /** The login may not send for the shop's address. */
  "sender",
  /** The server takes no mails of the shop. */
  "not_allowed",
] as const;

/** Reasons why a mail was not sent, besides those. Some pass by themselves. */
const otherReasons = [
  /** No server answers there. */
  "unreachable",
  /** The server says nothing, as one does that expects encryption from the start. */
  "silent",
  /** It is not known whether it arrived. */
  "unknown_outcome",
  /** The server does not know the recipient. */
  "recipient",
  /** The server takes no addresses with letters like these. */
  "letters",
] as const;

export const mailReasons = [...setupReasons, ...otherReasons] as const;
export type MailReason = (typeof mailReasons)[number];

import type { mailReasonTexts as hebrew } from "../he/mail-reasons.ts";
import type { Translated } from "../translated.ts";

/** Each reason why a mail was not sent, with what can be done. */
export const mailReasonTexts: Translated<typeof hebrew> = {
  unknown_authority:
    "The mail server’s certificate is signed by an authority that the shop’s computer does not know. If the server is yours, name the authority’s file in NODE_EXTRA_CA_CERTS and restart the shop.",
  other_name:
    "The mail server’s certificate is for another name. Put the name on the certificate into SMTP_URL.",
  expired_certificate:
    "The mail server’s certificate is not valid at this time. Renew it on the server, and check that the clock of the shop’s computer is right.",
  plain_port:
    "The port that is set does not encrypt from the start. In SMTP_URL, use smtp:// instead of smtps://, or another port (usually 465).",
  no_encryption:
    "The mail server does not offer encryption. Choose a server that does, or name it in PLAINTEXT_HOSTS if nobody can listen on the way to it.",
  login:
    "The mail server did not accept the shop’s login. Check the name and password in SMTP_URL, or the Mailjet key.",
  sender:
    "The mail server does not allow sending from the shop’s address. Approve the address there, or change the brand’s email address.",
  not_allowed:
    "The mail server does not accept mail from the shop. Its answer is in the details of the email; contact the person who runs the server.",
  unreachable:
    "The mail server cannot be reached. If this goes on, check the name and port in SMTP_URL.",
  silent:
    "The mail server does not answer. If its port encrypts from the start (usually 465), the address in SMTP_URL has to begin with smtps://.",
  unknown_outcome:
    "It is not known whether the email arrived, because sending was cut off before the answer. Ask the recipient before you send it again.",
  recipient:
    "The recipient’s mail server does not know the address, or the mailbox is full. Check the address.",
  letters:
    "The mail server does not accept addresses in such letters. Ask the recipient for an address in Latin letters.",
};

import type { mailAdmin as hebrew } from "../he/mails.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { admin } from "./admin.ts";
import { daysInWords } from "./in-words.ts";

/** Mails: how they leave the shop, and what became of each. */
export const mailAdmin: Translated<typeof hebrew> = {
  way: {
    title: "Sending email",
    failed: "Could not load the email status.",
    /** Each is followed by the name of the server, if it has one. */
    kinds: {
      smtp: "Email is sent through the server:",
      mailjet: "Email is sent through Mailjet.",
      folder: "Sending email is not set up yet: emails are kept in a folder and reach no one.",
    },
    from: "Sender address:",
    configured:
      "How email is sent is set by the person who runs the shop’s server, not on this screen.",
    retention: (sent, failed) =>
      `Sent emails are deleted after ${daysInWords(sent)}, failed ones after ${daysInWords(failed)}.`,
  },
  mailbox: {
    title: "Replies by email",
    failed: "Could not load the mailbox status.",
    off: "No mailbox is set up for reading yet: customers’ replies reach the support address, not Messages.",
    /** Followed by the name of the server. */
    on: "Replies are read from the mailbox on the server:",
    /** Followed by a moment. */
    readAt: "Last read:",
    notYet: "The mailbox has not been read yet.",
    configured:
      "The mailbox is set by the person who runs the shop’s server, not on this screen. Nothing in it is changed or deleted.",
    problems: {
      login: "The mail server did not accept the login. Check the name and password in IMAP_URL.",
      certificate: "The mail server’s certificate cannot be trusted.",
      encryption:
        "This port has no encryption. Check whether IMAP_URL should start with imap:// or imaps://.",
      unreachable:
        "The mail server is not available. If this lasts, check the name and port in IMAP_URL.",
      other: "The mail server gave an unexpected answer. The details are in the server’s log.",
    },
    button: "Check mailbox",
    opened: "The mailbox opens and can be read",
    notOpened: "Could not check the mailbox.",
    tooMany: "You can check the mailbox up to three times in 15 minutes.",
  },
  test: {
    button: "Send test email",
    help: "The email goes to your own address.",
    /** Each is followed by the address. */
    requested: "The test email is waiting to be sent to",
    outcomes: {
      queued: "The test email has not been sent yet; another attempt follows by itself. Recipient:",
      sending: "The test email is being sent to",
      sent: "The mail server accepted the test email to",
      failed: "The test email was not sent to",
      unknown: "It is not known whether the test email reached",
    },
    failed: "The test email was not sent.",
    tooMany: "You can send up to three test emails in 15 minutes.",
  },
  list: {
    title: "Outgoing email",
    label: "List of emails",
    failed: "Could not load the emails.",
    search: "Recipient address",
    kind: "Kind of email",
    allKinds: "All kinds",
    state: "State",
    all: "All",
    stuck: "Needs attention",
    columns: {
      kind: "Email",
      recipient: "Recipient",
      state: "State",
      createdAt: "Created",
      attempts: "Attempts",
    },
    open: (kind) => `Open email: ${kind}`,
    empty: { title: "No emails", text: "Every email the shop sends appears here." },
    filtered: { title: "No emails found", text: "No emails match this filter." },
    atLeast: (value) => `${formatCount(value)}+`,
    exactly: formatCount,
  },
  mail: {
    title: "Email",
    failed: "Could not load the email.",
    subject: "Subject",
    recipient: "Recipient",
    created: "Created",
    sent: "Sent",
    attempts: "Attempts",
    reason: "What you can do",
    lastError: "Answer of the mail server",
    providerId: "Message ID at the email service",
    heldBack: "Sending was stopped by hand",
    masked: "Personal links are hidden.",
    views: { html: "View", text: "Text" },
    frame: "Email preview",
    noPreview: "Could not show the email.",
  },
  retry: {
    submit: "Send again",
    saved: "The email will be sent again soon",
    failed: "Could not send again.",
    title: "Send again?",
    text: "Sending was interrupted, and the email may have arrived. If you send it again, it may arrive twice.",
  },
  retryAll: {
    button: (value) =>
      value === 1
        ? "Resend the email that failed this week"
        : `Resend the ${formatCount(value)} emails that failed this week`,
    saved: (value) =>
      value === 1
        ? "The email will be sent again soon"
        : `${formatCount(value)} emails will be sent again soon`,
    failed: "Could not send again.",
  },
  cancel: {
    button: "Stop sending",
    saved: "Sending stopped",
    failed: "Sending was not stopped.",
  },
  reasons: {
    not_permitted: admin.notPermitted,
    wrong_state: "This is not possible in the email’s current state.",
    link_gone:
      "The link in the email is no longer valid. Request a new email on the screen it came from.",
  },
};

import { isolate } from "#shared/isolate-text.ts";
import type {
  inbox as hebrewInbox,
  message as hebrewMessage,
  messageLabels as hebrewLabels,
  subjectInWords as hebrewSubject,
} from "../he/inbox.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { ordersInWords } from "./orders-in-words.ts";

const businessDays = (days: number) => inWords(days, "1 business day", "business days");
const hours = (value: number) => inWords(value, "1 hour", "hours");
const minutes = (value: number) => inWords(value, "1 minute", "minutes");
const lateBy = (format: (value: number) => string) => (value: number) =>
  value === 0 ? "Overdue" : `Overdue by ${format(value)}`;
const messages = (value: number) => inWords(value, "1 message", "messages");

/** The words of a message, wherever it is shown. */
export const messageLabels: Translated<typeof hebrewLabels> = {
  kinds: {
    contact: "Message",
    dealer: "Dealer inquiry",
    newsletter: "Newsletter sign-up",
  },
  states: {
    new: "New",
    read: "Read",
    answered: "Answered",
    closed: "Closed",
  },
  stage: {
    new: "New",
    contacted: "Contacted",
    approved: "Approved",
    declined: "Declined",
  },
  /** Of all that have come so far. */
  stages: {
    new: "New",
    contacted: "Contacted",
    approved: "Approved",
    declined: "Declined",
  },
  subjects: {
    "product-inquiry": "Product question",
    feedback: "Feedback",
    wholesale: "Wholesale",
    support: "Support",
    other: "Other",
  },
  spam: {
    honeypot: "A hidden field of the form was filled in, as bots do.",
    too_fast: "The form was sent faster than a person can fill it in.",
    links: "The text contains three or more links.",
    marked: "Marked as spam by staff.",
  },
  sources: { form: "Website form", mail: "Email" },
  spamTag: "Spam",
  fileTypes: { "image/jpeg": "Image", "application/pdf": "PDF" },
  deadline: {
    /** By which day and hour. */
    until: (day, time) => `Due ${day}, ${isolate(time)}`,
    today: "today",
    tomorrow: "tomorrow",
    late: { day: lateBy(businessDays), hour: lateBy(hours), minute: lateBy(minutes) },
    left: {
      day: (days) => `${businessDays(days)} left`,
      hour: (value) => `${hours(value)} left`,
      minute: (value) => (value === 0 ? "less than a minute left" : `${minutes(value)} left`),
    },
    title: (at) => `Reply promised by ${at}`,
  },
};

/** Subject of a message: one of the form by its name, any other as it was written. */
export const subjectInWords: Translated<typeof hebrewSubject> = (subject) => {
  const names: Readonly<Record<string, string>> = messageLabels.subjects;
  return names[subject] ?? subject;
};

export const inbox: Translated<typeof hebrewInbox> = {
  title: "Messages",
  list: "Message list",
  foldersLabel: "Folders",
  folders: {
    inbox: "To do",
    answered: "Answered",
    closed: "Closed",
    spam: "Spam",
    all: "All messages",
  },
  quick: {
    label: "Quick filter",
    overdue: "Overdue",
    mine: "Mine",
    nobody: "Unassigned",
  },
  kind: {
    label: "Type",
    all: "All",
    contact: "Messages",
    dealer: "Dealers",
    newsletter: "Newsletter",
  },
  sort: { label: "Sort", newest: "Newest first", deadline: "By reply deadline" },
  search: "Name, email or text",
  unread: "Unread",
  state: "Message status",
  nobody: "Unassigned",
  open: (name) => `Open the message from ${isolate(name)}`,
  choose: { title: "No message selected", text: "Select a message from the list to see it here." },
  keys: "J for the next message, K for the previous one, R to reply, E to close.",
  empty: {
    inbox: { title: "Nothing to do", text: "New messages from the website appear here at once." },
    filtered: { title: "No messages found", text: "No messages match your search and filters." },
    other: { title: "This folder is empty", text: "Messages moved to this folder appear here." },
  },
  failed: "The messages could not be loaded",
  bulk: {
    region: "Actions on the selected messages",
    picked: (value) => `${messages(value)} selected`,
    clear: "Clear selection",
    tooMany: (most) => `You can change up to ${formatCount(most)} messages at once`,
  },
  actions: {
    close: "Close",
    reopen: "Reopen",
    spam: "Mark as spam",
    notSpam: "Not spam",
    unread: "Mark as unread",
    reply: "Reply",
    assign: "Assignee",
    stage: "Stage",
    more: "More actions",
    back: "Back to list",
  },
  done: {
    close: (value) => (value === 1 ? "Message closed" : `${messages(value)} closed`),
    reopen: (value) => (value === 1 ? "Message reopened" : `${messages(value)} reopened`),
    spam: (value) => (value === 1 ? "Message marked as spam" : `${messages(value)} marked as spam`),
    "not-spam": (value) =>
      value === 1 ? "Message moved out of spam" : `${messages(value)} moved out of spam`,
    unread: "Message marked as unread",
    assigned: (name) => `Message assigned to ${isolate(name)}`,
    unassigned: "Message unassigned",
    stage: (stage) => `Inquiry moved to “${stage}”`,
    nothing: "There was nothing to change",
  },
  failedTo: {
    change: "The message could not be updated.",
    assign: "The assignee could not be changed.",
    stage: "The stage could not be changed.",
    reply: "The reply was not sent.",
  },
  changed: "Someone else updated this message in the meantime. You now see the latest version.",
};

/** One message. */
export const message: Translated<typeof hebrewMessage> = {
  heading: "Message",
  failed: "The message could not be loaded",
  missing: {
    title: "Message not found",
    text: "The link may be wrong, or the message was deleted.",
    back: "All messages",
  },
  close: "Close view",
  answeredAt: "Answered",
  fields: {
    name: "Contact person",
    phone: "Phone",
    city: "City",
    subject: "Subject",
    experience: "Experience",
    email: "Email",
  },
  noMessage: "No text was included.",
  newsletter: "This address confirmed its newsletter sign-up. There is nothing to reply to.",
  replies: "Conversation",
  byMail: "This message came by email.",
  otherSender:
    "An email reply from another address. It is not known whether the customer wrote it. The conversation:",
  received: "Received by email",
  omitted: "Files not saved:",
  customer: {
    title: "Customer",
    none: "This address does not belong to a known customer.",
    orders: (value) => (value === 0 ? "No orders" : ordersInWords(value)),
  },
  others: {
    title: "Other messages from this address",
    none: "There are no other messages from this address.",
  },
  timeline: {
    title: "Timeline",
    system: "System",
    received: "Message received",
    replied: "Reply sent",
    wrote: "Reply received by email",
    state: (from, to) => `${messageLabels.states[from]} → ${messageLabels.states[to]}`,
    stage: (from, to) => `Stage: ${messageLabels.stage[from]} → ${messageLabels.stage[to]}`,
    assigned: (to) => (to === null ? "Unassigned" : `Assignee: ${isolate(to)}`),
    spam: (isSpam) => (isSpam ? "Marked as spam" : "Moved out of spam"),
  },
  reply: {
    title: "Reply",
    label: "Reply text",
    placeholder: "Write a reply…",
    templates: "Templates",
    templateIn: (name, language) => `${name} (${language})`,
    noTemplates: "No templates yet",
    editTemplates: "Edit templates",
    /** Beside the button. */
    keys: `${isolate("Ctrl+Enter")} or ${isolate("⌘+Enter")} sends. ${isolate("/")} at the start of a line opens the templates.`,
    open: (placeholder) => `Fill in ${isolate(placeholder)} before you send`,
    files: "Attachments",
    download: (name) => `Download ${isolate(name)}`,
    drop: (name) => `Remove ${isolate(name)}`,
    uploading: "The files are still uploading",
    notDownloaded: "The file could not be downloaded.",
    notDropped: "The file could not be removed.",
    english: "English",
    hebrew: "Hebrew",
    send: "Send",
    to: (email) => `Sent by email to ${isolate(email)}; replies to it go to the support address.`,
    sent: "Reply sent",
    again: {
      title: "Send another reply?",
      text: "The last reply to this person was sent less than a minute ago.",
      submit: "Send",
      refuse: "Back to editing",
    },
    empty: "Write a reply first",
    tooLong: (max) => `You can write up to ${formatCount(max)} characters`,
    stored: "The draft is kept in this tab.",
    conflict: "Read what has changed. Your draft is kept, and you can still send it.",
    reasons: {
      not_permitted: "You do not have the right to do this",
      spam: "You cannot reply to spam. Mark it as not spam first.",
      not_answerable: "This is a newsletter sign-up, so there is nothing to reply to.",
    },
  },
};

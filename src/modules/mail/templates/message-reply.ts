import { z } from "zod";
import { contact } from "#i18n/en/contact.ts";
import { formatDateTime } from "#i18n/format.ts";
import { messageLabels } from "#i18n/he/inbox.ts";
import { fillText } from "#shared/fill-text.ts";
import { formatQuote, template } from "./mail-content.ts";

const topicKeys = Object.keys(contact.subjects) as (keyof typeof contact.subjects)[]; // its own keys

const content = z.object({
  /** The answer of the shop. */
  body: z.string(),
  /** The message that is answered, as it was typed, and when it came in. */
  original: z.string(),
  receivedAt: z.iso.datetime(),
  /** The topic that the sender chose in the form, if any; not in mails of an earlier version. */
  topic: z.enum(topicKeys).nullish(),
  /** The ids of the mails with the earlier answers, the oldest first. */
  answers: z.array(z.uuid()).default([]),
  /** The address for replies to the answer. */
  replyTo: z.string(),
  /** Mails that were queued by an older version have none. */
  files: z.array(z.object({ key: z.string(), name: z.string(), type: z.string() })).default([]),
});

const hebrew = /[\u05d0-\u05ea]/g;
const latin = /[a-z]/gi;
const getCount = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/**
 * The answer of a staff member, with the message that it answers. The texts around it are in the
 * language of the answer.
 */
export const messageReply = template(
  "message-reply",
  content,
  (sent, { own }) => {
    const { answers, body, original, receivedAt, replyTo, files, topic } = sent;
    const isHebrew = getCount(hebrew, body) > getCount(latin, body);
    const { quote, ...rest } = isHebrew ? own.he : own.en;
    const topics = isHebrew ? messageLabels.subjects : contact.subjects;
    const at = formatDateTime(new Date(receivedAt), isHebrew ? "he-IL" : "en-US");
    return {
      ...rest,
      subject: topic ? `${rest.subject}: ${topics[topic]}` : rest.subject,
      answers,
      ...(isHebrew ? { language: "he" as const } : {}),
      paragraphs: [],
      body,
      quotes: [{ label: fillText(quote, { at }), text: formatQuote(original) }],
      afterwards: [],
      replyTo,
      files,
    };
  },
  () => ({
    body: "Yes, it fits.\n\nWarm regards",
    original: "Hello.\nIs it there?",
    topic: "feedback",
    receivedAt: "2026-03-01T10:00:00.000Z",
    replyTo: "hello@shop.example",
  }),
);

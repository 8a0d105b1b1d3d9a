import { z } from "zod";
import { formatDateTime } from "#i18n/format.ts";
import { fillText } from "#shared/fill-text.ts";
import { quoted, template } from "./mail-content.ts";

const content = z.object({
  /** What the shop writes. */
  body: z.string(),
  /** What it answers, as it was typed, and when that came. */
  original: z.string(),
  receivedAt: z.iso.datetime(),
  /** Where an answer to the answer goes. */
  replyTo: z.string(),
  /** Mails that were queued by an older version have none. */
  files: z.array(z.object({ key: z.string(), name: z.string(), type: z.string() })).default([]),
});

const hebrew = /[\u05d0-\u05ea]/g;
const latin = /[a-z]/gi;
const getCount = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/**
 * What somebody of the shop wrote, with what it answers. The few words around it are in the
 * language of the answer.
 */
export const messageReply = template("message-reply", content, (sent, { own }) => {
  const { body, original, receivedAt, replyTo, files } = sent;
  const isHebrew = getCount(hebrew, body) > getCount(latin, body);
  const { quote, ...rest } = isHebrew ? own.he : own.en;
  const at = formatDateTime(new Date(receivedAt), isHebrew ? "he-IL" : "en-US");
  return {
    ...rest,
    ...(isHebrew ? { language: "he" as const } : {}),
    paragraphs: [],
    body,
    quotes: [{ label: fillText(quote, { at }), text: quoted(original) }],
    afterwards: [],
    replyTo,
    files,
  };
});

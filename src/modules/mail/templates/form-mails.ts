// Messages of visitors, for the shop, and its answers to them.
import { z } from "zod";
import { contact } from "#i18n/en/contact.ts";
import { formatDateTime } from "#i18n/format.ts";
import { messageLabels } from "#i18n/he/inbox.ts";
import { fillText } from "#shared/fill-text.ts";
import type { MailWords } from "../mail-words.ts";
import { formatQuote, getQuotes, toShownName } from "./mail-content.ts";
import { defineMail } from "./mail-record.ts";

const { subjects } = contact;
const topic = z.enum(Object.keys(subjects) as (keyof typeof subjects)[]); // its own keys

const hebrew = /[\u05d0-\u05ea]/g;
const latin = /[a-z]/gi;
const getCount = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;
const isHebrew = ({ body }: { readonly body: string }) =>
  getCount(hebrew, body) > getCount(latin, body);

export const formMails = {
  "contact-message": defineMail({
    from: "forms",
    toShop: true,
    schema: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string().optional(),
      subject: topic.optional(),
      message: z.string(),
    }),
    getValues: ({ name }) => ({ name: toShownName(name) }),
    add: (sent, { own }: MailWords<"contact-message">) => {
      const subject = sent.subject && messageLabels.subjects[sent.subject];
      return { quotes: getQuotes(own.labels, { ...sent, subject }), replyTo: sent.email };
    },
    createSample: (name) => ({
      name,
      email: "noa@mail.example",
      message: "Hello.\nIs it there?",
      subject: "feedback",
      phone: "+1 503 555 0142",
    }),
  }),
  "dealer-inquiry": defineMail({
    from: "forms",
    toShop: true,
    schema: z.object({
      companyName: z.string(),
      contactName: z.string(),
      email: z.string(),
      phone: z.string(),
      city: z.string(),
      experience: z.string(),
      message: z.string().optional(),
    }),
    getValues: ({ companyName }) => ({ name: toShownName(companyName) }),
    add: (sent, { own }: MailWords<"dealer-inquiry">) => ({
      quotes: getQuotes(own.labels, sent),
      replyTo: sent.email,
    }),
    createSample: (name) => ({
      companyName: name,
      contactName: name,
      email: "noa@mail.example",
      phone: "+1 503 555 0142",
      city: "Portland",
      experience: "Two shops",
      message: "Hello.\nIs it there?",
    }),
  }),
  /**
   * The answer of a staff member, with the message that it answers. The texts around it are in the
   * language of the answer.
   */
  "message-reply": defineMail({
    schema: z.object({
      /** The answer of the shop. */
      body: z.string(),
      /** The message that is answered, as it was typed, and when it came in. */
      original: z.string(),
      receivedAt: z.iso.datetime(),
      /** The topic that the sender chose in the form; not in mails of an earlier version. */
      topic: topic.nullish(),
      /** The ids of the mails with the earlier answers, the oldest first. */
      answers: z.array(z.uuid()).default([]),
      /** The address for replies to the answer. */
      replyTo: z.string(),
      /** Mails that were queued by an older version have none. */
      files: z.array(z.object({ key: z.string(), name: z.string(), type: z.string() })).default([]),
    }),
    variant: (sent) => (isHebrew(sent) ? "he" : "en"),
    add: (sent, { own }: MailWords<"message-reply">) => {
      const { answers, body, replyTo, files } = sent;
      const [{ quote, subject }, topics, locale] = isHebrew(sent)
        ? ([own.he, messageLabels.subjects, "he-IL"] as const)
        : ([own.en, subjects, "en-US"] as const);
      const at = formatDateTime(new Date(sent.receivedAt), locale);
      return {
        ...(sent.topic && { subject: `${subject}: ${topics[sent.topic]}` }),
        ...(isHebrew(sent) && { language: "he" as const, signature: own.he.signature }),
        body,
        quotes: [{ label: fillText(quote, { at }), text: formatQuote(sent.original) }],
        answers,
        replyTo,
        files,
      };
    },
    createSample: () => ({
      body: "Yes, it fits.\n\nWarm regards",
      original: "Hello.\nIs it there?",
      topic: "feedback",
      receivedAt: "2026-03-01T10:00:00.000Z",
      replyTo: "hello@shop.example",
    }),
  }),
};

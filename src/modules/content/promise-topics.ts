// Words that tell what a measure in a sentence is about, in English or Hebrew.
import { toLetter } from "#i18n/he/chat-words.ts";
import { promiseTopics as he, promisePrefixes, promiseWithin } from "#i18n/he/promise-words.ts";
import type { Measure } from "./written-measures.ts";

const createTopic = (english: string, hebrew: string) =>
  new RegExp(`\\b(?:${english})|(?<!\\p{L})[${promisePrefixes}]{0,2}(?:${hebrew})(?!\\p{L})`, "iu");
const createEnd = (english: string, hebrew: string) =>
  new RegExp(`(?:\\b(?:${english})|(?<!\\p{L})(?:${hebrew}))\\s?$`, "iu");
const createBeginning = (english: string, hebrew: string) =>
  new RegExp(`^\\s?(?:(?:${english})|(?:${hebrew})(?!\\p{L}))`, "iu");

const topics = {
  cancel: createTopic("cancel", he.cancel),
  claim: createTopic("claim|damaged?\\b|tell us|report\\b", he.claim),
  reply: createTopic("repl(?:y|ies)\\b|answer|write back|respond|get back to you", he.reply),
  return: createTopic(
    "returns?\\b(?! (?:trip|flight|journey|ticket|home|from))|returned\\b|send (?:it|them|the \\w+) back|money[- ]back|withdraw|exchange",
    he.return,
  ),
  warranty: createTopic("warrant|(?<!money[- ]back )guarantee", he.warranty),
  dispute: createTopic("mediat|arbitrat|dispute|each side", he.dispute),
  free: createTopic("free\\b", he.free),
  shipping: createTopic("ship|deliver", he.shipping),
  otherGift: createTopic("gifts?\\b|storage bag|present\\b", he.otherGift),
  product: createTopic("backpack|bags?\\b|carrier|colou?rs?\\b|it\\b", he.product),
  notPrice: createTopic(
    "airline|flight|fees?\\b|cabs?\\b|taxi|train|ticket|hotel|vet\\b|nights?\\b|coupon|worth|saves?\\b|off\\b|less\\b|discount|refund|customs|dut(?:y|ies)\\b|claims?\\b",
    he.notPrice,
  ),
  pets: createTopic(
    "pets?\\b|for (?:\\w+ ){0,3}(?:dogs?|cats?|animals?)\\b|carries\\b|holds\\b|fits\\b",
    he.pets,
  ),
};
type Topic = keyof typeof topics;

export const isAbout = (sentence: string, topic: Topic): boolean => topics[topic].test(sentence);

const ends = {
  within: createEnd("within", promiseWithin),
  in: createEnd("in|in under|in less than", promiseWithin),
  span: createEnd("within|for|up to|have|has|get|gets|you|us", `${promiseWithin}|${toLetter}-?`),
  upTo: createEnd("up to|over|than", he.upTo),
  threshold: createEnd(
    "over|above|from|beyond|exceed(?:s|ing)?|at least|more than|starting at|spend|orders? of|orders? for|minimum",
    he.threshold,
  ),
  claim: createEnd("only|just|now|price|price is|price of|today for|today", he.price),
  cost: createEnd("costs?|for|at|pay|sells? for|from|is", he.price),
};
/** True when the words before a number belong to this kind: "free over" before "$100". */
export const isAfter = ({ before }: Measure, kind: keyof typeof ends): boolean =>
  ends[kind].test(before);

const beginnings = {
  return: createBeginning(
    "to (?:return|send|change|withdraw|exchange)|after|from (?:delivery|purchase|the day)|of (?:delivery|purchase|receipt)|returns?\\b|money|refund|trial|right",
    he.return,
  ),
  warranty: createBeginning("(?:of )?(?:\\w+ )?(?:warranty|guarantee)(?! back)", he.warranty),
  orMore: createBeginning("\\+|or more|or above|and (?:up|over|more|above)|minimum", he.orMore),
  alone: createBeginning(
    "only\\b|today\\b|now\\b|each\\b|apiece|per (?:bag|piece|backpack|colou?r|item)|a bag",
    he.alone,
  ),
};
/** True when the words after a number belong to this kind: "to return it" after "60 days". */
export const isBefore = ({ after }: Measure, kind: keyof typeof beginnings): boolean =>
  beginnings[kind].test(after);

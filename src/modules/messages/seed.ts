import { seedMails } from "#modules/mail/seed.ts";
import type { Db } from "#platform/db/client.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { createRandom, type Random } from "#shared/random.ts";
import type { DealerStage, MessageState } from "./kinds.ts";
import { contactSeeds } from "./seed-contacts.ts";
import { dealerSeeds } from "./seed-dealers.ts";
import { messageReplies, messages } from "./tables.ts";

type Row = typeof messages.$inferInsert & { id: string; createdAt: Date };
type Staff = { readonly id: string; readonly fullName: string };

const SPREAD_DAYS = 75;
/** Some messages are always late. */
const LATE_FROM_DAYS = 6;

/** The stages of the inquiries, the newest first. */
const stages: readonly DealerStage[] = [
  "new",
  "new",
  "new",
  "contacted",
  "contacted",
  "approved",
  "declined",
  "approved",
  "contacted",
  "approved",
];

/**
 * Fills the inbox with messages of the past weeks, the newest first in each list: recent ones are
 * open, some of them late, older ones are answered or closed. Nothing is sent.
 */
export async function seedMessages(db: Db, options: { now: Date; staff: Staff }): Promise<void> {
  const { staff } = options;
  const random = createRandom("messages");
  const computeReceivedAt = (place: number) => {
    const ageDays = 0.1 + SPREAD_DAYS * (place + random.getNext() * 0.04) ** 2;
    return new Date(options.now.getTime() - Math.round((ageDays * DAY_MS) / 1_000) * 1_000);
  };
  const answerable: Row[] = [
    ...contactSeeds.map((seed, index) => {
      const createdAt = computeReceivedAt(index / contactSeeds.length);
      const ageMs = options.now.getTime() - createdAt.getTime();
      const state = pickState(random, ageMs / DAY_MS);
      return { id: random.uuid(), ...seed, kind: "contact" as const, createdAt, state };
    }),
    ...dealerSeeds.map((seed, index) => {
      const createdAt = computeReceivedAt(index / dealerSeeds.length);
      const dealerStage = stages[index] ?? "new";
      const state: MessageState =
        dealerStage === "new" ? (index === 0 ? "new" : "read") : "answered";
      return { id: random.uuid(), ...seed, kind: "dealer" as const, createdAt, state, dealerStage };
    }),
  ];
  const spam = spamSeeds.map((seed, index): Row => {
    const createdAt = computeReceivedAt((index + 1) / 8);
    return { id: random.uuid(), ...seed, kind: "contact", createdAt, state: "new" };
  });
  for (const row of answerable) {
    // Half of the opened messages are assigned.
    if (row.state !== "new" && random.chance(0.5)) row.assigneeId = staff.id;
    const isAnswered = row.state === "answered" || row.state === "closed";
    if (isAnswered) row.answeredAt = new Date(pickAnswerTime(random, row.createdAt, options.now));
  }
  await db.insert(messages).values([...answerable, ...spam]);
  const answered = answerable.flatMap((row) =>
    row.answeredAt ? [{ row, at: row.answeredAt, body: pickReply(random, row) }] : [],
  );
  await seedReplies(db, random, staff, answered);
}

async function seedReplies(
  db: Db,
  random: Random,
  staff: Staff,
  answered: readonly { row: Row; at: Date; body: string }[],
): Promise<void> {
  const replies = answered.map((it) => ({ ...it, id: random.uuid(), mailId: random.uuid() }));
  await seedMails(
    db,
    replies.map(({ row, at, body, mailId }) => ({
      id: mailId,
      kind: "message-reply" as const,
      recipient: row.email,
      content: {
        body,
        original: row.message ?? row.experience ?? "",
        receivedAt: row.createdAt.toISOString(),
        replyTo: "hello@wanderpaw.example",
      },
      at,
    })),
  );
  await db.insert(messageReplies).values(
    replies.map(({ id, row, at, body, mailId }) => ({
      id,
      messageId: row.id,
      body,
      authorId: staff.id,
      authorName: staff.fullName,
      mailId,
      sentAs: mailId,
      requestKey: random.uuid(),
      createdAt: at,
    })),
  );
}

function pickState(random: Random, ageDays: number): MessageState {
  if (ageDays > 12) return random.chance(0.25) ? "closed" : "answered";
  if (ageDays > LATE_FROM_DAYS) return random.chance(0.75) ? "answered" : "read";
  if (ageDays > 2) return random.chance(0.5) ? "answered" : "read";
  return random.chance(0.7) ? "new" : "read";
}

/** Some hours later, and not in the future. */
function pickAnswerTime(random: Random, createdAt: Date, now: Date): number {
  const hours = random.int(2, 30);
  return Math.min(createdAt.getTime() + hours * HOUR_MS, now.getTime() - HOUR_MS);
}

function pickReply(random: Random, { kind, message }: Row): string {
  if (kind === "dealer") return random.pick(replySeeds.dealer.he);
  const isHebrew = /[\u05d0-\u05ea]/.test(message ?? "");
  return random.pick(isHebrew ? replySeeds.contact.he : replySeeds.contact.en);
}

/** Answers of the shop in the demo. */
const replySeeds = {
  contact: {
    en: [
      "Thank you for writing! In short: yes. If you tell us the length of the back and the weight, we can say whether it fits comfortably.\n\nWarm regards,\nNoa",
      "Thank you for your message. We have looked into it, and you will find all the details on the size chart page. Just answer this mail if anything is still open.\n\nWarm regards,\nNoa",
      "How kind of you to write. We have passed it on to everybody here.\n\nWarm regards,\nNoa",
    ],
    he: [
      "שלום, תודה על הפנייה! בקצרה: כן. אם תכתבו לנו את אורך הגב ואת המשקל, נוכל לומר אם התיק יתאים בנוחות.\n\nבברכה,\nנועה",
      "שלום, תודה שפניתם. בדקנו, וכל הפרטים מופיעים בעמוד המידות. אפשר להשיב להודעה הזו בכל שאלה נוספת.\n\nבברכה,\nנועה",
    ],
  },
  dealer: {
    he: [
      "שלום, תודה על ההתעניינות! נשמח לשלוח מחירון סיטונאי ודוגמה אחת מכל צבע. מתי נוח לדבר?\n\nבברכה,\nנועה",
      "שלום, תודה על הפנייה. כדי להתקדם נשמח לדעת כמה תיקים תרצו להזמין בפעם הראשונה.\n\nבברכה,\nנועה",
    ],
  },
} as const;

/** Spam of the kind that programs and advertisers send through the form. */
const spamSeeds = [
  {
    name: "Rank Booster",
    email: "offers@rankbooster.example",
    message:
      "First page in 7 days! https://rankbooster.example https://deals.example https://win.example",
    spamReason: "links",
  },
  {
    name: "aXzKqPw",
    email: "axzkqpw@bulk.example",
    message: "Great site. I like the article very much, visit my page.",
    spamReason: "honeypot",
  },
  {
    name: "Bright Leads",
    email: "sales@brightleads.example",
    message: "We sell lists of 40,000 pet owners, sorted by country. Reply for a quote.",
    spamReason: "marked",
  },
] as const;

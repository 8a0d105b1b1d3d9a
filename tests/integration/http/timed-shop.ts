// A shop whose time the test moves, whose visitors each come from an internet address of their own,
// and a look at its mails.
import { afterAll } from "vitest";
import { z } from "zod";
import type { Conflict } from "#shared/errors.ts";
import { testDatabase, type TestDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";
import { startOfTimedShop } from "../../support/test-clock.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";

export type TimedShop = {
  database: TestDatabase;
  shop: SampleShop;
  now: () => Date;
  passTime: (seconds: number) => void;
  /**
   * An internet address in a network that nobody has used, so that no test uses up the attempts of
   * another.
   */
  newAddress: () => string;
  /** An e-mail address that nobody has used. */
  newEmail: () => string;
  /** The kinds of the mails to an address, the oldest first. */
  mailsTo: (email: string) => Promise<string[]>;
  /** The token in the link of the latest mail of a kind. */
  linkToken: (email: string, kind: string) => Promise<string>;
};

/** To be called at the top of a test file. */
export async function startTimedShop(
  options: Partial<Parameters<typeof startSampleShop>[0]> & {
    seeded?: boolean;
    /** Whether its time goes on by itself, beside that of a browser. */
    isLive?: boolean;
  } = {},
): Promise<TimedShop> {
  const { seeded = false, isLive = false } = options;
  const database = await testDatabase({ seeded });
  let now = startOfTimedShop();
  let aheadMs = 0;
  const getNow = () => (isLive ? new Date(Date.now() + aheadMs) : now);
  const shop = await startSampleShop({
    webBuild: sampleWebBuild(),
    connectionString: database.appUrl,
    clock: getNow,
    trustedProxies: ["127.0.0.1"],
    ...options,
  });
  afterAll(() => shop.stop());
  let visitors = 0;
  let addresses = 0;

  return {
    database,
    shop,
    now: getNow,
    passTime(seconds) {
      aheadMs += seconds * 1_000;
      now = new Date(now.getTime() + seconds * 1_000);
    },
    newAddress() {
      visitors += 1;
      return `10.${(visitors >> 8) & 255}.${visitors & 255}.${(visitors >> 16) + 1}`;
    },
    newEmail: () => `person-${(addresses += 1)}@mail.example`,
    async mailsTo(email) {
      const rows = await database.asOwner(
        "select kind from mails where recipient = $1 order by created_at",
        [email],
      );
      return rows.map(({ kind }) => String(kind));
    },
    async linkToken(email, kind) {
      const [row] = await database.asOwner(
        `select secret from mail_secrets join mails on mails.id = mail_id
         where recipient = $1 and kind = $2 order by created_at desc limit 1`,
        [email, kind],
      );
      return z.object({ secret: z.string() }).parse(row).secret;
    },
  };
}

const problemSchema = z.object({
  code: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  conflict: z
    .object({
      changedAt: z.string().nullable(),
      changedBy: z.string().nullable(),
      current: z.record(z.string(), z.unknown()),
    })
    .optional(),
});

export type Answer = {
  status: number;
  text: string;
  /** The code of a problem. */
  code: string | undefined;
  /** The fields of a problem, each with its codes. */
  fields: Record<string, string[]> | undefined;
  /** The change since the version that was sent. */
  conflict: Conflict | undefined;
};

/** The answer of the API, with the problem if it is one. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const problem = response.ok ? undefined : problemSchema.parse(JSON.parse(text));
  return {
    status: response.status,
    text,
    code: problem?.code,
    fields: problem?.fields,
    conflict: problem?.conflict,
  };
}

import fs from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { isUuid, uuidPattern } from "#shared/uuid.ts";
import type { Clock } from "../clock.ts";
import { getErrorCode } from "../file-errors.ts";
import type { OutgoingMail } from "./transport.ts";

export type StoredMail = Omit<OutgoingMail, "attachments"> & {
  readonly keptAt: string;
  /** Attached files; the bytes stay where the shop keeps them. */
  readonly files?: readonly { readonly name: string; readonly size: number }[] | undefined;
};

/** Mails that are not sent, stored as files, for demo and development. */
export type LocalOutbox = {
  /** A mail that is there already stays as it is. */
  readonly save: (mail: OutgoingMail) => Promise<void>;
  /** The newest first. */
  readonly list: () => Promise<readonly StoredMail[]>;
  readonly find: (id: string) => Promise<StoredMail | undefined>;
  /** Removes them, if they exist. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
};

/** The number of mails kept. */
const MAX_MAILS = 200;
const fileName = /^\d{8}T\d{9}Z-[0-9a-f-]{36}\.json$/;
const isOf = (name: string, mailId: string) => name.endsWith(`-${mailId}.json`);

const storedMail = z.object({
  id: z.string().regex(uuidPattern),
  from: z.object({ name: z.string(), email: z.string() }),
  to: z.string(),
  replyTo: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.int() })).optional(),
  keptAt: z.iso.datetime(),
}) satisfies z.ZodType<StoredMail>;

/**
 * Keeps mails in the folder `outbox` of `dataDir`, which is made with the first one. Only this user
 * may read them: their links open accounts. The newest `limit` stay.
 */
export function createLocalOutbox(options: {
  dataDir: string;
  clock: Clock;
  limit?: number;
}): LocalOutbox {
  const { dataDir, clock, limit = MAX_MAILS } = options;
  const folder = path.join(dataDir, "outbox");
  let latest = 0;

  /**
   * No two mails of this process have the same time, so that the order of the names is that of the
   * mails.
   */
  function getNextTime(): Date {
    latest = Math.max(clock().getTime(), latest + 1);
    return new Date(latest);
  }

  async function listFileNames(): Promise<string[]> {
    try {
      const names = await fs.readdir(folder);
      return names
        .filter((name) => fileName.test(name))
        .toSorted()
        .toReversed();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  const remove = (name: string) => fs.rm(path.join(folder, name), { force: true });

  /** Undefined when it has just been removed, or is not one of ours. */
  async function read(name: string): Promise<StoredMail | undefined> {
    try {
      const text = await fs.readFile(path.join(folder, name), "utf8");
      return storedMail.safeParse(JSON.parse(text)).data;
    } catch (error) {
      if (isMissing(error) || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  return {
    async save(mail) {
      if (!isUuid(mail.id)) throw new Error("a mail's id names a file, so it must be a UUID");
      const names = await listFileNames();
      if (names.some((name) => isOf(name, mail.id))) return;
      const storedAt = getNextTime().toISOString();
      const name = `${storedAt.replaceAll(/[-:.]/g, "")}-${mail.id}.json`;
      if (names.length === 0) await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      // Under another name until it is whole. What a process that ended on the way has left is
      // overwritten.
      const draft = path.join(folder, `.${mail.id}.draft`);
      try {
        await fs.writeFile(draft, JSON.stringify(toStored(mail, storedAt), null, 2), {
          mode: 0o600,
        });
        await fs.rename(draft, path.join(folder, name));
      } catch (error) {
        await fs.rm(draft, { force: true });
        throw error;
      }
      await Promise.all(names.slice(limit - 1).map(remove));
    },
    async list() {
      const stored = await Promise.all((await listFileNames()).map(read));
      return stored.filter((mail) => mail !== undefined);
    },
    async find(requested) {
      if (!isUuid(requested)) return undefined;
      const name = (await listFileNames()).find((each) => isOf(each, requested));
      return name === undefined ? undefined : read(name);
    },
    async remove(ids) {
      const names = await listFileNames();
      await Promise.all(names.filter((name) => ids.some((id) => isOf(name, id))).map(remove));
    },
  };
}

function toStored({ attachments, ...mail }: OutgoingMail, storedAt: string): StoredMail {
  const files = attachments?.map(({ name, bytes }) => ({ name, size: bytes.length }));
  return { ...mail, keptAt: storedAt, ...(files && { files }) };
}

function isMissing(error: unknown): boolean {
  return getErrorCode(error) === "ENOENT";
}

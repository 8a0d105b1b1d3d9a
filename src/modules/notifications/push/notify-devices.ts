import { inArray } from "drizzle-orm";
import { deleteDevice } from "#modules/identity/devices.ts";
import type { Db } from "#platform/db/client.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { identity } from "#shared/actor.ts";
import { untoldNews } from "../tables.ts";
import { findDevices, type NotifiedDevice } from "./find-devices.ts";
import { listSendableKinds, type PushKind } from "./kinds.ts";
import { isQuietTime } from "./quiet-time.ts";
import type { PushJob } from "./create-message.ts";

/** With more pieces of news than this, one summary is sent. */
const MOST_APART = 3;

type UntoldNews = typeof untoldNews.$inferSelect;

/**
 * Sends each device the new news that its user may see and wants to get; in a quiet time only
 * urgent ones, and the rest afterwards. Users get no news of their own actions. Devices of users
 * who may no longer see anything are removed.
 */
export async function notifyDevices({ database, clock, log }: TaskParts): Promise<void> {
  const count = await database.runInTransaction(identity, async (db) => {
    const now = clock();
    const news = await consumeNews(db, isQuietTime(now));
    if (news.length === 0) return 0;
    for (const device of await findDevices(db, now)) {
      const own = news.filter(
        ({ kind, actorId }) => actorId !== device.userId && device.hasEnabled(kind),
      );
      // oxlint-disable-next-line no-await-in-loop -- they share a connection
      await notifyDevice(db, { device, news: own, toldAt: now.toISOString() });
    }
    return news.length;
  });
  if (count > 0) log.debug({ news: count }, "devices are told of news");
}

/** Each piece is taken once, by the first of two jobs that run at once. */
async function consumeNews(db: Db, isQuiet: boolean): Promise<UntoldNews[]> {
  const taken = await db
    .delete(untoldNews)
    .where(inArray(untoldNews.kind, listSendableKinds(isQuiet)))
    .returning();
  return taken.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

async function notifyDevice(
  db: Db,
  notice: {
    readonly device: NotifiedDevice;
    readonly news: readonly UntoldNews[];
    readonly toldAt: string;
  },
): Promise<void> {
  const { device, news, toldAt } = notice;
  if (device.may.length === 0) {
    await deleteDevice(db, device.id);
    return;
  }
  const send = (what: PushJob["what"], name: string) =>
    queueJob(db, {
      task: "send-push",
      payload: { deviceId: device.id, toldAt, what } satisfies PushJob,
      key: `push:${device.id}:${name}`,
    });
  if (news.length > MOST_APART) {
    const newest = news.at(-1)?.subjectId;
    await send({ counts: countKinds(news) }, `summary:${newest}`);
    return;
  }
  for (const { kind, subjectId } of news)
    // oxlint-disable-next-line no-await-in-loop -- they share a connection
    await send({ kind, subjectId }, `${kind}:${subjectId}`);
}

function countKinds(news: readonly UntoldNews[]): Partial<Record<PushKind, number>> {
  const counts: Partial<Record<PushKind, number>> = {};
  for (const { kind } of news) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

import { inArray } from "drizzle-orm";
import { forgetDevice } from "#modules/identity/devices.ts";
import type { Db } from "#platform/db/client.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { identity } from "#shared/actor.ts";
import { untoldNews } from "../tables.ts";
import { findDevices, type ToldDevice } from "./find-devices.ts";
import { listTellable, type PushKind } from "./kinds.ts";
import { isQuietTime } from "./quiet-time.ts";
import type { PushJob } from "./push-job.ts";

/** More pieces of news at once are told as one. */
const MOST_APART = 3;

type UntoldNews = typeof untoldNews.$inferSelect;

/**
 * Tells each device what it has not been told yet and its person may see and wants to hear of; in a
 * quiet time only what is urgent, and the rest when that is over. What somebody did they know
 * already. Devices of people who may see nothing any more are forgotten.
 */
export async function tellNews({ database, clock, log }: TaskParts): Promise<void> {
  const told = await database.inTransaction(identity, async (db) => {
    const now = clock();
    const news = await takeNews(db, isQuietTime(now));
    if (news.length === 0) return 0;
    for (const device of await findDevices(db, now)) {
      const own = news.filter(
        ({ kind, actorId }) => actorId !== device.userId && device.wants(kind),
      );
      // oxlint-disable-next-line no-await-in-loop -- they share a connection
      await tellDevice(db, { device, news: own, toldAt: now.toISOString() });
    }
    return news.length;
  });
  if (told > 0) log.debug({ news: told }, "devices are told of news");
}

/** Each piece is taken once, by whichever of two jobs comes first. */
async function takeNews(db: Db, isQuiet: boolean): Promise<UntoldNews[]> {
  const taken = await db
    .delete(untoldNews)
    .where(inArray(untoldNews.kind, listTellable(isQuiet)))
    .returning();
  return taken.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

async function tellDevice(
  db: Db,
  told: {
    readonly device: ToldDevice;
    readonly news: readonly UntoldNews[];
    readonly toldAt: string;
  },
): Promise<void> {
  const { device, news, toldAt } = told;
  if (device.may.length === 0) {
    await forgetDevice(db, device.id);
    return;
  }
  const send = (what: PushJob["what"], name: string) =>
    enqueue(db, {
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

import { z } from "zod";
import { pushKindNames } from "./kinds.ts";

/** A message to a device: one piece of news, a summary with the number of each kind, or a test. */
export const pushJob = z.object({
  deviceId: z.uuid(),
  toldAt: z.iso.datetime(),
  what: z.union([
    z.object({ kind: z.enum(pushKindNames), subjectId: z.uuid() }),
    z.object({ counts: z.partialRecord(z.enum(pushKindNames), z.int()) }),
    z.object({ isTest: z.literal(true) }),
  ]),
});
export type PushJob = z.output<typeof pushJob>;

// Contract between the back office and the server for the devices that are told of news.
import { z } from "zod";
import { MAX_ENDPOINT } from "#modules/identity/device-limits.ts";
import { pushKindNames, type PushKind } from "./kinds.ts";
import { isPushEndpoint } from "./push-endpoint.ts";

/** So many devices are told of news in the name of one person. */
export const MOST_DEVICES = 10;

export const pushEndpoint = z
  .string()
  .max(MAX_ENDPOINT, "too_long")
  .refine(isPushEndpoint, "malformed");

/** A subscription, as browsers write one (`PushSubscription.toJSON`), without what else it has. */
export const newDevice = z.object({
  endpoint: pushEndpoint,
  keys: z.object({
    p256dh: z
      .string()
      .length(87, "malformed")
      .regex(/^[\w-]{87}$/, "malformed"),
    auth: z
      .string()
      .length(22, "malformed")
      .regex(/^[\w-]{22}$/, "malformed"),
  }),
});
export type NewDevice = z.output<typeof newDevice>;

export const pushState = z.object({
  /** By which push services know the shop, in base64url. */
  publicKey: z.string(),
  /** Those that whoever asks may be told of. */
  kinds: z.array(z.object({ kind: z.enum(pushKindNames), isOn: z.boolean() })),
  /** The own devices, the newest first. */
  devices: z.array(
    z.object({
      id: z.uuid(),
      userAgent: z.string().nullable(),
      createdAt: z.iso.datetime(),
      /** It is told in the name of the session in use. */
      isCurrent: z.boolean(),
    }),
  ),
});
export type PushState = z.infer<typeof pushState>;

/** A message as a device shows it; `kind` and `about` decide where a press on it leads. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** The same tag is the same message: a second one takes the place of the first. */
  readonly tag: string;
  readonly kind: PushKind | "summary" | "test";
  /** The id or the name of what it is about; of a summary, the first kind in it. */
  readonly about: string;
};

// Contract between the back office and the server for devices that get push notifications.
import { z } from "zod";
import { MAX_ENDPOINT } from "#modules/identity/device-limits.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { pushKindNames, type PushKind } from "./kinds.ts";

/** The most devices of one user that get push notifications. */
export const MOST_DEVICES = 10;

export const pushEndpoint = z
  .string()
  .max(MAX_ENDPOINT, "too_long")
  .refine(isPushEndpoint, "malformed");

/**
 * A push subscription as browsers write it (`PushSubscription.toJSON`), without its other fields.
 */
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
  /** The public key by which push services know the shop, in base64url. */
  publicKey: z.string(),
  /** The kinds that the caller may be told of. */
  kinds: z.array(z.object({ kind: z.enum(pushKindNames), isOn: z.boolean() })),
  /** The caller's devices, the newest first. */
  devices: z.array(
    z.object({
      id: z.uuid(),
      userAgent: z.string().nullable(),
      createdAt: isoMoment,
      /** Whether it belongs to the present session. */
      isCurrent: z.boolean(),
    }),
  ),
});
export type PushState = z.infer<typeof pushState>;

/** A message as a device shows it; `kind` and `about` decide where a press on it leads. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** A second message with the same tag replaces the first. */
  readonly tag: string;
  readonly kind: PushKind | "summary" | "test";
  /** The id or the name of its subject; for a summary, the first kind in it. */
  readonly about: string;
};

/**
 * A full domain name: no IP addresses, and no bare names, which can be hosts of the local network.
 */
const publicName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/**
 * Whether this can be the address of a push service: an https address on the public internet,
 * without user name, port or the like. The IP address behind the name is checked when it is called.
 */
export function isPushEndpoint(text: string): boolean {
  if (!/^https:\/\/[!-~]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, port, username, password, hash } = new URL(text);
  return `${port}${username}${password}${hash}` === "" && publicName.test(hostname);
}

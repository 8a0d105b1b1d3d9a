/** Posts to addresses that users have supplied: only to servers on the public internet. */
import { lookup } from "node:dns";
import { request } from "node:https";
import { type LookupFunction, BlockList, isIP } from "node:net";

const TIMEOUT_MS = 10_000;

/** The name leads to this machine or to a private network. */
export class NotPublicError extends Error {
  constructor(host: string) {
    super(`${host} is no server on the internet`);
    this.name = "NotPublicError";
  }
}

export type PublicPost = {
  /** https, with the name of a host and not its number. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

/**
 * Sends one request and returns the status of its answer, whatever that is; nothing else of the
 * answer is read, and no redirect is followed. Rejects when none comes in time, and with
 * `NotPublicError`.
 */
export type PostPublic = (post: PublicPost) => Promise<number>;

/** `server` replaces the internet in tests. */
export function createPostPublic(server?: {
  readonly address: string;
  readonly port: number;
  readonly certificate: string;
}): PostPublic {
  return ({ url, headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: "POST",
          headers,
          // A connection of its own: the name is looked up, and judged, for each.
          agent: false,
          lookup: server === undefined ? findPublicAddress : createStandIn(server.address),
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(server && { port: server.port, ca: server.certificate }),
        },
        (answer) => {
          // A client's answer has one.
          resolve(answer.statusCode ?? 0);
          answer.destroy();
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
}

/** Connects to the checked IP address, so that a second DNS answer cannot lead elsewhere. */
const findPublicAddress: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const isPublic = error === null && addresses.every(({ address }) => isPublicAddress(address));
    callback(error ?? (isPublic ? null : new NotPublicError(host)), isPublic ? addresses : []);
  });
};

const createStandIn =
  (address: string): LookupFunction =>
  (_host, _options, callback) =>
    callback(null, [{ address, family: 4 }]);

/**
 * Addresses that no server on the internet has (the registries of special-purpose addresses, RFC
 * 6890), and those that embed such an address.
 */
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special.addSubnet(network, prefix, "ipv6");
const unicast = new BlockList();
unicast.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is on the public internet, and not in a private network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, "ipv4");
  return family === 6 && unicast.check(address, "ipv6") && !special.check(address, "ipv6");
}

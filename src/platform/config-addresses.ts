/** Kinds of addresses that environment variables may hold. */
import { BlockList, isIP } from "node:net";

export const web = ["http:", "https:"];

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** An address that only this computer can reach. */
export function isLoopback(host: string): boolean {
  if (host === "localhost") return true;
  const bare = host.replace(/^\[(.*)\]$/, "$1");
  const family = isIP(bare);
  return family !== 0 && loopback.check(bare, family === 6 ? "ipv6" : "ipv4");
}

export function isAddressOrNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    // Not 0: if every address were a trusted proxy, any client could claim any address.
    (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32))
  );
}

/** A base address for others: without query, fragment, user name and password. */
export function isBaseAddress(text: string): boolean {
  if (!hasProtocol(text, web)) return false;
  const { search, hash, username, password } = new URL(text);
  return `${search}${hash}${username}${password}` === "" && !/[?#]/.test(text);
}

export function hasProtocol(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/**
 * Passwords with a bare "%" are common, and the driver's error for them does not say where it is.
 */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export function isOrigin(text: string): boolean {
  if (!hasProtocol(text, web)) return false;
  const url = new URL(text);
  return (
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "" &&
    url.username === "" &&
    url.password === ""
  );
}

/** An address with encryption, so that no one on the way can read or forge the answers. */
export function isPrivateAddress(text: string): boolean {
  if (!hasProtocol(text, web)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  // fetch refuses addresses with a user name or password.
  return `${username}${password}` === "" && (protocol === "https:" || isLoopback(hostname));
}

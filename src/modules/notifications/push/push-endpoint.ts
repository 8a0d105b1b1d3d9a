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

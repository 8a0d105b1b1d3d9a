/** No numbers, and no bare names, which are those of a network nearby. */
const publicName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/**
 * Whether this can be where a push service takes what is for a device: an address of the web on the
 * internet, with nothing that leads somewhere else. What its name leads to is judged when it is
 * called.
 */
export function isPushEndpoint(text: string): boolean {
  if (!/^https:\/\/[!-~]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, port, username, password, hash } = new URL(text);
  return `${port}${username}${password}${hash}` === "" && publicName.test(hostname);
}

const keys = /\b(?:sk|rk|pk|whsec)_[\w*]+/g;
const words = /[^\s"'<>()]+/g;

/**
 * A service's words for the log and for staff: without keys, without people's e-mail addresses, and
 * without the `secrets` of this connection.
 */
export function removeSecrets(text: string, secrets: readonly string[] = []): string {
  return secrets
    .filter((secret) => secret !== "")
    .reduce((left, secret) => left.replaceAll(secret, "[key]"), text)
    .replaceAll(keys, "[key]")
    .replaceAll(words, (word) => (word.includes("@") ? "[e-mail]" : word));
}

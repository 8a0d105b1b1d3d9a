const keys = /\b(?:sk|rk|pk|whsec)_[\w*]+/g;
const words = /[^\s"'<>()]+/g;

/**
 * The text without e-mail addresses, without keys that are known by how they begin, and without
 * these secrets, for a service whose keys have no such beginning.
 */
export function removeSecrets(text: string, secrets: readonly string[] = []): string {
  return secrets
    .filter((secret) => secret !== "")
    .reduce((rest, secret) => rest.replaceAll(secret, "[key]"), text)
    .replaceAll(keys, "[key]")
    .replaceAll(words, (word) => (word.includes("@") ? "[e-mail]" : word));
}

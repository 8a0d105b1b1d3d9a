const MAX_ERROR_LENGTH = 300;
const quotedWord = /[^\s"'<>()=,;:]+/g;

/**
 * The error text without addresses and secrets, which mail servers quote but staff may not see.
 */
export function getErrorText(error: unknown, secrets: readonly (string | undefined)[]): string {
  const text = error instanceof Error ? error.message : String(error);
  return secrets
    .reduce<string>(
      (shown, secret) => (secret === undefined ? shown : shown.replaceAll(secret, "[hidden]")),
      text,
    )
    .replaceAll(quotedWord, (word) => (word.includes("@") ? "[e-mail]" : word))
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_ERROR_LENGTH);
}

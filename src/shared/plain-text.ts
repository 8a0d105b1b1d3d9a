/** Control characters, line separators, and marks that turn the direction of the text around them. */
const FORBIDDEN_IN_A_LINE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

/** A local part, an at sign, and a domain of two or more parts; only mail that arrives proves more. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/;

/** Whether a stranger's text can stand on one line: no control characters, no half of a character. */
export function isPlainLine(text: string): boolean {
  return !FORBIDDEN_IN_A_LINE.test(text) && text.isWellFormed();
}

/** Whether a text has the shape of an e-mail address. Its length is not looked at. */
export function isEmailShaped(text: string): boolean {
  return EMAIL.test(text);
}

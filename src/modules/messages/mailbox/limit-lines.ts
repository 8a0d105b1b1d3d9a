/** A person writes a tenth of this. Of a mail with more, the rest is not read. */
const MAX_LINES = 20_000;
/** The library is quick with lines of an encoded file, which are at least so long. */
const MIN_ENCODED_LENGTH = 60;
const NEWLINE = 10;

/**
 * The beginning of a mail, up to a number of lines and parts that take the library well below a
 * second. Lines of encoded files do not count.
 */
export function limitLines(source: Uint8Array): Uint8Array {
  let lines = 0;
  for (let start = 0; start < source.length;) {
    const end = source.indexOf(NEWLINE, start);
    if (end < 0) return source;
    if (end - start < MIN_ENCODED_LENGTH || source.subarray(start, end).includes(32)) lines += 1;
    if (lines > MAX_LINES) return source.subarray(0, start);
    start = end + 1;
  }
  return source;
}

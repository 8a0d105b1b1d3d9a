/** The code of an error of the system, such as "ENOENT"; undefined for any other. */
export function getErrorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/**
 * Why a place cannot be written, by the code of the error. Callers themselves handle a file that
 * exists already.
 */
export const unwritableReasons: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EFBIG: "the file would be too large for this file system",
  EDQUOT: "the disk quota is used up",
  ENOTDIR: "part of the path is a file",
};

/** Words for a place that takes no more: those of the system, as PostgreSQL passes them on. */
const fullPlaces = [
  ["No space left on device", unwritableReasons["ENOSPC"]],
  // PostgreSQL's own, where the last bytes had room for a part of a block.
  ["wrote only", unwritableReasons["ENOSPC"]],
  ["Disk quota exceeded", unwritableReasons["EDQUOT"]],
  ["File too large", unwritableReasons["EFBIG"]],
] as const;

/** The reason why a place takes no more, if a program's words say that. */
export function findFullPlace(words: string): string | undefined {
  return fullPlaces.find(([part]) => words.includes(part))?.[1];
}

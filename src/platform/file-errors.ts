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
  EFBIG: "it would be larger than a file may be there",
  EDQUOT: "the disk quota is used up",
  ENOTDIR: "a part of the path is a file",
};

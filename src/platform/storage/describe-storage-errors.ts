import { AppError } from "#shared/errors.ts";
import { getErrorCode, unwritableReasons } from "../file-errors.ts";
import { StartupError } from "../startup-error.ts";
import type { FileStorage } from "./storage.ts";

/**
 * The same storage, whose errors are a StartupError: a sentence about `place`, and `afterwards`. A
 * bug of ours is passed on unchanged.
 */
export function describeStorageErrors(
  storage: FileStorage,
  place: string,
  afterwards?: string,
): FileStorage {
  const describeCause = (cause: unknown): unknown => {
    const complaint = getComplaint(cause);
    if (complaint === undefined) return cause;
    const sentence = `${place} ${complaint}.`;
    return new StartupError(afterwards === undefined ? sentence : `${sentence} ${afterwards}`, {
      cause,
    });
  };
  const withLog = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw describeCause(error);
    }
  };
  return {
    write: (key, bytes) => withLog(storage.write(key, bytes)),
    read: (key) => withLog(storage.read(key)),
    remove: (key) => withLog(storage.remove(key)),
    async *list() {
      try {
        yield* storage.list();
      } catch (error) {
        throw describeCause(error);
      }
    },
  };
}

function getComplaint(error: unknown): string | undefined {
  if (error instanceof AppError && error.code === "unavailable")
    return `failed: ${error.message.replace(/^object storage: /, "")}`;
  const reason = unwritableReasons[String(getErrorCode(error))];
  return reason && `cannot be used: ${reason}`;
}

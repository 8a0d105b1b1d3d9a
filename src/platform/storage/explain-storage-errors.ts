import { AppError } from "#shared/errors.ts";
import { getErrorCode, unwritableReasons } from "../file-errors.ts";
import { StartupError } from "../startup-error.ts";
import type { FileStorage } from "./storage.ts";

/**
 * The same storage, whose errors are a StartupError: a sentence about `place`, and `afterwards`. A
 * bug of ours is passed on unchanged.
 */
export function explainStorageErrors(
  storage: FileStorage,
  place: string,
  afterwards?: string,
): FileStorage {
  const explained = (cause: unknown): unknown => {
    const complaint = getComplaint(cause);
    if (complaint === undefined) return cause;
    const sentence = `${place} ${complaint}.`;
    return new StartupError(afterwards === undefined ? sentence : `${sentence} ${afterwards}`, {
      cause,
    });
  };
  const logged = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw explained(error);
    }
  };
  return {
    put: (key, bytes) => logged(storage.put(key, bytes)),
    read: (key) => logged(storage.read(key)),
    remove: (key) => logged(storage.remove(key)),
    async *list() {
      try {
        yield* storage.list();
      } catch (error) {
        throw explained(error);
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

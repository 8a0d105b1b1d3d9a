import type { FileStorage } from "../storage/storage.ts";
import type { AttemptLimits } from "./attempt-limits.ts";

/**
 * The same storage for a visitor with this address, who may store only so much a day; so may all
 * visitors together. Then `put` throws `too_many_requests`.
 */
export function limitUploads(
  uploads: FileStorage,
  limits: Pick<AttemptLimits, "reserveUnits">,
  address: string | undefined,
): FileStorage {
  return {
    ...uploads,
    async write(key, bytes) {
      const kilobytes = Math.ceil(bytes.length / 1_024);
      await limits.reserveUnits(
        { storedKilobytes: address, storedKilobytesOfAll: "all" },
        kilobytes,
      );
      await uploads.write(key, bytes);
    },
  };
}

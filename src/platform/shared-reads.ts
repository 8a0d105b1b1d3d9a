/** Reads whose result is the same for all visitors until something that pages show has changed. */
export type SharedReads = {
  /** The answer of the read with this name: from memory, or else of `read`, for all who wait. */
  readonly read: <T>(name: string, read: () => Promise<T>) => Promise<T>;
  /** Something has changed: everything is read again. */
  readonly remove: () => void;
};

/**
 * Must be notified of changes at the same time as the page cache. A failed read is not remembered.
 */
export function createSharedReads(): SharedReads {
  let reads = new Map<string, Promise<unknown>>();
  return {
    read<T>(name: string, read: () => Promise<T>) {
      // The same name always means the same read, and so the same type.
      const before = reads.get(name) as Promise<T> | undefined;
      if (before !== undefined) return before;
      const reading = read();
      // Reads under way during a change write into the old map, which is dropped.
      const current = reads;
      current.set(name, reading);
      reading.catch(() => current.delete(name));
      return reading;
    },
    remove() {
      reads = new Map();
    },
  };
}

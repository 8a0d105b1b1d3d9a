/** Reads whose answer is the same for everybody until something that pages show has changed. */
export type SharedReads = {
  /** The answer of the read with this name: from memory, or else of `read`, for all who wait. */
  readonly read: <T>(name: string, read: () => Promise<T>) => Promise<T>;
  /** Something has changed: everything is read again. */
  readonly forget: () => void;
};

/** To be told of changes as soon as cached pages are. A read that fails is not remembered. */
export function createSharedReads(): SharedReads {
  let known = new Map<string, Promise<unknown>>();
  return {
    read<T>(name: string, read: () => Promise<T>) {
      // The same name always means the same read, and so the same type.
      const before = known.get(name) as Promise<T> | undefined;
      if (before !== undefined) return before;
      const reading = read();
      // Those that a change overtakes end in the map that is gone.
      const current = known;
      current.set(name, reading);
      reading.catch(() => current.delete(name));
      return reading;
    },
    forget() {
      known = new Map();
    },
  };
}

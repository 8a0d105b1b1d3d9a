/** Repeatable chance: the same seed gives the same sequence on every machine. Never for secrets. */
export type Random = {
  /** At least 0, below 1. */
  getNext(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** One of the items, each as likely as its weight says. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T;
  /** A UUID in the form of version 4. */
  uuid(): string;
};

/** A generator for this seed text (sfc32, seeded by the FNV-1a hash of the text). */
export function createRandom(seed: string): Random {
  const uint32 = createSfc32(seed);
  const getNext = () => uint32() / 0x1_0000_0000;

  function int(min: number, max: number): number {
    return min + Math.floor(getNext() * (max - min + 1));
  }

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError("nothing to pick from");
    // The index is inside the list, which is not empty.
    return items[int(0, items.length - 1)] as T;
  }

  function weighted<T>(items: readonly (readonly [T, number])[]): T {
    let rest = getNext() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      rest -= weight;
      if (rest < 0) return item;
    }
    throw new RangeError("the weights must be positive");
  }

  function uuid(): string {
    const hex = [uint32(), uint32(), uint32(), uint32()]
      .map((word) => word.toString(16).padStart(8, "0"))
      .join("");
    const variant = "89ab".charAt(uint32() >>> 30);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }

  return { getNext, int, chance: (probability) => getNext() < probability, pick, weighted, uuid };
}

function createSfc32(seed: string): () => number {
  let hash = 0x811c9dc5;
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  let [a, b, c, counter] = [hash | 0, 0x9e3779b9 | 0, 0x243f6a88, 1];
  const getNextBits = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // The first values still resemble the seed.
  for (let round = 0; round < 12; round += 1) getNextBits();
  return getNextBits;
}

/**
 * Where the parts of a bar begin and how wide they are: by their share, with gaps between those
 * that there are. A part that is there is always to be seen.
 */
export function toShares(
  counts: readonly number[],
  width: number,
  gap: number,
): { start: number; width: number }[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const shown = counts.filter((count) => count > 0).length;
  const room = width - Math.max(shown - 1, 0) * gap;
  const least = shown === 0 ? 0 : Math.min(gap, room / shown);
  let start = 0;
  return counts.map((count) => {
    if (count === 0) return { start, width: 0 };
    const part = { start, width: least + (count / all) * (room - shown * least) };
    start += part.width + gap;
    return part;
  });
}

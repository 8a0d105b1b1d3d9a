/** Runs a statement that writes, and returns how many rows it has added, changed or deleted. */
export async function countChanged(
  statement: PromiseLike<{ readonly rowCount: number | null }>,
): Promise<number> {
  return (await statement).rowCount ?? 0;
}

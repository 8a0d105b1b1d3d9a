/**
 * Returns a function that tells how many requests the application of the shop at `url` has begun so
 * far, without those of this function itself.
 */
export function createBegunCount(url: string): () => Promise<number> {
  let asked = 0;
  return async () => {
    const text = await (await fetch(`${url}/metrics`)).text();
    asked += 1;
    return Number(/^http_answers_total\{.*"application".*\} (\d+)$/m.exec(text)?.[1]) - asked;
  };
}

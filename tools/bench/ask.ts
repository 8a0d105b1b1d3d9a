import { request, type Agent } from "node:http";

export type Answered = {
  readonly ms: number;
  readonly status: number;
  /** Whether it says when to ask again. */
  readonly isTimed: boolean;
};

/**
 * The milliseconds until an answer is complete, and its status. With `body` it is a POST of JSON.
 */
export function ask(
  agent: Agent,
  url: string,
  address: string,
  body?: string,
  further?: Readonly<Record<string, string>>,
) {
  const startedAt = performance.now();
  return new Promise<Answered>((resolve, reject) => {
    const headers = {
      "x-forwarded-for": address,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...further,
    };
    const outgoing = request(
      url,
      { agent, headers, method: body === undefined ? "GET" : "POST" },
      (incoming) => {
        incoming.resume();
        incoming.on("end", () =>
          resolve({
            ms: performance.now() - startedAt,
            status: incoming.statusCode ?? 0,
            isTimed: incoming.headers["retry-after"] !== undefined,
          }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

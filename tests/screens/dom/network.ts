// The window's network: it leads to the shop and nowhere else, and a test may stand in the way.
type Proceed = () => Promise<Response>;
type Handler = (proceed: Proceed, request: Request) => Promise<Response>;

export type Network = {
  /** As the window's own `fetch`. */
  readonly fetch: typeof fetch;
  /**
   * Lets `handle` answer requests such as "POST /api/orders", or let them proceed; `*` stands for
   * one part of the path, `**` for any number of them. Once, unless told how often.
   */
  readonly intercept: (call: string, handle: Handler, times?: number) => void;
  /** The visitor comes from this address from now on. */
  readonly comeFrom: (address: string) => void;
  /** Nothing stands in the way any more. */
  readonly clear: () => void;
};

/** As a browser's `fetch` fails without a connection; for `intercept`. */
export const handleConnectError = (): Promise<Response> =>
  Promise.reject(new TypeError("Failed to fetch"));

export function createNetwork(shopUrl: string): Network {
  const { fetch: send } = globalThis;
  let visitor = "";
  let handlers: { pattern: RegExp; handle: Handler; times: number }[] = [];

  function takeHandler(call: string): Handler | undefined {
    const found = handlers.findLast(({ pattern, times }) => times > 0 && pattern.test(call));
    if (found) found.times -= 1;
    return found?.handle;
  }
  return {
    fetch(input, init) {
      const { href, method, body } =
        input instanceof Request
          ? { href: input.url, method: input.method, body: input.body }
          : { href: input, method: init?.method ?? "GET", body: init?.body };
      const { origin, pathname, search } = new URL(href, location.origin);
      if (origin !== location.origin)
        return Promise.reject(new Error(`a page asked another host: ${origin}`));
      const headers = new Headers(input instanceof Request ? input.headers : init?.headers);
      headers.set("x-forwarded-for", visitor);
      const { signal } = input instanceof Request ? input : { signal: init?.signal ?? null };
      const request = new Request(shopUrl + pathname + search, {
        ...init,
        method,
        body: body ?? null,
        headers,
        signal,
        ...(body instanceof ReadableStream && { duplex: "half" }),
      });
      const proceed = () => send(request);
      return takeHandler(`${method} ${pathname}`)?.(proceed, request.clone()) ?? proceed();
    },
    intercept(call, handle, times = 1) {
      const parts = call.replaceAll(/\*+/g, (stars) => (stars === "*" ? "[^/]+" : ".+"));
      const pattern = new RegExp(`^${parts}$`);
      handlers.push({ pattern, handle, times });
    },
    comeFrom(address) {
      visitor = address;
    },
    clear() {
      handlers = [];
    },
  };
}

// A source of exchange rates on this machine, for tests and for end-to-end runs: it answers what it
// is told to.
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

/** The server's answer: this value as JSON, a text as it is, or a function that writes it. */
export type RatesAnswer =
  | Readonly<Record<string, unknown>>
  | string
  | ((response: ServerResponse) => void);

export type RatesServer = {
  /** For EXCHANGE_RATES_URL. */
  readonly url: string;
  /** How often it was asked. */
  readonly asked: () => number;
  /** From now on it answers this. */
  readonly answer: (answer: RatesAnswer) => void;
  readonly stop: () => Promise<void>;
};

/** As open.er-api.com answers, with other currencies besides those of the shop. */
export const dollarRates = (rates: Record<string, unknown>) => ({
  result: "success",
  base_code: "USD",
  time_last_update_unix: 1_772_300_000,
  rates: { USD: 1, XAF: 604.1, ...rates },
});

export async function startRatesServer(options: { port?: number } = {}): Promise<RatesServer> {
  let current: RatesAnswer = dollarRates({ ILS: 3.7125, EUR: 0.8614, GBP: 0.7527 });
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (typeof current === "function") {
      current(response);
      return;
    }
    response.setHeader("content-type", "application/json");
    response.end(typeof current === "string" ? current : JSON.stringify(current));
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}/latest/USD`,
    asked: () => asked,
    answer(answer) {
      current = answer;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

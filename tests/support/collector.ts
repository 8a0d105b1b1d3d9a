// A collector of traces on a real socket. It speaks OTLP over HTTP in JSON, as far as tests look at
// it.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { z } from "zod";

const valueSchema = z.object({
  stringValue: z.string().optional(),
  intValue: z.coerce.number().optional(),
});
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  attributes: z.array(z.object({ key: z.string(), value: valueSchema })),
  status: z.object({ code: z.int().optional() }),
});
const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});

export type CollectedSpan = Omit<z.infer<typeof spanSchema>, "attributes" | "status"> & {
  attributes: Record<string, string | number | undefined>;
  hasFailed: boolean;
};

const FAILED = 2;

export async function startCollector() {
  const bodies: string[] = [];
  const paths: string[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    bodies.push(await text(request));
    paths.push(request.url ?? "");
    response.setHeader("content-type", "application/json").end("{}");
  }
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    /** Everything that was sent, as it was sent. */
    sent: () => bodies.join("\n"),
    paths: () => [...new Set(paths)],
    spans: (): CollectedSpan[] =>
      bodies
        .flatMap((body) => bodySchema.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, status, ...span }) => ({
          ...span,
          attributes: Object.fromEntries(
            attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
          ),
          hasFailed: status.code === FAILED,
        })),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

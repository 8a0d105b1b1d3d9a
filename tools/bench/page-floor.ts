// The most that Node's own HTTP server can give: it looks at nothing but the path, and answers with
// the bytes and headers of the shop's cached pages. Started by compare.ts:
// `node tools/bench/page-floor.ts <settings>`.
import { createServer } from "node:http";
import { fetchRaw } from "./nginx.ts";

export type PageFloorSettings = {
  readonly port: number;
  readonly shopUrl: string;
  readonly paths: readonly string[];
};

/** Node writes them itself. */
const nodeWrites = new Set(["connection", "date", "keep-alive"]);

async function serve({ port, shopUrl, paths }: PageFloorSettings): Promise<void> {
  const pages = new Map<string, { headers: string[]; body: Buffer }>();
  for (const path of paths) {
    const { headers, body } = await fetchRaw(shopUrl + path);
    const passed = Object.entries(headers).filter(([name]) => !nodeWrites.has(name));
    pages.set(path, { headers: passed.flatMap(([name, value]) => [name, String(value)]), body });
  }
  createServer({ noDelay: true }, ({ url = "" }, response) => {
    const page = pages.get(url);
    if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, page.headers).end(page.body);
  }).listen(port, "127.0.0.1", () => console.log("ready"));
}

// Our own settings, written by compare.ts.
await serve(JSON.parse(process.argv[2] ?? "") as PageFloorSettings);

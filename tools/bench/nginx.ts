// The yardstick: nginx answers with the same bytes and the same headers from files.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { get as httpGet, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { getChildren } from "./process.ts";
import { SERVER_CORE } from "./tools.ts";

export type BenchNginx = {
  /** Where nginx serves what the shop serves at `path`. */
  getUrl: (path: string) => string;
  /** Master and worker. */
  pids: readonly number[];
  stop: () => Promise<void>;
};

/** Written by nginx itself, or about the connection rather than the page. */
const nginxWrites = new Set([
  "connection",
  "content-length",
  "content-type",
  "date",
  "etag",
  "keep-alive",
  "server",
]);

/**
 * Serves `paths` of the shop at `shopUrl` as they are now, in brotli, from files below `folder`.
 */
export async function startNginx(options: {
  shopUrl: string;
  paths: readonly string[];
  folder: string;
  port: number;
}): Promise<BenchNginx> {
  const { folder, port } = options;
  mkdirSync(join(folder, "pages"), { recursive: true });
  for (const path of [folder, join(folder, "pages")]) chmodSync(path, 0o755);
  const locations: string[] = [];
  for (const [index, path] of options.paths.entries()) {
    const { headers, body } = await fetchRaw(options.shopUrl + path);
    const file = join(folder, "pages", `${index}.br`);
    writeFileSync(file, body);
    const passed = Object.entries(headers).filter(([name]) => !nginxWrites.has(name));
    locations.push(
      `location = ${getAddress(index)} {`,
      `  alias ${file};`,
      `  types { }`,
      `  default_type "${String(headers["content-type"])}";`,
      ...passed.map(
        ([name, value]) => `  add_header ${name} "${String(value).replaceAll('"', '\\"')}";`,
      ),
      `}`,
    );
  }
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configuration(folder, port, locations));
  const child = spawn("taskset", ["-c", SERVER_CORE, "nginx", "-c", config, "-p", folder], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: `${process.env["PATH"]}:/usr/sbin` },
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const getUrl = (path: string) => url + getAddress(options.paths.indexOf(path));
  try {
    await waitUntilListening(url, child);
    for (const path of options.paths) await assertSameBytes(options.shopUrl + path, getUrl(path));
  } catch (error) {
    await stop();
    throw error;
  }
  const pid = child.pid ?? 0;
  return { getUrl, pids: [pid, ...getChildren(pid)], stop };
}

function configuration(folder: string, port: number, locations: readonly string[]): string {
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  server_tokens off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    ${locations.join("\n    ")}
  }
}
`;
}

async function waitUntilListening(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    try {
      await fetch(url);
      // Another server may have answered; ours then ends by itself because the port is taken.
      await wait(100);
      if (child.exitCode === null && child.signalCode === null) return;
    } catch {
      await wait(25);
    }
  }
  throw new Error("nginx did not start. Its own words are above.");
}

/** Not the shop's own address: nginx would look for an index file at "/", which costs it time. */
function getAddress(index: number): string {
  return `/page-${index}`;
}

/** A comparison of different work would be worth nothing. */
async function assertSameBytes(shopUrl: string, nginxUrl: string): Promise<void> {
  const [ours, theirs] = await Promise.all([fetchRaw(shopUrl), fetchRaw(nginxUrl)]);
  const isSame =
    ours.body.equals(theirs.body) &&
    ["content-encoding", "content-security-policy", "content-type"].every(
      (name) => ours.headers[name] === theirs.headers[name],
    );
  if (!isSame) throw new Error(`${nginxUrl} does not answer what ${shopUrl} does.`);
}

/** The answer as it travels: fetch would unpack the body. */
export async function fetchRaw(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ headers: IncomingMessage["headers"]; body: Buffer }> {
  const request = httpGet(url, { headers: { ...headers, "accept-encoding": "br" }, agent: false });
  // The event carries one response.
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { headers: response.headers, body };
}

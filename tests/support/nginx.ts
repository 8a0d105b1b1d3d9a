// nginx in front of two instances, by the very file that the documentation recommends.
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises"; // not a sleep: asks a server until it lets somebody in
import { findNginx } from "../../scripts/install/nginx.ts";
import { project } from "./embedded-folders.ts";
import { makeTemporaryFolder } from "./embedded-shop.ts";

export type Proxy = { readonly url: string; readonly stop: () => Promise<void> };

const folderOfExamples = path.join(project, "docs/examples");
/** The file that both examples include. */
const shared = "nginx-shop.conf";

/** Lines of each example that tests change. */
const examples = {
  "nginx.conf": { instances: ["127.0.0.1:3001", "127.0.0.1:3002"], plain: 80, encrypted: 443 },
  "nginx-compose.conf": {
    instances: ["172.28.57.11:3000", "172.28.57.12:3000"],
    plain: 8080,
    encrypted: 8443,
  },
} as const;

/** Starts it on free ports, without encryption; everything else is as in the example. */
export async function startNginx(
  upstreams: readonly [number, number],
  example: keyof typeof examples = "nginx.conf",
): Promise<Proxy> {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error("nginx is not installed");
  const { folder, remove } = makeTemporaryFolder();
  const [port, redirectPort] = [await freePort(), await freePort()];
  const { instances, plain, encrypted } = examples[example];
  const site = [
    [`server ${instances[0]} `, `server 127.0.0.1:${upstreams[0]} `],
    [`server ${instances[1]} `, `server 127.0.0.1:${upstreams[1]} `],
    [`listen ${plain};`, `listen 127.0.0.1:${redirectPort};`],
    [`listen ${encrypted} ssl http2;`, `listen 127.0.0.1:${port};`],
    [`include /etc/nginx/${shared};`, `include "${path.join(folderOfExamples, shared)}";`],
    [/^ *ssl_certificate .*;$/m, ""],
    [/^ *ssl_certificate_key .*;$/m, ""],
  ].reduce(
    (text, [from = "", to = ""]) => replaceOnce(text, from, String(to)),
    read(path.join(folderOfExamples, example)),
  );
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  fs.writeFileSync(
    path.join(folder, "nginx.conf"),
    `daemon off;
     master_process off;
     pid "${folder}/nginx.pid";
     error_log "${folder}/error.log";
     events { worker_connections 512; }
     http {
       access_log off;
       ${folders.map((name) => `${name}_temp_path "${folder}/${name}";`).join("\n")}
       ${site}
     }`,
  );
  const child = spawn(nginx, ["-c", path.join(folder, "nginx.conf"), "-p", folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  async function stop(): Promise<void> {
    child.kill("SIGTERM");
    await ended;
    remove();
  }
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(read(path.join(folder, "error.log")));
    await sleep(10);
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

const read = (file: string) => fs.readFileSync(file, "utf8");

/** The test must not quietly run something else than the example. */
function replaceOnce(text: string, from: string | RegExp, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`the example has to have one ${from}`);
  return text.replace(from, () => to);
}

/** A port where nobody listens now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

// nginx in front of two instances.
import path from "node:path";
import { findNginx } from "../../scripts/install/nginx.ts";
import { folderOfExamples, readExample, startProxy, type Proxy } from "./examples.ts";
import { freePort } from "./free-port.ts";

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
  const program = findNginx();
  if (program === undefined) throw new Error("nginx is not installed");
  const redirectPort = await freePort();
  const { instances, plain, encrypted } = examples[example];
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return startProxy({
    program,
    args: (file, folder) => ["-c", file, "-p", folder],
    configure(folder, port) {
      const site = readExample(example, [
        [`server ${instances[0]} `, `server 127.0.0.1:${upstreams[0]} `],
        [`server ${instances[1]} `, `server 127.0.0.1:${upstreams[1]} `],
        [`listen ${plain};`, `listen 127.0.0.1:${redirectPort};`],
        [`listen ${encrypted} ssl http2;`, `listen 127.0.0.1:${port};`],
        [`include /etc/nginx/${shared};`, `include "${path.join(folderOfExamples, shared)}";`],
        [/^ *ssl_certificate .*;$/m, ""],
        [/^ *ssl_certificate_key .*;$/m, ""],
      ]);
      return `daemon off;
        master_process off;
        pid "${folder}/nginx.pid";
        error_log "${folder}/error.log";
        events { worker_connections 512; }
        http {
          access_log off;
          ${folders.map((name) => `${name}_temp_path "${folder}/${name}";`).join("\n")}
          ${site}
        }`;
    },
  });
}

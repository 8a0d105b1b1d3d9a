// Postfix with a folder, a queue and ports of its own, which delivers nothing.
import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { findPostfix } from "../../scripts/install/postfix.ts";
import { mailCertificate, mailKey } from "./mail-certificate.ts";

const run = promisify(execFile);

/** Postfix has to be started by root; it works under a user of its own. */
export const canRunPostfix = process.getuid?.() === 0 && findPostfix() !== undefined;

/** Options of its service on each of these ports, as in master.cf. */
type Services = Readonly<Record<number, readonly string[]>>;

/** Starts one; its services listen on 127.0.0.1. */
export async function startPostfix(services: Services): Promise<{ stop: () => Promise<void> }> {
  const postfix = findPostfix();
  if (postfix === undefined) throw new Error("Postfix is not installed");
  // Its own user has to reach it, so it is in no folder of root's alone.
  const folder = fs.mkdtempSync("/var/tmp/postfix-of-tests-");
  fs.chmodSync(folder, 0o755);
  const folders = { config: "config", queue: "queue", data: "data" } as const;
  for (const name of Object.values(folders)) fs.mkdirSync(path.join(folder, name));
  await run("chown", ["postfix", path.join(folder, folders.data)]);
  const config = path.join(folder, folders.config);
  const pem = path.join(config, "server.pem");
  fs.writeFileSync(pem, `${mailKey}\n${mailCertificate}\n`, { mode: 0o600 });
  const settings = {
    compatibility_level: "3.6",
    queue_directory: path.join(folder, folders.queue),
    data_directory: path.join(folder, folders.data),
    maillog_file: path.join(folder, "mail.log"),
    maillog_file_prefixes: "/var/tmp",
    myhostname: "mail.example.com",
    mynetworks: "127.0.0.0/8",
    inet_interfaces: "127.0.0.1",
    inet_protocols: "ipv4",
    mydestination: "",
    alias_maps: "",
    default_transport: "discard:",
    smtpd_tls_chain_files: pem,
    smtpd_tls_security_level: "may",
    smtpd_relay_restrictions: "permit_mynetworks, reject",
  };
  fs.writeFileSync(
    path.join(config, "main.cf"),
    Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(""),
  );
  const smtpd = Object.entries(services).map(([port, options]) =>
    [`127.0.0.1:${port} inet n - n - - smtpd`, ...options.map((option) => `  -o {${option}}`)].join(
      "\n",
    ),
  );
  fs.writeFileSync(path.join(config, "master.cf"), `${[...smtpd, ...inner].join("\n")}\n`);
  await run(postfix, ["-c", config, "start"]);
  return {
    async stop() {
      await run(postfix, ["-c", config, "stop"]);
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** Services that each of them needs besides. */
const inner = [
  "cleanup unix n - n - 0 cleanup",
  "qmgr unix n - n 300 1 qmgr",
  "tlsmgr unix - - n 1000? 1 tlsmgr",
  "rewrite unix - - n - - trivial-rewrite",
  "bounce unix - - n - 0 bounce",
  "defer unix - - n - 0 bounce",
  "discard unix - - n - - discard",
  "error unix - - n - - error",
  "anvil unix - - n - 1 anvil",
  "scache unix - - n - 1 scache",
  "proxymap unix - - n - - proxymap",
  "postlog unix-dgram n - n - 1 postlogd",
];

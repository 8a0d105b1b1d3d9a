// HAProxy, Caddy and Apache in front of two instances.
import { findProxy } from "../../scripts/install/proxies.ts";
import { readExample, startProxy, type Proxy } from "./examples.ts";

const [ONE, TWO] = ["127.0.0.1:3001", "127.0.0.1:3002"];

/** Both instances' places in an example, with a character behind each. */
const instances = (ports: readonly [number, number], behind: string) =>
  [
    [`${ONE}${behind}`, `127.0.0.1:${ports[0]}${behind}`],
    [`${TWO}${behind}`, `127.0.0.1:${ports[1]}${behind}`],
  ] as const;

function getProgram(name: "haproxy" | "caddy" | "apache2"): string {
  const program = findProxy(name);
  if (program === undefined) throw new Error(`${name} is not installed`);
  return program;
}

/** The parts of Debian's haproxy.cfg that matter here stand before the example. */
const DEBIAN_DEFAULTS = `defaults
    mode http
    timeout connect 5000
    timeout client 50000
    timeout server 50000
`;

/** Starts HAProxy on a free port, without encryption; everything else is as in the example. */
export function startHaproxy(ports: readonly [number, number]): Promise<Proxy> {
  return startProxy({
    program: getProgram("haproxy"),
    args: (file) => ["-db", "-f", file],
    configure: (_, port) =>
      DEBIAN_DEFAULTS +
      readExample("haproxy.cfg", [
        ["    bind :80\n", ""],
        [/bind :443 .*$/m, `bind 127.0.0.1:${port}`],
        [/^.*redirect scheme https.*\n/m, ""],
        ...instances(ports, " check"),
      ]),
  });
}

/** The same for Caddy. */
export function startCaddy(ports: readonly [number, number]): Promise<Proxy> {
  return startProxy({
    program: getProgram("caddy"),
    args: (file) => ["run", "--adapter", "caddyfile", "--config", file],
    configure: (_, port) =>
      `{
        admin off
        servers {
          protocols h1 h2c
        }
      }\n` +
      readExample("Caddyfile", [
        ["\nshop.example {", `\nhttp://127.0.0.1:${port} {`],
        [` ${ONE} ${TWO} `, ` 127.0.0.1:${ports[0]} 127.0.0.1:${ports[1]} `],
      ]),
  });
}

/** Loaded by Debian's apache2.conf and the a2enmod of the example. */
const apacheModules = [
  "mpm_event",
  "authz_core",
  "http2",
  "proxy",
  "proxy_http",
  "proxy_hcheck",
  "slotmem_shm",
  "proxy_balancer",
  "lbmethod_byrequests",
];

/** The same for Apache. */
export function startApache(ports: readonly [number, number]): Promise<Proxy> {
  return startProxy({
    program: getProgram("apache2"),
    args: (file, folder) => ["-D", "FOREGROUND", "-d", folder, "-f", file],
    configure: (folder, port) =>
      [
        `ServerRoot "${folder}"`,
        `PidFile "${folder}/apache.pid"`,
        `ErrorLog "${folder}/error.log"`,
        `DefaultRuntimeDir "${folder}"`,
        "User www-data",
        "Group www-data",
        `Listen 127.0.0.1:${port}`,
        ...apacheModules.map(
          (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
        ),
        readExample("apache.conf", [
          ["<VirtualHost *:443>", `<VirtualHost *:${port}>`],
          ["Protocols h2 http/1.1", "Protocols h2c http/1.1"],
          ["    SSLEngine on\n", ""],
          [/^ *SSLCertificateFile .*\n/m, ""],
          [/^ *SSLCertificateKeyFile .*\n/m, ""],
          ...instances(ports, " ttl"),
        ]),
      ].join("\n"),
  });
}

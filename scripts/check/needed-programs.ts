// Programs that are no packages of npm, which the checks need. They are installed where that is
// possible; checks that could not be run without one are listed at the end.
import { findTestBrowser, installTestBrowser } from "../install/browser.ts";
import { findFirefox, findWebKit, installFirefox, installWebKit } from "../install/engines.ts";
import { findNginx, installNginx } from "../install/nginx.ts";
import { findPgBouncer, installPgBouncer } from "../install/pgbouncer.ts";
import { findProxy, installProxy } from "../install/proxies.ts";
import { findPostfix, installPostfix } from "../install/postfix.ts";
import { hasOldestPostgresql, installOldestPostgresql } from "../install/postgresql.ts";

/** `usual` is what `npm test` runs, `full` what `npm run test:all` runs. */
export type Tier = "usual" | "full";

export type Program = {
  readonly name: string;
  /** Debian's packages. */
  readonly packages: string;
  /** The first tier that needs it. */
  readonly tier: Tier;
  readonly isThere: () => boolean;
  /** May throw where it cannot be had. */
  readonly install?: () => void;
};

export const programs = {
  chromium: {
    name: "Chromium",
    packages: "chromium",
    tier: "usual",
    isThere: () => findTestBrowser() !== undefined,
    install: installTestBrowser,
  },
  nginx: {
    name: "nginx",
    packages: "nginx-light",
    tier: "usual",
    isThere: () => findNginx() !== undefined,
    install: installNginx,
  },
  pgBouncer: {
    name: "PgBouncer",
    packages: "pgbouncer",
    tier: "full",
    isThere: () => findPgBouncer() !== undefined,
    install: installPgBouncer,
  },
  haproxy: {
    name: "HAProxy",
    packages: "haproxy",
    tier: "full",
    isThere: () => findProxy("haproxy") !== undefined,
    install: () => installProxy("haproxy"),
  },
  caddy: {
    name: "Caddy",
    packages: "caddy",
    tier: "full",
    isThere: () => findProxy("caddy") !== undefined,
    install: () => installProxy("caddy"),
  },
  apache: {
    name: "Apache",
    packages: "apache2-bin",
    tier: "full",
    isThere: () => findProxy("apache2") !== undefined,
    install: () => installProxy("apache2"),
  },
  postgresql: {
    name: "PostgreSQL 15",
    packages: "postgresql-15",
    tier: "full",
    isThere: hasOldestPostgresql,
    install: installOldestPostgresql,
  },
  postfix: {
    name: "Postfix",
    packages: "postfix",
    tier: "full",
    isThere: () => findPostfix() !== undefined,
    install: installPostfix,
  },
  firefox: {
    name: "Firefox",
    packages: "firefox-esr",
    tier: "full",
    isThere: () => findFirefox() !== undefined,
    install: installFirefox,
  },
  webkit: {
    name: "WebKit",
    packages: "webkit2gtk-driver, xvfb",
    tier: "full",
    isThere: () => findWebKit() !== undefined,
    install: installWebKit,
  },
} as const satisfies Readonly<Record<string, Program>>;

/** The programs that a tier needs. */
export function listNeeded(tier: Tier): Program[] {
  return Object.values<Program>(programs).filter(
    (program) => tier === "full" || program.tier === "usual",
  );
}

/** Installs the programs of a tier that are missing. Those that cannot be had are told. */
export function installNeeded(tier: Tier): void {
  for (const { install } of listNeeded(tier))
    try {
      install?.();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
}

/**
 * True if the checks fail because it is missing. In CI, where the summary is not read, that is so
 * for each program; without a browser too little is checked anywhere.
 */
export function isFailure(program: Program): boolean {
  return program === programs.chromium || !["", "false"].includes(process.env["CI"] ?? "");
}

/** The line about programs that are missing; none when all are there. */
export function showMissing(missing: readonly Program[]): string[] {
  if (missing.length === 0) return [];
  const names = missing.map(({ name, packages }) => `${name} (Debian: ${packages})`);
  return [`NOT ALL CHECKS WERE RUN. Missing programs: ${names.join(", ")}.`];
}

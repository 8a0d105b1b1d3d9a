// Installs what tests need, where Debian's packages have it and this user may.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";

/** Asked by Debian whether a package that has just been installed may start its service. */
const policy = "/usr/sbin/policy-rc.d";
const FORBIDDEN = 101;

/** Whether this is root on a system of Debian's kind. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

/**
 * Installs a package unless what it brings is there, or cannot be had here; the lists of packages
 * are renewed if need be.
 */
export function installMissing(name: string, isThere: () => boolean): void {
  if (isThere() || !mayInstallPackages()) return;
  console.log(`${name} is missing; installing it.`);
  installPackage(name);
  if (isThere()) return;
  runInstaller("apt-get", ["update"]);
  installPackage(name);
}

/**
 * Installs a package, and starts nothing. What apt prints is its progress; whether it worked shows
 * in what is there afterwards.
 */
export function installPackage(name: string): void {
  const isOurPolicy = !existsSync(policy);
  if (isOurPolicy) writeFileSync(policy, `#!/bin/sh\nexit ${FORBIDDEN}\n`, { mode: 0o755 });
  try {
    runInstaller("apt-get", ["install", "-y", "--no-install-recommends", name]);
  } finally {
    if (isOurPolicy) rmSync(policy, { force: true });
  }
}

/** Runs a command that installs something, and shows what it prints. */
export function runInstaller(command: string, args: readonly string[]): void {
  console.log(`  ${command} ${args.join(" ")}`);
  spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

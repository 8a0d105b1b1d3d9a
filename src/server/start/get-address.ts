import type { Config } from "#platform/config.ts";

/**
 * The address that a person can open; a server that listens everywhere also listens on this
 * machine.
 */
export function getAddress({ host }: Pick<Config, "host">, port: number): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  if (host === "127.0.0.1" || isEverywhere) return `http://localhost:${port}`;
  return host.includes(":") ? `http://[${host}]:${port}` : `http://${host}:${port}`;
}

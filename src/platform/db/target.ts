/** The target of a connection string, without the password. */
export function getTarget(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get("host") ?? host}${pathname}`;
}

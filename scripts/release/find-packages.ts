// Where the packages are that some packages need, as package-lock.json has them.
import { z } from "zod";

const names = z.record(z.string(), z.string()).default({});
export const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      peerDependenciesMeta: z
        .record(z.string(), z.object({ optional: z.boolean().optional() }))
        .default({}),
    }),
  ),
});
export type Lock = z.infer<typeof lockSchema>;

/**
 * The folders of `roots` and of all that they need, such as "node_modules/a/node_modules/b". Throws
 * when one that has to be there is not installed.
 */
export function findPackages(
  lock: Lock,
  roots: readonly string[],
  isInstalled: (folder: string) => boolean,
): string[] {
  const found = new Set<string>();

  function add(from: string, name: string, isOptional: boolean): void {
    for (let place: string | undefined = from; place !== undefined; place = getParent(place)) {
      const folder = place === "" ? `node_modules/${name}` : `${place}/node_modules/${name}`;
      if (lock.packages[folder] === undefined) continue;
      if (isInstalled(folder)) found.add(folder);
      else if (!isOptional) break;
      return;
    }
    if (!isOptional)
      throw new Error(`${name} is needed and not installed. Run npm install, then try again.`);
  }

  for (const name of roots) add("", name, false);
  for (const folder of found) {
    const entry = lock.packages[folder];
    if (entry === undefined) continue;
    for (const name of Object.keys(entry.optionalDependencies)) add(folder, name, true);
    for (const name of Object.keys(entry.dependencies))
      // npm lists the optional ones among the others as well.
      if (!(name in entry.optionalDependencies)) add(folder, name, false);
    for (const name of Object.keys(entry.peerDependencies))
      if (entry.peerDependenciesMeta[name]?.optional !== true) add(folder, name, false);
  }
  return [...found].toSorted();
}

/** The place around a package's folder; "" is the project, around which there is nothing. */
function getParent(place: string): string | undefined {
  if (place === "") return undefined;
  const end = place.lastIndexOf("node_modules/");
  return place.slice(0, Math.max(0, end - 1));
}

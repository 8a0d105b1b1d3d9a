/**
 * The script with the routes of the back office, which the build takes out of the route manifest at
 * this path or address. Both are named alike, so that it can be asked for before the manifest is
 * read.
 */
export const getAdminRoutesPath = (manifest: string): string =>
  manifest.replace(/manifest-(?=[^/]*$)/, "admin-routes-");

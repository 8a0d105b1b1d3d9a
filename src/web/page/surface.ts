import { useMatches } from "react-router";

/**
 * The two faces of the shop, each an app of its own where it is installed: its manifest stands in
 * its folder. A route group names its own in `handle`. Only for readers of the back office who have
 * chosen English, admin-language-script.ts sets another language and direction.
 */
export const surfaces = {
  storefront: { lang: "en", dir: "ltr", folder: "/" },
  admin: { lang: "he", dir: "rtl", folder: "/admin/" },
} as const;

export type SurfaceHandle = { surface: keyof typeof surfaces };

/** In the `handle` of a page that stays as the server made it: no script of ours runs in it. */
export type ScriptlessHandle = { scripts: false };

type Handle = Partial<SurfaceHandle & ScriptlessHandle>;

/** A route's own words about itself; none of most. Only we write them. */
const readHandle = (handle: unknown) => (handle ?? {}) as Handle;

/** Whether a page of these routes may run scripts. */
export function mayRunScripts(routes: readonly { handle?: unknown }[]): boolean {
  return routes.every(({ handle }) => readHandle(handle).scripts !== false);
}

/** Whether the matched routes may run scripts. */
export function useHasScripts(): boolean {
  return mayRunScripts(useMatches());
}

/** Whether a page of these routes belongs to the back office. */
export function isOfBackOffice(routes: readonly { handle?: unknown }[]): boolean {
  return routes.some(({ handle }) => readHandle(handle).surface === "admin");
}

/** The face that the matched routes belong to; the storefront unless one of them says otherwise. */
export function useSurface(): keyof typeof surfaces {
  return isOfBackOffice(useMatches()) ? "admin" : "storefront";
}

import {
  ChartColumn,
  LayoutDashboard,
  List,
  Package,
  SlidersHorizontal,
  Backpack,
  Megaphone,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { AdminAction } from "#shared/permissions.ts";
import { admin } from "#i18n/he/admin.ts";
import { getFirstScreen, listSections, type ModuleName } from "./screens.ts";

type Module = {
  readonly name: ModuleName;
  readonly Icon: LucideIcon;
  /** The letter that follows "g" on the keyboard, by its place there. */
  readonly key: `Key${string}`;
};
/** With its first address for a user. */
export type AdminModule = Module & { readonly path: string };

/** In the order of the sidebar. */
const adminModules: readonly Module[] = [
  { name: "dashboard", Icon: LayoutDashboard, key: "KeyD" },
  { name: "inventory", Icon: Package, key: "KeyI" },
  { name: "orders", Icon: List, key: "KeyO" },
  { name: "products", Icon: Backpack, key: "KeyP" },
  { name: "customers", Icon: Users, key: "KeyC" },
  { name: "marketing", Icon: Megaphone, key: "KeyL" },
  { name: "analytics", Icon: ChartColumn, key: "KeyA" },
  { name: "settings", Icon: SlidersHorizontal, key: "KeyS" },
];

/** The modules that a user with these rights can see, each with its first address. */
export function getModules(may: readonly AdminAction[]): readonly AdminModule[] {
  return adminModules.flatMap((module) => {
    const path = getFirstScreen(module.name, may);
    return path === undefined ? [] : [{ ...module, path }];
  });
}

/** An address that the keyboard leads to, by "g" and a letter. */
export type KeyTarget = { readonly key: string; readonly path: string; readonly name: string };

/** The addresses that the keyboard can lead a user with these rights to. */
export function listKeyTargets(may: readonly AdminAction[]): KeyTarget[] {
  return [
    ...getModules(may).map(({ key, path, name }) => ({ key, path, name: admin.nav[name] })),
    ...listSections(may).flatMap(({ key, path, section: name }) =>
      key === undefined ? [] : { key, path, name },
    ),
  ];
}

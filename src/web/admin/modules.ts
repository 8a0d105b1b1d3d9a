import {
  ChartColumn,
  LayoutDashboard,
  List,
  Package,
  SlidersHorizontal,
  Backpack,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { admin } from "#i18n/he/admin.ts";
import type { DeskAction } from "#shared/permissions.ts";
import { paths } from "#web/paths.ts";
import { isOpenTo } from "./screens.ts";

export type AdminModule = {
  readonly name: Exclude<
    keyof (typeof admin)["nav"],
    "label" | "open" | "close" | "collapse" | "expand"
  >;
  readonly path: string;
  /** More screens of it: where it begins for those who may not see its first. */
  readonly others?: readonly string[];
  readonly Icon: LucideIcon;
  /** The letter that follows "g" on the keyboard, by its place there. */
  readonly key: `Key${string}`;
};

/** The seven modules, in the order of the sidebar. */
const adminModules: readonly AdminModule[] = [
  { name: "dashboard", path: paths.admin.home, Icon: LayoutDashboard, key: "KeyD" },
  { name: "inventory", path: paths.admin.inventory, Icon: Package, key: "KeyI" },
  { name: "orders", path: paths.admin.orders, Icon: List, key: "KeyO" },
  { name: "products", path: paths.admin.products, Icon: Backpack, key: "KeyP" },
  {
    name: "customers",
    path: paths.admin.customers,
    others: [paths.admin.messages, paths.admin.dealers, paths.admin.subscribers],
    Icon: Users,
    key: "KeyC",
  },
  { name: "analytics", path: paths.admin.analytics, Icon: ChartColumn, key: "KeyA" },
  {
    name: "settings",
    path: paths.admin.settings,
    others: [paths.admin.security, paths.admin.mail, paths.admin.jobs, paths.admin.audit],
    Icon: SlidersHorizontal,
    key: "KeyS",
  },
];

/** The modules that somebody who may do these sees something of, each where it begins for them. */
export function modulesOf(may: readonly DeskAction[]): readonly AdminModule[] {
  return adminModules.flatMap((module) => {
    const path = [module.path, ...(module.others ?? [])].find((it) => isOpenTo(may, it));
    return path === undefined ? [] : [{ ...module, path }];
  });
}

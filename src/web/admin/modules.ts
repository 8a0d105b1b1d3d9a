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
import { paths } from "#web/paths.ts";

export type AdminModule = {
  readonly name: Exclude<
    keyof (typeof admin)["nav"],
    "label" | "open" | "close" | "collapse" | "expand"
  >;
  readonly path: string;
  readonly Icon: LucideIcon;
  /** The letter that follows "g" on the keyboard, by its place there. */
  readonly key: `Key${string}`;
};

/** The seven modules, in the order of the sidebar. */
export const adminModules: readonly AdminModule[] = [
  { name: "dashboard", path: paths.admin.home, Icon: LayoutDashboard, key: "KeyD" },
  { name: "inventory", path: paths.admin.inventory, Icon: Package, key: "KeyI" },
  { name: "orders", path: paths.admin.orders, Icon: List, key: "KeyO" },
  { name: "products", path: paths.admin.products, Icon: Backpack, key: "KeyP" },
  { name: "customers", path: paths.admin.customers, Icon: Users, key: "KeyC" },
  { name: "analytics", path: paths.admin.analytics, Icon: ChartColumn, key: "KeyA" },
  { name: "settings", path: paths.admin.settings, Icon: SlidersHorizontal, key: "KeyS" },
];

import {
  BadgePercent,
  ChartColumn,
  LayoutDashboard,
  List,
  Package,
  SlidersHorizontal,
  Star,
  Undo2,
  Backpack,
  PenLine,
  Users,
  Inbox,
  type LucideIcon,
} from "lucide-react";
import type { AdminAction } from "#shared/permissions.ts";
import { getFirstScreen, type ModuleName } from "./screens.ts";

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
  { name: "returns", Icon: Undo2, key: "KeyZ" },
  { name: "products", Icon: Backpack, key: "KeyP" },
  { name: "coupons", Icon: BadgePercent, key: "KeyK" },
  { name: "content", Icon: PenLine, key: "KeyT" },
  { name: "customers", Icon: Users, key: "KeyC" },
  { name: "reviews", Icon: Star, key: "KeyR" },
  { name: "inbox", Icon: Inbox, key: "KeyM" },
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

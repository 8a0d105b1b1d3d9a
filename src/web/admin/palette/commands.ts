import {
  Backpack,
  ClipboardPlus,
  Clock,
  ExternalLink,
  FileText,
  Keyboard,
  List,
  LogOut,
  Monitor,
  Moon,
  Package,
  Plus,
  SlidersHorizontal,
  Sun,
  Ticket,
  Undo2,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { palette } from "#i18n/he/palette.ts";
import { signOutTo } from "#web/account/sign-out.ts";
import { adminPaths } from "#web/admin-paths.ts";
import type { Call } from "#web/api/api-request.ts";
import { paths } from "#web/paths.ts";
import { setTheme, themes } from "#web/page/theme.ts";
import type { AdminAction } from "#shared/permissions.ts";
import { getRight } from "../api/abilities.ts";
import { getModules, type AdminModule } from "../modules.ts";
import { isOpenTo, listNamed } from "../screens.ts";
import { isMatch } from "#shared/word-match.ts";
import { settingKeys } from "#modules/settings/settings.ts";
import { generalSettings } from "#i18n/he/general-settings.ts";
import type { Recent } from "./recent.ts";

const { actions, synonyms } = palette;

/** A line of the palette. */
export type Command = {
  readonly id: string;
  readonly label: string;
  /** Whether the label is written from left to right. */
  readonly isLatin?: boolean;
  /** A few words at the end of the line. */
  readonly note?: string;
  readonly Icon: LucideIcon;
  /** An address of the back office, or something to do. */
  readonly does: string | (() => void);
  /** Whether it is remembered among what was opened lately, under this name. */
  readonly remember?: string;
};
export type CommandGroup = {
  readonly value: keyof (typeof palette)["groups"];
  readonly items: readonly Command[];
};

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const;

type Candidate = Command & { readonly words: string; readonly call?: Call };

/** All commands for a user with these rights that match the query. */
export function searchCommands(
  query: string,
  { may, openKeys }: { may: readonly AdminAction[]; openKeys: () => void },
): CommandGroup[] {
  const pages = getModules(may).flatMap(listPages(may));
  const all: Candidate[] = [
    {
      id: "new order",
      label: actions.newOrder,
      words: synonyms.newOrder,
      Icon: ClipboardPlus,
      does: adminPaths.newOrder,
    },
    ...listNamed(may).flatMap(({ path, adds }) =>
      adds === undefined
        ? []
        : [
            {
              id: `add ${path}`,
              label: palette.adds[adds.kind].name,
              words: palette.adds[adds.kind].words,
              call: adds.call,
              Icon: Plus,
              does: `${path}?add=yes`,
            },
          ],
    ),
    ...themes.map((theme) => ({
      id: `theme ${theme}`,
      label: actions.theme[theme],
      words: synonyms.theme,
      Icon: themeIcons[theme],
      does: () => setTheme(theme),
    })),
    { id: "keys", label: actions.keys, words: synonyms.keys, Icon: Keyboard, does: openKeys },
    {
      id: "shop",
      label: actions.shop,
      words: synonyms.shop,
      Icon: ExternalLink,
      does: () => location.assign(paths.home),
    },
    {
      id: "sign out",
      label: actions.signOut,
      words: synonyms.signOut,
      Icon: LogOut,
      does: () => void signOutTo(),
    },
  ];
  const isAllowed = (right: AdminAction | undefined) => right === undefined || may.includes(right);
  const filterAllowed = (candidates: readonly Candidate[]) =>
    candidates.filter(
      ({ label, words, does, call }) =>
        isMatch(`${label} ${words}`, query) &&
        (typeof does !== "string" || isOpenTo(may, does)) &&
        isAllowed(call && getRight(call)),
    );
  // Without a query they would only hide the rest.
  const settings = query.trim() === "" ? [] : listSettings();
  return [
    { value: "actions", items: filterAllowed(all) },
    { value: "pages", items: filterAllowed(pages) },
    { value: "settings", items: filterAllowed(settings) },
  ];
}

/** A module by all words for it, and its other screens by their names and the module's. */
function listPages(may: readonly AdminAction[]) {
  return ({ name, path, Icon }: AdminModule): Candidate[] => {
    const label = admin.nav[name];
    const others = listNamed(may).filter((it) => it.module === name && it.path !== path);
    return [
      { id: `page ${name}`, label, words: synonyms[name], Icon, does: path },
      ...others.map(({ title, words, ...screen }) => ({
        id: `page ${screen.path}`,
        label: title,
        note: label,
        words: `${label} ${words === undefined ? "" : synonyms[words]}`,
        Icon,
        does: screen.path,
      })),
    ];
  };
}

/** The settings of the shop by their names. */
const listSettings = (): Candidate[] =>
  settingKeys.map((key) => ({
    id: `setting ${key}`,
    label: generalSettings.settings[key].name,
    note: admin.sections.general,
    words: "",
    Icon: SlidersHorizontal,
    does: `${adminPaths.settings}#${key}`,
  }));

/** Recent pages that a user with these rights can still see. */
export function listRecentCommands(
  recent: readonly Recent[],
  may: readonly AdminAction[],
): CommandGroup {
  const open = recent.filter(({ path }) => isOpenTo(may, path));
  return {
    value: "recent",
    items: open.map(({ path, name }) => ({
      id: `recent ${path}`,
      label: name,
      Icon: path.startsWith(adminPaths.orders) ? List : Clock,
      does: path,
      remember: name,
    })),
  };
}

/** The lines of what was found in the shop. */
export const foundCommand = {
  order: (id: string, number: string, customer: string): Command => ({
    id: `order ${id}`,
    label: `#${number}`,
    isLatin: true,
    note: customer,
    Icon: List,
    does: adminPaths.order(id),
  }),
  customer: (id: string, name: string, email: string): Command => ({
    id: `customer ${id}`,
    label: name,
    note: email,
    Icon: UserRound,
    does: adminPaths.customer(id),
  }),
  variant: (id: string, sku: string, name: string): Command => ({
    id: `variant ${id}`,
    label: name,
    note: sku,
    Icon: Package,
    does: `${adminPaths.inventory}?q=${encodeURIComponent(sku)}`,
    remember: name,
  }),
  return: (id: string, number: string, name: string): Command => ({
    id: `return ${id}`,
    label: number,
    isLatin: true,
    note: name,
    Icon: Undo2,
    does: adminPaths.return(id),
  }),
  coupon: (id: string, code: string): Command => ({
    id: `coupon ${id}`,
    label: code,
    isLatin: true,
    Icon: Ticket,
    does: adminPaths.coupon(id),
    remember: code,
  }),
  /** A document, by its name or by one of its fields. */
  text: (key: string, name: string, field: string | null): Command => ({
    id: `text ${key}`,
    label: name,
    ...(field !== null && { note: field }),
    Icon: FileText,
    does: adminPaths.document(key),
    remember: name,
  }),
  product: (id: string, name: string): Command => ({
    id: `product ${id}`,
    label: name,
    Icon: Backpack,
    does: adminPaths.product(id),
    remember: name,
  }),
};

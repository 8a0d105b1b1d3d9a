import { ExternalLink, LogOut, Monitor, Moon, ShieldCheck, Sun, UserRound } from "lucide-react";
import { useContext, useSyncExternalStore } from "react";
import { admin } from "#i18n/he/admin.ts";
import { roleNames } from "#i18n/he/role-names.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { signOutTo } from "#web/account/sign-out.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/use-session.ts";
import { getCurrentTheme, onThemeChange, setTheme, themes } from "#web/page/theme.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { Menu, MenuChoices, MenuItem, MenuLink, MenuSeparator } from "../kit/menu.tsx";
import { useShopFrame } from "./shop-frame.ts";

const text = admin.userMenu;
const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const;

/**
 * Menu of the signed-in user, with their own settings. `labels` says when the name is shown beside
 * the initial.
 */
export function UserMenu({ labels }: { labels?: string }) {
  const session = useSession();
  const theme = useSyncExternalStore(onThemeChange, getCurrentTheme, () => "light" as const);
  const { role } = useContext(AbilitiesContext);
  const frame = useShopFrame();
  if (session.status !== "signed-in") return null;
  const { full_name: name, email } = session.session.user;
  return (
    <Menu
      side="top"
      trigger={
        <button
          type="button"
          className="flex min-h-11 w-full items-center gap-3 rounded-sm p-1 text-start text-xs hover:bg-surface-hover"
        >
          <span
            aria-hidden
            className="grid size-8 flex-none place-items-center rounded-carrier bg-brand font-strong text-on-brand"
          >
            {(name || email).charAt(0)}
          </span>
          <span className="sr-only">{text.label}</span>
          <span className={joinClassNames("min-w-0", labels)}>
            <span className="block truncate font-medium">
              <DataText>{name || email}</DataText>
            </span>
            <span className="text-faint">{roleNames[role]}</span>
          </span>
        </button>
      }
    >
      <p className="px-3 py-2 text-xs text-faint">
        <bdi dir="ltr">{email}</bdi>
      </p>
      <MenuLink href={adminPaths.ownSecurity} Icon={ShieldCheck}>
        {text.security}
      </MenuLink>
      <MenuLink href={paths.account} Icon={UserRound}>
        {text.account}
      </MenuLink>
      <MenuLink href={paths.home} Icon={ExternalLink}>
        {text.shop}
      </MenuLink>
      <MenuSeparator />
      <MenuChoices
        label={text.theme}
        value={theme}
        onChoose={setTheme}
        choices={themes.map((value) => ({
          value,
          label: text.themes[value],
          Icon: themeIcons[value],
        }))}
      />
      <MenuSeparator />
      <MenuItem Icon={LogOut} onSelect={() => void signOutTo()}>
        {text.signOut}
      </MenuItem>
      {frame !== undefined && (
        <p className="px-3 py-2 text-xs text-faint">{text.version(frame.version)}</p>
      )}
    </Menu>
  );
}

import { useContext, type ReactNode } from "react";
import { Link } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { isOpenTo } from "../screens.ts";
import { ActionButton, getActionClass } from "./action-button.tsx";

type ActionLinkProps = { to: string; tone?: "main" | "line"; children: ReactNode };

/** A link to a screen; for users who may not see it, a disabled button that says so. */
export function ActionLink({ to, tone = "line", children }: ActionLinkProps) {
  const { may } = useContext(AbilitiesContext);
  if (!isOpenTo(may, to))
    return (
      <ActionButton tone={tone} disabledReason={admin.notPermitted}>
        {children}
      </ActionButton>
    );
  return (
    <Link to={to} className={getActionClass(tone)}>
      {children}
    </Link>
  );
}

import { NavLink } from "react-router";
import { shell } from "#i18n/en/shell.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { signOutTo } from "#web/account/sign-out.ts";
import { useHasScripts } from "#web/page/surface.ts";
import { paths } from "#web/paths.ts";
import type { SessionState } from "#web/session/session-store.ts";

const onlyIfStored = "[:root:not([data-stored-session])_&]:hidden";
const unlessStored = "[:root[data-stored-session]_&]:hidden";

type AccountLinksProps = {
  session: SessionState;
  /** Where there is room for it: also the link to the account itself. */
  withAccount?: boolean;
};

/**
 * The links of a visitor, or of a customer. The page as it comes has both, and the mark of a stored
 * session (see stored-session-script.ts) shows those that will stay, so that nothing flickers or
 * moves for either.
 */
export function AccountLinks({ session, withAccount = false }: AccountLinksProps) {
  const { status } = session;
  const hasScripts = useHasScripts();
  const getClass = (mark: string) => joinClassNames("nav-link", status === "loading" && mark);
  const ownClass = getClass(onlyIfStored);
  return (
    <>
      {status !== "signed-in" && (
        <NavLink to={paths.auth} className={getClass(unlessStored)}>
          {shell.signIn}
        </NavLink>
      )}
      {status !== "signed-out" && (
        <>
          <NavLink to={paths.orders} className={ownClass}>
            {shell.myOrders}
          </NavLink>
          {withAccount && (
            <NavLink to={paths.account} end className={ownClass}>
              {shell.account}
            </NavLink>
          )}
          {hasScripts && (
            <button
              type="button"
              onClick={() => void signOutTo()}
              className={`${ownClass} text-start`}
            >
              {shell.signOut}
            </button>
          )}
        </>
      )}
    </>
  );
}

import { Fragment, useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate, useSearchParams } from "react-router";
import { account } from "#i18n/en/account.ts";
import { sessionText } from "#i18n/en/session.ts";
import { safeNextPath } from "#shared/next-path.ts";
import { buttonClass } from "#ui/button.tsx";
import { TabList, TabPanel, tabId } from "#ui/tabs.tsx";
import { showToast } from "#ui/toast.ts";
import { paths } from "#web/paths.ts";
import { hasIdleEnd } from "#web/session/idle-end.ts";
import { IDLE_TIMEOUT_MS } from "#web/session/stored-session.ts";
import { useSession } from "#web/session/use-session.ts";
import { LoadedPart } from "#web/loading/loaded-part.tsx";
import { useHydrated } from "#web/loading/use-hydrated.ts";
import { useContent } from "#web/storefront/content.ts";
import { AuthCard } from "./auth-card.tsx";
import { SIGN_IN_EMAIL, SignInForm } from "./sign-in-form.tsx";
import { SIGN_UP_EMAIL, SignUpForm } from "./sign-up-form.tsx";

const text = account.signUp;
/** Most people have signed up before. */
const loadConfirmFirst = async () => (await import("./confirm-first.tsx")).ConfirmFirst;

const authTabs = ["sign-in", "sign-up"] as const;
type AuthTab = (typeof authTabs)[number];

/** Signing in and signing up. Whoever is signed in already goes on at once. */
export function AuthView({ isRegistrationOpen }: { isRegistrationOpen: boolean }) {
  const labels = useContent("account");
  const [query] = useSearchParams();
  const next = safeNextPath(query.get("next")) ?? paths.home;
  const isSigningIn = useRef(false);
  const signInForm = <SignInForm next={next} isSigningIn={isSigningIn} />;
  const { status } = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (status === "signed-in" && !isSigningIn.current) void navigate(next, { replace: true });
  }, [status, next, navigate]);

  return (
    <AuthCard labels={labels.signIn}>
      <IdleEnd />
      {isRegistrationOpen ? (
        <Tabs selected={parseTab(query.get("tab"))} signInForm={signInForm} />
      ) : (
        <>
          <p className="mb-6 rounded-md bg-info-bg px-5 py-4 text-sm text-info-fg">
            {labels.registrationClosed}
          </p>
          {signInForm}
        </>
      )}
      <Link to={paths.home} className={`${buttonClass({ tone: "quiet" })} mt-4 w-full`}>
        {account.backHome}
      </Link>
    </AuthCard>
  );
}

/** Says why nobody is signed in any more, once the page has come to life. */
function IdleEnd() {
  const isTold = useHydrated() && hasIdleEnd();
  return (
    <div role="status">
      {isTold && (
        <p className="mb-6 rounded-md bg-info-bg px-5 py-4 text-sm text-info-fg">
          {sessionText.ended(IDLE_TIMEOUT_MS / 60_000)}
        </p>
      )}
    </div>
  );
}

function parseTab(value: string | null): AuthTab {
  return authTabs.find((tab) => tab === value) ?? "sign-in";
}

function Tabs({ selected, signInForm }: { selected: AuthTab; signInForm: ReactNode }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [createdFor, setCreatedFor] = useState<string>();

  /**
   * The tab is part of the address, so a reload keeps it; nothing needs to be asked of the server
   * for it.
   */
  function select(tab: AuthTab) {
    if (tab === selected) return;
    if (tab === "sign-in") carryEmail(SIGN_UP_EMAIL, SIGN_IN_EMAIL);
    else carryEmail(SIGN_IN_EMAIL, SIGN_UP_EMAIL);
    const changed = new URLSearchParams(query);
    if (tab === "sign-in") changed.delete("tab");
    else changed.set("tab", tab);
    void navigate(
      { search: changed.toString() },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }

  function toSignIn() {
    select("sign-in");
    // The button that was pressed goes away with its panel.
    document.getElementById(tabId("sign-in"))?.focus();
  }

  return (
    <>
      <TabList
        label={account.tabs.label}
        tabs={authTabs.map((id) => ({ id, label: account.tabs[id] }))}
        selected={selected}
        onSelect={select}
        className="mb-6"
      />
      <TabPanel id="sign-in" selected={selected}>
        {createdFor !== undefined && (
          <LoadedPart load={loadConfirmFirst} props={{ email: createdFor }} />
        )}
        {/* With a new account, what was tried before it is over. */}
        <Fragment key={createdFor}>{signInForm}</Fragment>
      </TabPanel>
      <TabPanel id="sign-up" selected={selected}>
        <SignUpForm
          onCreated={(email) => {
            flushSync(() => setCreatedFor(email));
            setEmail(SIGN_IN_EMAIL, email);
            toSignIn();
            showToast({
              title: text.created,
              description: text.createdText(email),
              tone: "success",
            });
          }}
          onSignInInstead={toSignIn}
        />
      </TabPanel>
    </>
  );
}

/** Nobody types an address twice. */
function carryEmail(from: string, to: string) {
  const field = document.getElementById(from);
  if (field instanceof HTMLInputElement && field.value !== "") setEmail(to, field.value);
}

function setEmail(id: string, email: string) {
  const field = document.getElementById(id);
  if (field instanceof HTMLInputElement) field.value = email;
}

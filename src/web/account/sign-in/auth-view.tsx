import { Fragment, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate, useSearchParams } from "react-router";
import { account } from "#i18n/en/account.ts";
import { sessionText } from "#i18n/en/session.ts";
import { safeNextPath } from "#shared/next-path.ts";
import { getButtonClass } from "#ui/button.tsx";
import { focusTab, TabList, TabPanel } from "#ui/tabs.tsx";
import { showToast } from "#ui/toast.ts";
import { paths } from "#web/paths.ts";
import { hasIdleEnd } from "#web/session/idle-end.ts";
import { IDLE_TIMEOUT_MS } from "#web/session/stored-session.ts";
import { useSession } from "#web/session/use-session.ts";
import { LoadedPart } from "#web/loading/loaded-part.tsx";
import { useHydrated } from "#web/loading/use-hydrated.ts";
import { useContent } from "#web/storefront/content.ts";
import { AuthCard } from "./auth-card.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const text = account.signUp;
/** Most people have signed up before. */
const loadConfirmFirst = async () => (await import("./confirm-first.tsx")).ConfirmFirst;

const authTabs = ["sign-in", "sign-up"] as const;
type AuthTab = (typeof authTabs)[number];

/** Signing in and signing up. A user who is signed in already is led on at once. */
export function AuthView({ isRegistrationOpen }: { isRegistrationOpen: boolean }) {
  const labels = useContent("account");
  const [query] = useSearchParams();
  const next = safeNextPath(query.get("next")) ?? paths.home;
  const isSigningIn = useRef(false);
  const signInEmail = useRef<HTMLInputElement>(null);
  const signInForm = <SignInForm next={next} isSigningIn={isSigningIn} emailField={signInEmail} />;
  const { status } = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (status === "signed-in" && !isSigningIn.current) void navigate(next, { replace: true });
  }, [status, next, navigate]);

  return (
    <AuthCard labels={labels.signIn}>
      <IdleEnd />
      {isRegistrationOpen ? (
        <Tabs
          selected={parseTab(query.get("tab"))}
          signInForm={signInForm}
          signInEmail={signInEmail}
        />
      ) : (
        <>
          <p className="mb-6 rounded-md bg-info-bg px-5 py-4 text-sm text-info-fg">
            {labels.registrationClosed}
          </p>
          {signInForm}
        </>
      )}
      <Link to={paths.home} className={`${getButtonClass({ tone: "quiet" })} mt-4 w-full`}>
        {account.backHome}
      </Link>
    </AuthCard>
  );
}

/** Says why the session ended, once the page is hydrated. */
function IdleEnd() {
  const isShown = useHydrated() && hasIdleEnd();
  return (
    <div role="status">
      {isShown && (
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

type EmailRef = RefObject<HTMLInputElement | null>;
type TabsProps = { selected: AuthTab; signInForm: ReactNode; signInEmail: EmailRef };

function Tabs({ selected, signInForm, signInEmail }: TabsProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [createdFor, setCreatedFor] = useState<string>();
  const tabList = useRef<HTMLDivElement>(null);
  const signUpEmail = useRef<HTMLInputElement>(null);

  /**
   * The tab is part of the address, so a reload keeps it; nothing needs to be asked of the server
   * for it.
   */
  function select(tab: AuthTab) {
    if (tab === selected) return;
    if (tab === "sign-in") copyEmail(signUpEmail, signInEmail);
    else copyEmail(signInEmail, signUpEmail);
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
    focusTab(tabList.current, authTabs.indexOf("sign-in"));
  }

  return (
    <>
      <TabList
        ref={tabList}
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
          emailField={signUpEmail}
          onCreated={(email) => {
            flushSync(() => setCreatedFor(email));
            setEmail(signInEmail, email);
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

/** Keeps the typed address, so that it need not be typed again. */
function copyEmail(from: EmailRef, to: EmailRef) {
  if (from.current && from.current.value !== "") setEmail(to, from.current.value);
}

function setEmail(field: EmailRef, email: string) {
  if (field.current) field.current.value = email;
}

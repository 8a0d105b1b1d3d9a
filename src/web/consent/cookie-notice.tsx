import { X } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { consent } from "#i18n/en/consent.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { applyConsent } from "./apply-consent.ts";
import { onConsentChange, readConsent, saveConsent } from "./consent-store.ts";
import "./consent.css";
import { SettingsDialog } from "./settings-dialog.tsx";
import { acceptedBy, onlyNecessary, type Choices } from "./stored-consent.ts";

const text = consent.notice;

/** What the notice takes of the end of the screen; footer, messages and scrolling keep away from it. */
const ROOM = "--notice-room";
const GAP = 12;

/** Browsers that know the signal tell it to every page; the others know no such property. */
const asksForPrivacy =
  "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

/** Asks for consent until there is an answer. `asked` counts how often the visitor wanted to see the settings. */
export function CookieNotice({ asked }: { asked: number }) {
  const choice = useSyncExternalStore(onConsentChange, readConsent);
  const [hasSettings, setHasSettings] = useState(asked > 0);
  const [answered, setAnswered] = useState(asked);
  const [isShown, setIsShown] = useState(false);
  if (asked !== answered) {
    setAnswered(asked);
    setHasSettings(true);
  }
  useEffect(() => applyConsent(choice), [choice]);

  function choose(choices: Choices) {
    saveConsent(choices);
    setHasSettings(false);
    // The buttons are gone; without a place to go, the focus would start again at the top of the page.
    if (!choice) document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <>
      <p role="status" className="sr-only">
        {/* Announced only because the region was there before its text. */}
        {!choice && isShown && text.announcement}
      </p>
      {!choice && (
        <Card
          onShown={() => setIsShown(true)}
          onChoice={choose}
          onSettings={() => setHasSettings(true)}
        />
      )}
      {hasSettings && (
        <SettingsDialog
          initial={choice ?? onlyNecessary}
          accepted={acceptedBy({ asksForPrivacy })}
          asksForPrivacy={asksForPrivacy}
          onSave={choose}
          onClose={() => setHasSettings(false)}
        />
      )}
    </>
  );
}

type CardProps = {
  onShown: () => void;
  onChoice: (choices: Choices) => void;
  onSettings: () => void;
};

function Card({ onShown, onChoice, onSettings }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const tellShown = useEffectEvent(onShown);
  useLayoutEffect(() => {
    const shown = card.current;
    if (!shown) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty(ROOM, `${shown.offsetHeight + GAP}px`);
      tellShown();
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      root.style.removeProperty(ROOM);
    };
  }, []);
  return (
    <section ref={card} id="cookie-notice" aria-labelledby="cookie-notice-title">
      <h2 id="cookie-notice-title">{text.title}</h2>
      <IconButton
        label={text.close}
        onClick={() => onChoice(onlyNecessary)}
        className="cookie-close"
      >
        <X aria-hidden className="size-4" />
      </IconButton>
      <p>{text.text}</p>
      <div className="cookie-actions">
        <Button size="sm" onClick={() => onChoice(acceptedBy({ asksForPrivacy }))}>
          {text.accept}
        </Button>
        <Button size="sm" onClick={() => onChoice(onlyNecessary)}>
          {text.reject}
        </Button>
        <Button size="sm" tone="quiet" onClick={onSettings} aria-haspopup="dialog">
          {text.settings}
        </Button>
      </div>
    </section>
  );
}

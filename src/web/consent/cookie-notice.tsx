import { X } from "lucide-react";
import {
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { consent } from "#i18n/en/consent.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { applyConsent } from "./apply-consent.ts";
import { onConsentChange, readConsent, saveConsent } from "./consent-store.ts";
import css from "./consent.css?inline";
import { SettingsDialog } from "./settings-dialog.tsx";
import { getAcceptedChoices, onlyNecessary, type Choices } from "./stored-consent.ts";

const text = consent.notice;

const GAP = 12;
const room = new CSSStyleSheet();

/**
 * Footer, messages and scrolling keep away from what the notice takes of the end of the screen, so
 * that the focus is never below it. The property is set on the elements that use it, not on the
 * root: there every element would inherit it and be restyled, the longest task of a visit.
 */
function setFreeSpace(height: number): void {
  const taken = height + GAP;
  room.replaceSync(
    `:root{scroll-padding-block-end:max(6rem,${taken}px + 2.5rem)}#main~*,#buy-bar{--notice-room:${taken}px}`,
  );
}

/** Browsers that know the signal tell it to every page; the others know no such property. */
const asksForPrivacy =
  "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

/**
 * Asks for consent until there is an answer. `requests` counts how often the visitor wanted to see
 * the settings.
 */
export function CookieNotice({ requests }: { requests: number }) {
  const choice = useSyncExternalStore(onConsentChange, readConsent);
  const [hasSettings, setHasSettings] = useState(requests > 0);
  const [answered, setAnswered] = useState(requests);
  if (requests !== answered) {
    setAnswered(requests);
    setHasSettings(true);
  }
  useInsertionEffect(addStyles, []);
  useEffect(() => applyConsent(choice), [choice]);

  function saveChoices(choices: Choices) {
    saveConsent(choices);
    setHasSettings(false);
    // The buttons are gone; without a place to go, the focus would start again at the top of the
    // page.
    if (!choice) document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <>
      {!choice && <Card onChoice={saveChoices} onSettings={() => setHasSettings(true)} />}
      {hasSettings && (
        <SettingsDialog
          initial={choice ?? onlyNecessary}
          accepted={getAcceptedChoices({ asksForPrivacy })}
          asksForPrivacy={asksForPrivacy}
          onSave={saveChoices}
          onClose={() => setHasSettings(false)}
        />
      )}
    </>
  );
}

/**
 * Part of this script: a style sheet of its own would be a file more, which may fail on its way.
 */
function addStyles(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet, room);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (each) => each !== sheet && each !== room,
    );
  };
}

type CardProps = { onChoice: (choices: Choices) => void; onSettings: () => void };

function Card({ onChoice, onSettings }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => {
    const shown = card.current;
    if (!shown) return undefined;
    const observer = new ResizeObserver(() => {
      setFreeSpace(shown.offsetHeight);
      setIsShown(true);
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      room.replaceSync("");
    };
  }, []);
  return (
    <section ref={card} id="cookie-notice" aria-labelledby="cookie-notice-title">
      {/* Announced only because the region was there before its text. */}
      <p role="status" className="sr-only">
        {isShown && text.announcement}
      </p>
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
        <Button size="sm" onClick={() => onChoice(getAcceptedChoices({ asksForPrivacy }))}>
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

import { X } from "lucide-react";
import { useLayoutEffect, useRef, type FormEvent } from "react";
import { consent } from "#i18n/en/consent.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { onlyNecessary, purposes, type Choices } from "./stored-consent.ts";

const text = consent.dialog;

type SettingsDialogProps = {
  /** State of the switches when the dialog opens. */
  initial: Choices;
  /** Choices that "Accept all" makes. */
  accepted: Choices;
  asksForPrivacy: boolean;
  onSave: (choices: Choices) => void;
  /** Closed without a choice. */
  onClose: () => void;
};

/**
 * The browser's own dialog keeps the focus inside and gives it back. Nothing counts before it is
 * saved.
 */
export function SettingsDialog(props: SettingsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Not merely removed: a dialog gives the focus back only when it is closed.
    return () => shown?.close();
  }, []);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    props.onSave({
      analytics: ticked.has("analytics"),
      marketing: ticked.has("marketing"),
      functional: ticked.has("functional"),
    });
  }

  return (
    <dialog
      ref={dialog}
      id="cookie-settings"
      aria-labelledby="cookie-settings-title"
      aria-describedby="cookie-settings-text"
      onClose={props.onClose}
    >
      <form onSubmit={save}>
        <h2 id="cookie-settings-title">{text.title}</h2>
        <IconButton label={text.close} onClick={props.onClose} className="cookie-close">
          <X aria-hidden className="size-4" />
        </IconButton>
        <p id="cookie-settings-text">{text.text}</p>
        {props.asksForPrivacy && <p className="cookie-signal">{text.privacySignal}</p>}
        <ul>
          <PurposeSwitch name="necessary" isOn isFixed />
          {purposes.map((purpose) => (
            <PurposeSwitch key={purpose} name={purpose} isOn={props.initial[purpose]} />
          ))}
        </ul>
        <div className="cookie-actions">
          <Button type="submit">{text.save}</Button>
          <Button tone="line" onClick={() => props.onSave(props.accepted)}>
            {text.acceptAll}
          </Button>
          <Button tone="line" onClick={() => props.onSave(onlyNecessary)}>
            {text.rejectAll}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

type PurposeSwitchProps = {
  name: keyof typeof text.purposes;
  isOn: boolean;
  isFixed?: boolean;
};

function PurposeSwitch({ name, isOn, isFixed = false }: PurposeSwitchProps) {
  const purpose = text.purposes[name];
  const id = `cookie-${name}`;
  return (
    <li>
      <label htmlFor={id}>{purpose.name}</label>
      <p id={`${id}-text`}>
        {purpose.text}
        {isFixed && <strong> {text.alwaysOn}.</strong>}
      </p>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state
        role="switch"
        id={id}
        name={name}
        defaultChecked={isOn}
        disabled={isFixed}
        aria-describedby={`${id}-text`}
      />
    </li>
  );
}

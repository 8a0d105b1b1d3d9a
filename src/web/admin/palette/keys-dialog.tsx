import type { ReactNode } from "react";
import { documentLanguage } from "#i18n/language.ts";
import { keys as text } from "#i18n/he/keys.ts";
import { Dialog } from "../kit/dialog.tsx";
import type { KeyTarget } from "../modules.ts";

type KeysDialogProps = {
  onClose: () => void;
  /** Those that the keys can lead to. */
  targets: readonly KeyTarget[];
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
};

/** List of keyboard shortcuts, and the switch that turns them on or off. */
export function KeysDialog({ onClose, targets, areOn, onSwitch }: KeysDialogProps) {
  return (
    <Dialog onClose={onClose} title={text.title} description={text.intro}>
      <Keys title={text.groups.general}>
        <Line name={text.palette} keys={["Ctrl", "K"]} />
        <Line name={text.search} keys={["/"]} />
        <Line name={text.newOrder} keys={["N"]} />
        <Line name={text.help} keys={["?"]} />
      </Keys>
      <Keys title={text.groups.go}>
        {targets.map(({ name, key }) => (
          <Line
            key={key}
            name={name}
            keys={["G", key.slice("Key".length)]}
            between={text.followedBy}
          />
        ))}
      </Keys>
      <label className="flex min-h-11 items-center gap-3 border-t border-line pt-3">
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ target }) => onSwitch(target.checked)}
          className="size-4.5 accent-brand"
        />
        {text.active}
      </label>
    </Dialog>
  );
}

function Keys({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-xs font-medium text-faint">{title}</h3>
      <dl className="mt-1 divide-y divide-line">{children}</dl>
    </section>
  );
}

type LineProps = { name: string; keys: readonly string[]; between?: string };

function Line({ name, keys, between }: LineProps) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4">
      <dt>{name}</dt>
      <dd
        className="flex items-center gap-1.5 text-xs text-faint"
        dir={between ? documentLanguage.dir : "ltr"}
      >
        {keys.map((key, index) => (
          <span key={key} className="flex items-center gap-1.5">
            {index > 0 && between}
            <kbd
              dir="ltr"
              className="min-w-6 rounded-xs font-text border border-line-strong px-1.5 text-center text-text"
            >
              {key}
            </kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}

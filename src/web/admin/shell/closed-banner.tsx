import { Construction } from "lucide-react";
import { generalSettings } from "#i18n/he/general-settings.ts";
import { ActionButton } from "../kit/action-button.tsx";
import { useSetting } from "./use-setting.ts";

const text = generalSettings.banner;

/** Says on every screen that the shop is closed, and opens it. */
export function ClosedBanner() {
  const { change, action } = useSetting("maintenance_mode");
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-warn-bg px-4 py-2.5 text-warn-fg sm:px-6 lg:px-8"
    >
      <Construction aria-hidden className="size-5 flex-none" />
      <p className="me-auto">
        <strong className="font-medium">{text.title}.</strong> {text.text}
      </p>
      <ActionButton action={action} onClick={() => void change(false, { value: true })}>
        {text.open}
      </ActionButton>
    </div>
  );
}

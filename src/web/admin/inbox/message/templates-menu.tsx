import { ChevronDown } from "lucide-react";
import { message as labels } from "#i18n/he/inbox.ts";
import type { Message } from "#modules/messages/admin-contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Menu, MenuItem } from "../../kit/menu.tsx";

const text = labels.reply;
const names = ["thanks", "sorry", "details"] as const;
const languages = ["en", "he"] as const;
const languageNames = { en: text.english, he: text.hebrew } as const;

type TemplatesMenuProps = {
  message: Pick<Message, "name" | "message" | "experience">;
  onChoose: (template: string) => void;
};

/** Ready-made beginnings of an answer, those in the language of the message first. */
export function TemplatesMenu({ message, onChoose }: TemplatesMenuProps) {
  const { data: templates } = useApi("GET /api/admin/reply-templates", {});
  const wrote = `${message.message ?? ""}${message.experience ?? ""}`;
  const sorted = /[\u05d0-\u05ea]/.test(wrote) ? languages.toReversed() : languages;
  return (
    <Menu
      label={text.templates}
      align="end"
      trigger={
        <ActionButton tone="quiet">
          {text.templates}
          <ChevronDown aria-hidden className="size-4" />
        </ActionButton>
      }
    >
      {templates &&
        sorted.flatMap((language) =>
          names.map((name) => (
            <MenuItem
              key={`${language} ${name}`}
              onSelect={() =>
                onChoose(fillText(templates[name][language], { name: message.name ?? "" }))
              }
            >
              {text.template[name]} ({languageNames[language]})
            </MenuItem>
          )),
        )}
    </Menu>
  );
}

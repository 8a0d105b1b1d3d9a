import { ChevronDown } from "lucide-react";
import { replyOpenings, type ReplyOpening } from "#content/reply-openings.ts";
import { message as words } from "#i18n/he/inbox.ts";
import type { Message } from "#modules/messages/desk-contract.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Menu, MenuItem } from "../../kit/menu.tsx";

const text = words.reply;
const names = ["thanks", "sorry", "details"] as const satisfies readonly ReplyOpening[];
const languages = ["en", "he"] as const;
const languageNames = { en: text.english, he: text.hebrew } as const;

type OpeningsMenuProps = {
  message: Pick<Message, "name" | "message" | "experience">;
  onChoose: (opening: string) => void;
};

/** Ready-made beginnings of an answer, those in the language of the message first. */
export function OpeningsMenu({ message, onChoose }: OpeningsMenuProps) {
  const wrote = `${message.message ?? ""}${message.experience ?? ""}`;
  const sorted = /[\u05d0-\u05ea]/.test(wrote) ? languages.toReversed() : languages;
  return (
    <Menu
      label={text.openings}
      align="end"
      trigger={
        <ActionButton tone="quiet">
          {text.openings}
          <ChevronDown aria-hidden className="size-4" />
        </ActionButton>
      }
    >
      {sorted.flatMap((language) =>
        names.map((name) => (
          <MenuItem
            key={`${language} ${name}`}
            onSelect={() =>
              onChoose(replyOpenings[name][language].replace("{name}", () => message.name ?? ""))
            }
          >
            {text.opening[name]} ({languageNames[language]})
          </MenuItem>
        )),
      )}
    </Menu>
  );
}

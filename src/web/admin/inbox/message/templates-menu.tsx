import { ChevronDown, Pencil } from "lucide-react";
import type { RefObject } from "react";
import { useNavigate } from "react-router";
import { message as labels } from "#i18n/he/inbox.ts";
import type { Message } from "#modules/messages/admin-contract.ts";
import { fillTemplate } from "#modules/messages/reply-templates.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useMay } from "../../api/abilities.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../kit/menu.tsx";

const text = labels.reply;
const languages = ["en", "he"] as const;
const languageNames = { en: text.english, he: text.hebrew } as const;

type TemplatesMenuProps = {
  message: Pick<Message, "name" | "message" | "experience" | "orderNumber">;
  button: RefObject<HTMLButtonElement | null>;
  /** The element that gets the focus once the menu is closed. */
  field: RefObject<HTMLElement | null>;
  onChoose: (template: string) => void;
};

/**
 * The owner's templates of answers, those in the language of the message first. Shown once they are
 * loaded, because items added to an open menu would move the focused one.
 */
export function TemplatesMenu({ message, button, field, onChoose }: TemplatesMenuProps) {
  const { data } = useApi("GET /api/admin/reply-templates", {});
  const mayEdit = useMay()("content.write");
  const navigate = useNavigate();
  if (data === undefined) return null;
  const wrote = `${message.message ?? ""}${message.experience ?? ""}`;
  const sorted = /[\u05d0-\u05ea]/.test(wrote) ? languages.toReversed() : languages;
  const values = { name: message.name, order: message.orderNumber };
  const items = sorted.flatMap((language) =>
    data.templates.flatMap((template, at) =>
      template[language].trim() === "" ? [] : [{ ...template, language, at }],
    ),
  );
  return (
    <Menu
      label={text.templates}
      align="end"
      focusAfter={field}
      trigger={
        <ActionButton ref={button} tone="quiet">
          {text.templates}
          <ChevronDown aria-hidden className="size-4" />
        </ActionButton>
      }
    >
      {items.map((template) => (
        <MenuItem
          key={`${template.language} ${template.at}`}
          onSelect={() => onChoose(fillTemplate(template[template.language], values))}
        >
          <bdi>{text.templateIn(template.name, languageNames[template.language])}</bdi>
        </MenuItem>
      ))}
      {items.length === 0 && <p className="px-3 py-2 text-soft">{text.noTemplates}</p>}
      {mayEdit && (
        <>
          <MenuSeparator />
          <MenuItem
            Icon={Pencil}
            onSelect={() => void navigate(adminPaths.document("reply-templates"))}
          >
            {text.editTemplates}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

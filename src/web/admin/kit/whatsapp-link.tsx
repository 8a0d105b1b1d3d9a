import { MessageCircle } from "lucide-react";
import { customer as text } from "#i18n/he/customer.ts";
import { whatsappLink } from "#shared/contact-links.ts";
import { getActionClass } from "./action-button.tsx";

/** Opens a chat with a number; nothing for one whose country is not known. */
export function WhatsappLink({ dial }: { dial: string | null }) {
  if (dial === null) return null;
  return (
    <a
      href={whatsappLink(dial)}
      target="_blank"
      rel="noopener noreferrer"
      className={getActionClass()}
    >
      <MessageCircle aria-hidden className="size-4" />
      {text.whatsapp}
    </a>
  );
}

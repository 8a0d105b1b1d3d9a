import { admin } from "#i18n/he/admin.ts";
import { hasForeignLetters } from "#shared/plain-text.ts";
import { Tag } from "#ui/tag.tsx";

/** Beside an e-mail address: says that it has letters that are not Latin, as some look Latin. */
export function ForeignLettersTag({ email }: { email: string }) {
  if (!hasForeignLetters(email)) return null;
  return (
    <span className="justify-self-start">
      <Tag tone="warn">{admin.notLatin}</Tag>
    </span>
  );
}

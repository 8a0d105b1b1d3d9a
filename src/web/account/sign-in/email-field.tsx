import type { ComponentProps } from "react";
import { account } from "#i18n/en/account.ts";
import { isEmailShaped } from "#shared/plain-text.ts";
import { TextField } from "#ui/field.tsx";

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "type"> & {
  label?: string;
};

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      label={account.email}
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

/** A typed or pasted address without what cannot be seen, of which addresses need nothing. */
export const toEmail = (typed: string): string =>
  typed.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "").trim();

/** The error in an address, checked in the browser; false if there is none. */
export function findEmailProblem(email: string): string | false {
  if (email === "") return account.problems.email;
  return !isEmailShaped(email) && account.problems.field(["not_an_email"]);
}

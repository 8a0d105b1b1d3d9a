import { telLink } from "#shared/contact-links.ts";

type PhoneLinkProps = {
  /** As it was entered. */
  phone: string;
  /** The whole international number; null where it is not known. */
  dial: string | null;
  className?: string;
};

/** A phone number that begins a call. */
export function PhoneLink({ phone, dial, className = "link num" }: PhoneLinkProps) {
  return (
    <a href={telLink(dial ?? phone)} className={className}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
}

/**
 * An e-mail address, which breaks before its @ rather than within a word where there is little
 * room.
 */
export function EmailText({ email, className = "" }: { email: string; className?: string }) {
  const at = email.lastIndexOf("@");
  return (
    <bdi dir="ltr" className={`text-page-start wrap-break-word ${className}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

import { forms } from "#i18n/en/forms.ts";
import { useContent } from "../content.ts";

/** The shop's channels besides its form. */
export function Channels() {
  const brand = useContent("brand");
  return (
    <ul className="w-full border-t border-line">
      <Channel label={forms.emailChannel} href={`mailto:${brand.email}`}>
        {brand.email}
      </Channel>
      {brand.social.map((channel) => (
        <Channel key={channel.name} label={channel.name} href={channel.url}>
          {channel.handle}
        </Channel>
      ))}
    </ul>
  );
}

type ChannelProps = { label: string; href: string; children: string };

function Channel({ label, href, children }: ChannelProps) {
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 border-b border-line">
      <span className="text-sm text-soft">{label}</span>
      <a
        href={href}
        rel="noopener"
        className="inline-flex min-h-11 items-center font-display text-lg tracking-head no-underline hover:underline hover:decoration-1 hover:underline-offset-4"
      >
        {children}
      </a>
    </li>
  );
}

import { Mail } from "lucide-react";
import { Link } from "react-router";
import { brand } from "#content/brand.ts";
import { home } from "#content/home.ts";
import { homeText } from "#i18n/en/home.ts";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";

const text = home.hello;

/** How to reach people, at the end of the page. */
export function SayHello() {
  return (
    <section
      className="wrap section grid gap-x-columns gap-y-10 lg:grid-cols-2"
      aria-labelledby="hello"
    >
      <div className="grid content-start justify-items-start gap-5">
        <h2 id="hello">{text.heading}</h2>
        <p className="lede">{text.text}</p>
        <Link to={paths.contact} className={`${buttonClass({ tone: "line" })} mt-2`}>
          {text.contact}
        </Link>
      </div>
      <div>
        <ul className="border-t border-line">
          <Channel label={homeText.email} href={`mailto:${brand.email}`}>
            {brand.email}
          </Channel>
          {brand.social.map((channel) => (
            <Channel key={channel.name} label={channel.name} href={channel.url}>
              {channel.handle}
            </Channel>
          ))}
        </ul>
        <p className="mt-6 text-sm text-soft">
          <b className="font-strong text-text">{text.tag}.</b> {text.tagText(brand.hashtag)}
        </p>
      </div>
    </section>
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
        className="inline-flex min-h-11 items-center gap-2 font-display text-lg tracking-head no-underline hover:underline hover:decoration-1 hover:underline-offset-4"
      >
        {href.startsWith("mailto:") && <Mail aria-hidden className="size-5 text-accent" />}
        {children}
      </a>
    </li>
  );
}

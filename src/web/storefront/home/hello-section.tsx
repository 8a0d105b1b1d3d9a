import { fillText } from "#shared/fill-text.ts";
import { Channels } from "../contact/channels.tsx";
import { HelloForm } from "../contact/hello-form.tsx";
import type { HelloField } from "../contact/message-rules.ts";
import { useContent } from "../content.ts";
import type { FormAnswer } from "../forms/form-error.ts";

type HelloSectionProps = { answer: FormAnswer<HelloField> | undefined };

/** How to reach people, at the end of the page. */
export function HelloSection({ answer }: HelloSectionProps) {
  const text = useContent("home").hello;
  const { hashtag } = useContent("brand");
  return (
    <section
      className="wrap section grid items-start gap-x-columns gap-y-10 lg:grid-cols-2"
      aria-labelledby="hello"
    >
      <div className="grid justify-items-start gap-5">
        <h2 id="hello">{text.heading}</h2>
        <p className="lede">{text.text}</p>
        <Channels />
        <p className="text-sm text-soft">
          <b className="font-strong text-text">{text.tag}.</b> {fillText(text.tagText, { hashtag })}
        </p>
      </div>
      <div className="rounded-lg bg-surface px-5 py-8 shadow-low sm:px-10 sm:py-12">
        <HelloForm answer={answer} />
      </div>
    </section>
  );
}

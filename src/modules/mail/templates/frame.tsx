import { findTextLanguage } from "#shared/text-language.ts";
import { getStyles, MailBlock } from "./blocks.tsx";
import {
  dark,
  light,
  Lines,
  MailButton,
  MailLink,
  Preheader,
  Section,
  body,
  display,
  fonts,
  small,
} from "./elements.tsx";
import type { WholeMail } from "./mail-content.ts";

/** Gives each part of the frame its dark colors, in programs that support it. */
const darkStyles = `@media (prefers-color-scheme: dark) {
  .ground { background-color: ${dark.ground} !important; }
  .paper { background-color: ${dark.paper} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .link { color: ${dark.link} !important; }
  .line { border-color: ${dark.line} !important; }
  .button { background-color: ${dark.button} !important; color: ${dark.onButton} !important; }
}`;

/**
 * The look of every mail: tables and inline styles, which is what all mail programs understand, and
 * no images.
 */
export function Frame({ content, publicUrl }: { content: WholeMail; publicUrl: string }) {
  const {
    quotes = [],
    blocks = [],
    lastBlocks = [],
    button,
    unsubscribe,
    language = "en",
  } = content;
  const { typed } = getStyles(language === "he");
  const ofLanguage = { dir: language === "he" ? "rtl" : "ltr", lang: language } as const;
  return (
    <html dir={ofLanguage.dir} lang={ofLanguage.lang}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" content="" />
        <title>{content.subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </head>
      <body className="ground" style={{ backgroundColor: light.ground, margin: 0, padding: 0 }}>
        <Preheader>{content.preheader}</Preheader>
        {/* Programs that show a mail within their own page drop what stands on html and body. */}
        <Section
          {...ofLanguage}
          className="ground"
          style={{ backgroundColor: light.ground, padding: "24px 12px" }}
        >
          <Section maxWidth="560px" style={{ fontFamily: fonts }}>
            <Section style={{ padding: "0 8px 16px" }}>
              <a
                href={publicUrl}
                target="_blank"
                className="ink"
                style={{ ...wordmark, color: light.ink, textDecoration: "none" }}
              >
                {content.sender}
              </a>
            </Section>
            <Section
              className="paper"
              style={{
                backgroundColor: light.paper,
                border: `1px solid ${light.line}`,
                borderRadius: "24px",
              }}
            >
              <Section style={{ padding: "32px 28px" }}>
                <h1 className="ink" style={{ ...heading, color: light.ink }}>
                  {content.heading}
                </h1>
                {content.paragraphs.map((paragraph) => (
                  <p
                    key={paragraph}
                    className="ink"
                    style={{ ...body, color: light.ink }}
                    dir="auto"
                  >
                    <Lines>{paragraph}</Lines>
                  </p>
                ))}
                {content.body !== undefined && (
                  <p
                    className="ink"
                    style={{ ...typed, ...body, color: light.ink }}
                    {...findTextLanguage(content.body)}
                  >
                    <Lines>{content.body}</Lines>
                  </p>
                )}
                {quotes.map(({ label, text }) => (
                  <Section key={label}>
                    <p className="soft" style={{ ...small, color: light.soft, margin: "10px 0 0" }}>
                      {label}
                    </p>
                    <p
                      className="ink"
                      style={{ ...typed, ...body, color: light.ink }}
                      {...findTextLanguage(text)}
                    >
                      <Lines>{text}</Lines>
                    </p>
                  </Section>
                ))}
                {blocks.map((block, place) => (
                  // Blocks have no names, and never change their places.
                  // oxlint-disable-next-line react/no-array-index-key
                  <MailBlock key={place} block={block} isRtl={language === "he"} />
                ))}
                {button && (
                  <Section style={{ padding: "12px 0 20px" }}>
                    <MailButton href={button.href}>{button.label}</MailButton>
                  </Section>
                )}
                {content.afterwards.map((line) => (
                  <p key={line} className="soft" style={{ ...small, color: light.soft }}>
                    {line}
                  </p>
                ))}
                {button && (
                  <>
                    <hr className="line" style={rule} />
                    <p className="soft" style={{ ...small, color: light.soft }}>
                      {content.linkBelow}
                      <br />
                      <MailLink href={button.href} style={{ wordBreak: "break-all" }}>
                        {button.href}
                      </MailLink>
                    </p>
                  </>
                )}
                {lastBlocks.length > 0 && <hr className="line" style={rule} />}
                {lastBlocks.map((block, place) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <MailBlock key={place} block={block} isRtl={language === "he"} />
                ))}
              </Section>
            </Section>
            <Section style={{ padding: "16px 8px 0" }}>
              <p className="soft" style={{ ...small, color: light.soft }}>
                {content.signature}
                <br />
                {content.footer}
              </p>
              {unsubscribe && (
                <p className="soft" style={{ ...small, color: light.soft }}>
                  <MailLink href={unsubscribe.href}>{unsubscribe.label}</MailLink>
                </p>
              )}
            </Section>
          </Section>
        </Section>
      </body>
    </html>
  );
}

const wordmark = { fontFamily: display, fontSize: "22px", fontWeight: 600 } as const;
const heading = {
  fontFamily: display,
  fontSize: "26px",
  fontWeight: 500,
  lineHeight: "32px",
  margin: "0 0 16px",
} as const;
const rule = { border: "none", borderTop: `1px solid ${light.line}`, margin: "20px 0" } as const;

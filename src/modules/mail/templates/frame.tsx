import {
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { MailBlock } from "./blocks.tsx";
import { dark, light } from "./colors.ts";
import { body, display, fonts, small } from "./fonts.ts";
import type { WholeMail } from "./mail-content.ts";

/** Gives each part of the frame its dark colors, where a program understands that. */
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
  const { quotes = [], blocks = [], button, unsubscribe, language = "en" } = content;
  return (
    <Html lang={language} dir={language === "he" ? "rtl" : "ltr"}>
      <Head>
        <title>{content.subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      {/* Not the library's body: that gives the color to a cell which the dark styles cannot
           name. */}
      <body className="ground" style={{ backgroundColor: light.ground, margin: 0, padding: 0 }}>
        <Preview>{content.preheader}</Preview>
        <Section className="ground" style={{ backgroundColor: light.ground, padding: "24px 12px" }}>
          <Container style={{ maxWidth: "560px", fontFamily: fonts }}>
            <Section style={{ padding: "0 8px 16px" }}>
              <Link
                href={publicUrl}
                className="ink"
                style={{ ...wordmark, color: light.ink, textDecoration: "none" }}
              >
                {content.sender}
              </Link>
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
                <Heading as="h1" className="ink" style={{ ...heading, color: light.ink }}>
                  {content.heading}
                </Heading>
                {content.paragraphs.map((paragraph) => (
                  <Text
                    key={paragraph}
                    className="ink"
                    style={{ ...body, color: light.ink }}
                    dir="auto"
                  >
                    {paragraph}
                  </Text>
                ))}
                {content.body !== undefined && (
                  <Text className="ink" style={{ ...written, color: light.ink }} dir="auto">
                    {content.body}
                  </Text>
                )}
                {quotes.map(({ label, text }) => (
                  <Section key={label}>
                    <Text
                      className="soft"
                      style={{ ...small, color: light.soft, margin: "10px 0 0" }}
                    >
                      {label}
                    </Text>
                    <Text className="ink" style={{ ...written, color: light.ink }} dir="auto">
                      {text}
                    </Text>
                  </Section>
                ))}
                {blocks.map((block, place) => (
                  // Blocks have no names, and never change their places.
                  // oxlint-disable-next-line react/no-array-index-key
                  <MailBlock key={place} block={block} isRtl={language === "he"} />
                ))}
                {button && (
                  <Section style={{ padding: "12px 0 20px" }}>
                    <Button href={button.href} className="button" style={buttonStyle}>
                      {button.label}
                    </Button>
                  </Section>
                )}
                {content.afterwards.map((line) => (
                  <Text key={line} className="soft" style={{ ...small, color: light.soft }}>
                    {line}
                  </Text>
                ))}
                {button && (
                  <>
                    <Hr className="line" style={{ borderColor: light.line, margin: "20px 0" }} />
                    <Text className="soft" style={{ ...small, color: light.soft }}>
                      {content.linkBelow}
                      <br />
                      <Link
                        href={button.href}
                        className="link"
                        style={{ color: light.link, wordBreak: "break-all" }}
                      >
                        {button.href}
                      </Link>
                    </Text>
                  </>
                )}
              </Section>
            </Section>
            <Section style={{ padding: "16px 8px 0" }}>
              <Text className="soft" style={{ ...small, color: light.soft }}>
                {content.signature}
                <br />
                {content.footer}
              </Text>
              {unsubscribe && (
                <Text className="soft" style={{ ...small, color: light.soft }}>
                  <Link href={unsubscribe.href} className="link" style={{ color: light.link }}>
                    {unsubscribe.label}
                  </Link>
                </Text>
              )}
            </Section>
          </Container>
        </Section>
      </body>
    </Html>
  );
}

const wordmark = { fontFamily: display, fontSize: "22px", fontWeight: 600 } as const;
/** Style of texts that people wrote, with their own line breaks. */
const written = { ...body, whiteSpace: "pre-wrap" } as const;
const heading = {
  fontFamily: display,
  fontSize: "26px",
  fontWeight: 500,
  lineHeight: "32px",
  margin: "0 0 16px",
} as const;
const buttonStyle = {
  backgroundColor: light.button,
  borderRadius: "999px",
  color: light.onButton,
  fontSize: "16px",
  fontWeight: 600,
  padding: "14px 28px",
  textDecoration: "none",
} as const;

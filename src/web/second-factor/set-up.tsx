import type { SecondFactorLabels } from "#i18n/en/second-factor.ts";
import { CodeForm } from "./code-form.tsx";
import type { Parts } from "./second-factor-parts.ts";
import { StageHeading } from "./stage-heading.tsx";
import type { SecondFactor } from "./use-second-factor.ts";
import { useEffect, useState } from "react";

type SetUpProps = {
  secret: string;
  uri: string;
  factor: SecondFactor;
  labels: SecondFactorLabels;
  parts: Parts;
};

/**
 * Shows the secret for an app (QR code, text, or a link on the same device), and asks for the first
 * code.
 */
export function SetUp({ secret, uri, factor, labels, parts }: SetUpProps) {
  const text = labels.start;
  return (
    <CodeForm
      parts={parts}
      name="second-factor-first-code"
      label={labels.code}
      help={text.codeHelp}
      missing={labels.codeMissing}
      submit={text.submit}
      tone="main"
      cancel={labels.cancel}
      isPending={factor.pending === "confirm"}
      error={factor.error}
      onSubmit={(code) => void factor.confirm(code)}
      onCancel={factor.cancel}
    >
      <StageHeading>{text.title}</StageHeading>
      <div className="flex flex-wrap items-start gap-5">
        <QrCode text={uri} label={text.image} />
        <div className="grid min-w-56 flex-1 basis-56 content-start gap-3">
          <p>{text.scan}</p>
          <p className="text-sm text-soft">{text.type}</p>
          <code dir="ltr" className="num justify-self-start text-sm break-words select-all">
            {splitInGroups(secret)}
          </code>
          <a href={uri} className="link justify-self-start text-sm">
            {text.open}
          </a>
        </div>
      </div>
      <p className="text-sm text-soft">{text.othersEnd}</p>
    </CodeForm>
  );
}

/** Four letters at a time: apps do not mind the spaces. */
function splitInGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
}

/**
 * A text for cameras. What draws it is loaded when it is wanted; without it, the place stays empty.
 * Dark on light in every theme: not every reader takes it the other way round.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let isGone = false;
    import("./qr-squares.ts").then(
      ({ computeQrSquares }) => !isGone && setDrawn(computeQrSquares(text)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={drawn && `0 0 ${drawn.size} ${drawn.size}`}
      shapeRendering="crispEdges"
      className="size-52 flex-none rounded-sm border border-line bg-studio-control text-on-studio"
    >
      {drawn && <path d={drawn.path} fill="currentColor" />}
    </svg>
  );
}

import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { loadLibraryAlts } from "#ui/load-library-alts.ts";
import { EarlyScriptContext } from "./loading/early-script.ts";
import { NonceContext, pageContext } from "./loading/page-nonce.ts";
import { joinStyles } from "./loading/page-styles.ts";
import { PageStylesContext } from "./loading/page-styles-context.ts";
import { shopContext } from "./page/shop-context.ts";
import { getEarlyScript } from "./loading/get-early-script.ts";
import { isOfBackOffice, mayRunScripts } from "./page/surface.ts";

loadLibraryAlts();

const RENDER_TIMEOUT_MS = 6_000;

/**
 * Pages are cached, so they are sent whole: waiting for everything keeps React from moving finished
 * parts to the end of the document and swapping them in by script.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
): Promise<Response> {
  const page = routerContext.get(pageContext);
  const { nonce } = page;
  const routes = context.staticHandlerContext.matches.map(({ route }) => route);
  const earlyScript = getEarlyScript(
    routerContext.get(shopContext).analyticsId,
    mayRunScripts(routes),
    isOfBackOffice(routes),
  );
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <EarlyScriptContext value={earlyScript}>
          <PageStylesContext
            value={joinStyles(Object.values(context.staticHandlerContext.loaderData))}
          >
            <ServerRouter context={context} url={request.url} nonce={nonce} />
          </PageStylesContext>
        </EarlyScriptContext>
      </NonceContext>,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          headers.set("Content-Type", "text/html; charset=utf-8");
          const whole = createCollector((html) => {
            page.html = html;
            resolve(new Response(null, { headers, status }));
          });
          pipe(whole);
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** A stream that passes on all that was written to it, at its end. */
function createCollector(onEnd: (whole: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks));
      done();
    },
  });
}

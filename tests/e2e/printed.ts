// A page as the browser prints it, read back from its PDF.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/types/src/display/api.js";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const POINTS_PER_MM = 72 / 25.4;
/** Of the shop's sheets, less what rounding takes. */
const MARGIN_MM = 13.5;
/** That of a label printer. */
const DOTS_PER_INCH = 203;

/** A piece of text and its place, in millimetres from the top left corner of the paper. */
export type Printed = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export type PrintedPage = {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pieces: readonly Printed[];
  /** All of it, without the gaps that only lay it out. */
  readonly text: string;
};

/** Prints what is open, as the buttons of the browser do, with its colors. */
export async function printPage(page: Page): Promise<PrintedPage[]> {
  return withPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }), readPage);
}

/** The barcodes on each page of what is open, as a scanner reads them from a label. */
export async function scanPage(page: Page): Promise<string[][]> {
  const wasm = readFileSync(
    fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")),
  );
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  return withPages(await page.pdf({ preferCSSPageSize: true }), async (printed) => {
    const found = await readBarcodes(await drawPage(printed), { formats: ["Code39"] });
    return found.map(({ text }) => text);
  });
}

/** Pieces of text that lie over each other, or beside the part of the paper that is printed on. */
export function findFaults({ widthMm, heightMm, pieces }: PrintedPage): string[] {
  // Labels are printed up to their edge.
  const margin = widthMm > 150 ? MARGIN_MM : 0;
  const cut = pieces.filter(
    ({ left, right, top, bottom }) =>
      left < margin || right > widthMm - margin || top < 0 || bottom > heightMm,
  );
  const over = pieces.flatMap((one, place) =>
    pieces.slice(place + 1).flatMap((other) => (isOver(one, other) ? [[one, other]] : [])),
  );
  return [
    ...cut.map(({ text }) => `cut: ${text}`),
    ...over.map((both) => `over each other: ${both.map(({ text }) => text).join(" | ")}`),
  ];
}

/** More than letters touch each other whose lines stand close together. */
function isOver(one: Printed, other: Printed): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const height = Math.min(one.bottom - one.top, other.bottom - other.top);
  return across > 1 && down > height * 0.5;
}

async function withPages<Result>(
  pdf: Buffer,
  read: (page: PDFPageProxy) => Promise<Result>,
): Promise<Result[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const results: Result[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    results.push(await read(await document.getPage(number)));
  await task.destroy();
  return results;
}

async function readPage(page: PDFPageProxy): Promise<PrintedPage> {
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item): Printed[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [, , , size = 0, left = 0, baseline = 0] = item.transform.map(Number);
    return [
      {
        text: item.str,
        left: left / POINTS_PER_MM,
        right: (left + item.width) / POINTS_PER_MM,
        top: (height - baseline - size * 0.7) / POINTS_PER_MM,
        bottom: (height - baseline) / POINTS_PER_MM,
      },
    ];
  });
  return {
    widthMm: width / POINTS_PER_MM,
    heightMm: height / POINTS_PER_MM,
    pieces,
    text: pieces.map(({ text }) => text).join(" "),
  };
}

/** The page as a picture. */
async function drawPage(page: PDFPageProxy): Promise<Uint8Array> {
  const viewport = page.getViewport({ scale: DOTS_PER_INCH / 72 });
  const { createCanvas } = await import("@napi-rs/canvas");
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // Its context does in Node what that of a browser does.
  const canvasContext = canvas.getContext("2d") as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  return canvas.toBuffer("image/png");
}

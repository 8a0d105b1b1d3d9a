import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filmIds, filmSources } from "#media/films.ts";
import { mapMediaFiles } from "#server/http/media-files.ts";
import { copyFilms } from "../../../scripts/media/films.ts";

const folder = mkdtempSync(join(tmpdir(), "films "));
const server = createServer();
let url = "";

beforeAll(async () => {
  copyFilms(folder);
  const media = mapMediaFiles(folder, "/media", []);
  server.on("request", (request, response) => {
    const path = request.url ?? "";
    if (media.has(path)) void media.send(path, request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each(filmIds)("FILM-05 %s comes in both formats and can be cached forever", async (id) => {
  const { mp4, webm } = filmSources(id);
  for (const [path, type] of [
    [mp4, "video/mp4"],
    [webm, "video/webm"],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- two requests
    const answer = await fetch(url + path, { method: "HEAD" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("accept-ranges")).toBe("bytes");
  }
});

test("FILM-05 a player that jumps gets only the range that it requests", async () => {
  const original = readFileSync(join(import.meta.dirname, "../../../media/films/features.mp4"));
  const answer = await fetch(url + filmSources("features").mp4, {
    headers: { range: "bytes=500000-500099" },
  });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("content-range")).toBe(`bytes 500000-500099/${original.length}`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(original.subarray(500_000, 500_100));
});

test("FILM-05 films that no page uses any more are removed", () => {
  writeFileSync(join(folder, "films/turntable.0ld0ld00.mp4"), "old");
  copyFilms(folder);
  expect(readdirSync(join(folder, "films"))).toHaveLength(6);
});

// The images, films and turns that browsers get.
//   node scripts/media.ts             make missing files, remove unused ones
//   node scripts/media.ts --measure   measure the originals into media/*measured.json
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { measureFilms } from "./media/films.ts";
import { measureImages } from "./media/measure-images.ts";
import { measureTurns } from "./media/measure-turns.ts";

const root = join(import.meta.dirname, "..");

if (process.argv.includes("--measure")) {
  const write = (file: string, measured: object) =>
    writeFileSync(join(root, "media", file), `${JSON.stringify(measured, null, 2)}\n`);
  const images = await measureImages();
  write("measured.json", images);
  write("films-measured.json", measureFilms());
  write("turns-measured.json", measureTurns());
  console.log(`Measured ${Object.keys(images).length} images, the films and the 360° views`);
} else {
  // Not at the top: --measure must work while measured.json does not match the manifest.
  const { createMedia } = await import("./media/create-media.ts");
  await createMedia(join(root, "build/media"));
}

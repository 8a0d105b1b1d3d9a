import { imageAlts } from "#media/image-alts.ts";
import { setLibraryAlts } from "./library-alts.ts";

/** Gives the words of the library to all images on the page. */
export const loadLibraryAlts = (): void => setLibraryAlts(imageAlts);

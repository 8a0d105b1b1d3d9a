// The descriptions of our own images. The server knows them from the beginning; pages bring them in
// their HTML, and browsers load them a moment later for the images that they render themselves.
import { useSyncExternalStore } from "react";
import { imageName } from "#media/image.ts";
import { createListeners } from "./listeners.ts";

type Alts = Readonly<Record<string, string>>;
/** The description of the image at an address; undefined for one that is not our own. */
type FindAlt = (imageUrl: string) => string | undefined;

const createFind =
  (alts: Alts): FindAlt =>
  (imageUrl) => {
    const name = imageName(imageUrl);
    return name && alts[name];
  };

let find = createFind({});
const readFind = () => find;

const { subscribe, notify } = createListeners();

/** Gives the words to all images on the page. */
export function setLibraryAlts(alts: Alts): void {
  find = createFind(alts);
  notify();
}

export const useLibraryAlts = (): FindAlt => useSyncExternalStore(subscribe, readFind, readFind);

// As on the server, and on a page that is complete.
import { loadLibraryAlts } from "#ui/load-library-alts.ts";

loadLibraryAlts();

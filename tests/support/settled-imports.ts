// A page that a test renders loads some of its parts later. They have come before the file ends:
// the next one finds another environment in the same process.
import { afterAll, vi } from "vitest";

afterAll(() => vi.dynamicImportSettled());

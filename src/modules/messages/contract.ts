import { z } from "zod";

/** Values that forms send besides the fields that people fill in. */
export const submission = {
  /**
   * Chosen when the form is opened; the same key twice is one message, however often it is sent.
   */
  submission_key: z.uuid().optional(),
  /** A field that people do not see; only programs fill it in. */
  website: z.string().max(500).optional(),
  /** Milliseconds between opening the form and sending it. */
  elapsed_ms: z.int().nonnegative().optional(),
};

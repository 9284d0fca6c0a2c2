/** Where pictures are stored. Two adapters: a local folder, and a Cloud Storage bucket. */
export type PictureStore = {
  /** Stores a PNG under a path (`imagePath`), in place of an older one. */
  readonly put: (path: string, png: Buffer) => Promise<void>;
  /** What is stored under a path; null for nothing. */
  readonly get: (path: string) => Promise<Buffer | null>;
  /** Removes what is stored under a path; nothing is no failure. */
  readonly remove: (path: string) => Promise<void>;
  /** The address of a path for pages. `version` changes with the picture, so that copies may be cached for ever. */
  readonly addressOf: (path: string, version: string) => string;
};

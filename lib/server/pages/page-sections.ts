/** Which sections of the texts travel with which page: found by the build (`scripts/next/page-sections.mjs`). */
export type PageSections = {
  /** Sections in the script of every page. */
  readonly everywhere: readonly string[];
  /** What the page at a path without locale shows beyond them. */
  readonly at: (path: string) => readonly string[];
};

/** A text of `locales/legal`. */
export type LegalDocument = {
  readonly title: string;
  /** "YYYY-MM-DD". */
  readonly updated: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
};

export type LegalSection = {
  /** Stable part of the address: "#contact". */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  readonly link?: { readonly to: string; readonly text: string };
};

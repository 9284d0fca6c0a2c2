/**
 * What a language of the site is, besides its texts: how it writes what is not in them (CLDR). What is left
 * out is as in English. `locales/CODE/language.ts` holds one; browsers get all of them, so it is small.
 */
export type Language = {
  /** Of BCP 47; also in addresses. */
  readonly code: string;
  /** In its own words. */
  readonly name: string;
  /** What a number of thousands and one with decimals has between its digits; `grouped`: one with fewer digits before its decimals has no groups. Spaces do not break. */
  readonly numbers?: { readonly group: string; readonly decimal: string; readonly grouped: number };
  /** Where the percent sign stands; "#" is the number. */
  readonly percent?: string;
  /** What stands between the items of a list, between longer parts that may hold commas themselves, and between sentences. */
  readonly lists?: { readonly items: string; readonly clauses: string; readonly sentences: string };
  /** Between a label and its text. */
  readonly colon?: string;
  /** Between the first and the last day of a span. */
  readonly span?: string;
  /** Tags for `Intl.DateTimeFormat` where the code does not do. */
  readonly times?: { readonly day: string; readonly time: string };
  /** Language tags in lower case that mean this one although their first part is another's. */
  readonly regions?: readonly string[];
  /** File of the letters that the site's font lacks (styles/language.css). */
  readonly letters?: string;
  /** Which family of East Asian characters cards try first. */
  readonly cardFont?: string;
};

import type { Operator } from '../domain/site/operator';
import type { StoredKey, StoredKeyId } from '../domain/settings/stored-keys';

/** What differs from one installation of the site to another, as far as the legal texts speak of it. */
type LegalCondition = 'pageViews' | 'noPageViews' | 'namedOperator' | 'unnamedOperator';

/** A text of `locales/CODE/legal.json`. */
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
  /** Where the section belongs, a LegalCondition. Absent: everywhere. */
  readonly when?: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  /** What stands below the words and is no text: the operator's name and address, the list of stored keys. */
  readonly shows?: string;
  readonly link?: { readonly to: string; readonly text: string };
};

/** The sections of a document that are true of an installation. */
export function sectionsWhere(document: LegalDocument, conditions: readonly LegalCondition[]): LegalDocument {
  const known: readonly string[] = conditions;
  return { ...document, sections: document.sections.filter(({ when }) => when === undefined || known.includes(when)) };
}

/** The words around what the privacy policy shows as data. */
export type LegalWords = {
  readonly storedKeys: {
    readonly caption: string;
    readonly name: string;
    readonly place: string;
    readonly purpose: string;
    readonly life: string;
    readonly places: Readonly<Record<StoredKey['place'], string>>;
    readonly lives: Readonly<Record<Extract<StoredKey['life'], string>, string>>;
    readonly purposes: Readonly<Record<StoredKeyId, string>>;
  };
};

/** The list of stored keys, ready to be shown. */
export type StoredKeyTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: StoredKeyId;
    readonly name: string;
    readonly place: string;
    readonly purpose: string;
    readonly life: string;
  }[];
};

/** What sections show besides words (`shows`). */
export type LegalFacts = { readonly operator: Operator | null; readonly storedKeys: StoredKeyTable };

export type LegalPageData = {
  readonly document: LegalDocument;
  /** The page's own address without locale. */
  readonly path: string;
  /** Null where no section shows any. */
  readonly facts: LegalFacts | null;
};

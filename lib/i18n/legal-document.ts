import type { Operator } from '../domain/site/operator';
import type { StoredKey, StoredKeyId } from '../domain/settings/stored-keys';

/** The differences between installations of the site that the legal texts mention. */
type LegalCondition = 'pageViews' | 'noPageViews' | 'namedOperator' | 'unnamedOperator' | 'predictionGame';

/** A text of `locales/CODE/legal.json`. */
export type LegalDocument = {
  readonly title: string;
  /** The day of the last change, "YYYY-MM-DD". Absent on the page about the site, which is no legal text. */
  readonly updated?: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
};

export type LegalSection = {
  /** The stable anchor of the section: "#contact". */
  readonly id: string;
  readonly heading: string;
  /** The LegalCondition under which the section shows. Absent: always. */
  readonly when?: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  /** Data below the words: the operator's name and address, or the list of stored keys. */
  readonly shows?: string;
  readonly link?: { readonly to: string; readonly text: string };
};

/** The sections of a document that are true of an installation. */
export function sectionsWhere(document: LegalDocument, conditions: readonly LegalCondition[]): LegalDocument {
  const known: readonly string[] = conditions;
  return { ...document, sections: document.sections.filter(({ when }) => when === undefined || known.includes(when)) };
}

/** The words around the data of the privacy policy. */
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

/** The data that sections show besides words (`shows`); null where no section shows it. */
export type LegalFacts = {
  /** Null also where none is named. */
  readonly operator: Operator | null;
  readonly storedKeys: StoredKeyTable | null;
};

export type LegalPageData = {
  readonly document: LegalDocument;
  /** The page's own address without locale. */
  readonly path: string;
  readonly facts: LegalFacts;
};

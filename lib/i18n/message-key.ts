import type en from '../../locales/en/texts.json';

/** A text, or its plural forms by CLDR category (`other` always there). */
export type PluralForms = {
  readonly other: string;
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
};
export type MessageTree = { readonly [key: string]: string | PluralForms | MessageTree };

type Leaf<Node, Prefix extends string> = Node extends string
  ? Prefix
  : Node extends { other: string }
    ? Prefix
    : { [Key in keyof Node & string]: Leaf<Node[Key], `${Prefix}.${Key}`> }[keyof Node & string];

/** A top-level section of the texts: the unit in which they travel (docs/decisions/0008). */
export type Section = keyof typeof en & string;

/** Every key of `locales/en/texts.json`, dotted: "schedule.today". A key that does not exist does not compile. */
export type MessageKey = { [Key in keyof typeof en & string]: Leaf<(typeof en)[Key], Key> }[keyof typeof en & string];

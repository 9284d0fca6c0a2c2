import { withQuery } from './paths';

/** Addresses of embeds on other sites, and the options of the page that builds them (docs/product.md#embeds). */

export const EMBED_KINDS = ['schedule-league', 'schedule-team', 'standings', 'match'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

/** "auto" follows the reader's system. */
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** Widths of a frame, as its tag says them. */
export const EMBED_WIDTHS = ['100%', '480', '320'] as const;
export type EmbedWidth = (typeof EMBED_WIDTHS)[number];

export type EmbedTarget = { readonly kind: EmbedKind; readonly id: number };
export type EmbedChoice = EmbedTarget & { readonly name: string };
export type EmbedChoices = Readonly<Record<'leagues' | 'teams' | 'tables' | 'matches', readonly EmbedChoice[]>>;
export type EmbedOptions = { readonly theme: EmbedTheme; readonly results: boolean };

/** Pixels that a frame is given where the site around does not follow its height. */
export const EMBED_HEIGHTS: Readonly<Record<EmbedKind, number>> = {
  'schedule-league': 520,
  'schedule-team': 520,
  standings: 480,
  match: 250,
};

/** The page that makes the code. */
export const EMBED_PAGE = '/embed';

const FOLDERS: Readonly<Record<EmbedKind, string>> = {
  'schedule-league': 'schedule/league',
  'schedule-team': 'schedule/team',
  standings: 'standings',
  match: 'match',
};

/** `/embed/schedule/league/293?theme=dark&results=1`, without a locale; what is usual is left out. */
export function embedPath({ kind, id }: EmbedTarget, { theme, results }: EmbedOptions): string {
  return withQuery(`${EMBED_PAGE}/${FOLDERS[kind]}/${id}`, { theme: theme === 'auto' ? null : theme, results: results ? 1 : null });
}

/** The kind of frame at a path below `/embed` ("schedule", "league", "293"), and its id as it came; null where there is none. */
export function embedOfSegments(segments: readonly string[]): { readonly kind: EmbedKind; readonly id: string } | null {
  const id = segments.at(-1);
  const folder = segments.slice(0, -1).join('/');
  const kind = EMBED_KINDS.find((each) => FOLDERS[each] === folder);
  return kind === undefined || id === undefined || !/^[1-9]\d{0,14}$/.test(id) ? null : { kind, id };
}

/** What a choice stands for as a form sends it: "schedule-league-293". */
export function embedChoice({ kind, id }: EmbedTarget): string {
  return `${kind}-${id}`;
}

/** Null for anything that is not a choice. */
export function embedOfChoice(text: string): EmbedTarget | null {
  const [, name = '', id = ''] = /^([a-z-]{5,15})-([1-9]\d{0,14})$/.exec(text) ?? [];
  const kind = EMBED_KINDS.find((each) => each === name);
  return kind === undefined ? null : { kind, id: Number(id) };
}

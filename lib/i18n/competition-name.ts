import type { Translate } from './translate';

/**
 * Names of stages, series and leagues as sources have them are English ("Playoffs",
 * "Summer 2023", "World Championship"). The generic ones, generic parts of others, and the
 * international events have words in every language of the site; other proper names ("LCK Cup")
 * stay as they are.
 */

/** Names that have words in every language: they match a name, or a run of its words, that is the same but for case, spaces and hyphens. */
const GENERIC = [
  'regularSeason',
  'regular',
  'playoffs',
  'playIn',
  'playIns',
  'groupStage',
  'groups',
  'swissStage',
  'swiss',
  'bracketStage',
  'knockoutStage',
  'knockouts',
  'mainEvent',
  'mainStage',
  'rumbleStage',
  'final',
  'finals',
  'grandFinal',
  'grandFinals',
  'semifinals',
  'quarterfinals',
  'thirdPlace',
  'regionalFinals',
  'seasonFinals',
  'promotion',
  'relegation',
  'elimination',
  'tiebreaker',
  'tiebreakers',
  'lastChanceQualifier',
  'openQualifier',
  'closedQualifier',
  'qualifier',
  'qualifiers',
  'placements',
  'upperBracket',
  'lowerBracket',
  'showmatch',
  'superWeek',
  'legendGroup',
  'riseGroup',
  'roadToMsi',
  'spring',
  'summer',
  'autumn',
  'fall',
  'winter',
  'opening',
  'closing',
  'lockIn',
  'worldChampionship',
  'worlds',
  'midSeasonInvitational',
  'firstStand',
  'allStar',
] as const;
type Generic = (typeof GENERIC)[number];

/** Words that a number or letter follows: "Week 3", "Rounds 1-2", "Group A". */
const NUMBERED = ['week', 'round', 'rounds', 'day', 'split', 'season', 'group', 'phase', 'stage'] as const;
type Numbered = (typeof NUMBERED)[number];

const MOST_WORDS = 3;
/** Longer names are never generic. */
const LONGEST_NAME = 80;

const folded = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const GENERIC_NAMES: ReadonlyMap<string, Generic> = new Map(GENERIC.map((key) => [folded(key), key]));
const NUMBERED_NAMES: ReadonlyMap<string, Numbered> = new Map(NUMBERED.map((key) => [key, key]));

/** The words from `start` on that are generic, translated, and how many they are; null where the first is a proper name. */
function genericAt(words: readonly string[], start: number, t: Translate): { readonly text: string; readonly count: number } | null {
  const numbered = NUMBERED_NAMES.get(words[start]?.toLowerCase() ?? '');
  const number = words[start + 1] ?? '';
  if (numbered && /^(?:\d{1,2}(?:[-–]\d{1,2})?|[A-Z])$/.test(number))
    return { text: t(`competitionNames.numbered.${numbered}`, { number }), count: 2 };
  for (let count = Math.min(MOST_WORDS, words.length - start); count > 0; count -= 1) {
    const key = GENERIC_NAMES.get(folded(words.slice(start, start + count).join('')));
    if (key) return { text: t(`competitionNames.generic.${key}`), count };
  }
  return null;
}

/** A source's name of a stage or serie in the reader's language: "Summer 2023" → "2023 서머". English stays as the source has it. */
export function competitionName(name: string, t: Translate): string {
  if (name === '' || name.length > LONGEST_NAME) return name;
  const words = name.split(' ');
  const year = /^(?:19|20)\d{2}$/.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const parts: string[] = [];
  for (let index = 0; index < words.length;) {
    const generic = genericAt(words, index, t);
    parts.push(generic?.text ?? words[index] ?? '');
    index += generic?.count ?? 1;
  }
  const text = parts.join(' ');
  const whole = year === undefined || text === '' ? (year ?? text) : t('competitionNames.ofYear', { name: text, year });
  return folded(whole) === folded(name) ? name : whole;
}

/** A league with its serie or stage: "LCK 2023 서머". */
export function competitionOf(league: string, names: readonly string[], t: Translate): string {
  return [league, ...names]
    .map((name) => competitionName(name, t))
    .filter(Boolean)
    .join(' ');
}

import type { NewsTags } from './news';

type NamedEntity = { readonly id: number; readonly name: string; readonly acronym: string };
type Phrase = { readonly kind: keyof NewsTags; readonly text: string; readonly exact: boolean; readonly entity: NamedEntity };

/** Letters that a headline uses for other things than a team. */
const OTHER_USES = new Set([
  'AD',
  'AI',
  'AP',
  'CEO',
  'EU',
  'GG',
  'GO',
  'IF',
  'KR',
  'LOL',
  'MVP',
  'NA',
  'NO',
  'OK',
  'ON',
  'OR',
  'PC',
  'PR',
  'TV',
  'UK',
  'UP',
  'US',
  'VS',
  'WE',
  'IT',
  'IS',
  'AS',
  'AT',
]);
const MOST_LEAGUES = 4;
const MOST_TEAMS = 6;

/** A name of one word is matched as it is written ("Rogue", not "rogue"), several words in any case. */
function phrasesOf(kind: keyof NewsTags, entity: NamedEntity): Phrase[] {
  const { name, acronym } = entity;
  const phrases: Phrase[] = [];
  if (name.length >= 2 && !OTHER_USES.has(name.toUpperCase()))
    phrases.push({ kind, text: name, exact: !name.trim().includes(' '), entity });
  if (acronym.length >= 2 && acronym !== name && !OTHER_USES.has(acronym.toUpperCase()))
    phrases.push({ kind, text: acronym, exact: true, entity });
  return phrases;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}

/**
 * Finds the leagues and teams that a headline names, by whole words. What two
 * teams are called alike names neither; the longest name wins ("T1 Academy" is
 * not T1). In a headline all in capitals, short names say nothing.
 */
export function tagger(leagues: readonly NamedEntity[], teams: readonly NamedEntity[]): (title: string) => NewsTags {
  const all = [...leagues.flatMap((league) => phrasesOf('leagues', league)), ...teams.flatMap((team) => phrasesOf('teams', team))];
  const owners = new Map<string, Set<number>>();
  for (const { kind, text, entity } of all) {
    const key = `${kind} ${text.toLowerCase()}`;
    owners.set(key, (owners.get(key) ?? new Set()).add(entity.id));
  }
  const phrases = all
    .filter(({ kind, text }) => owners.get(`${kind} ${text.toLowerCase()}`)?.size === 1)
    .sort((a, b) => b.text.length - a.text.length)
    .map((phrase) => ({
      ...phrase,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase.text)}(?![\\p{L}\\p{N}])`, phrase.exact ? 'gu' : 'giu'),
    }));
  return (title) => {
    const shouts = !/\p{Ll}/u.test(title) && /\p{Lu}/u.test(title);
    let rest = title;
    const found = { leagues: new Map<number, NamedEntity>(), teams: new Map<number, NamedEntity>() };
    for (const { kind, exact, pattern, entity } of phrases) {
      if (exact && shouts) continue;
      const without = rest.replace(pattern, ' | ');
      if (without === rest) continue;
      rest = without;
      found[kind].set(entity.id, entity);
    }
    return {
      leagues: [...found.leagues.values()].slice(0, MOST_LEAGUES).map(({ id, name }) => ({ id, name })),
      teams: [...found.teams.values()].slice(0, MOST_TEAMS).map(({ id, name, acronym }) => ({ id, name, acronym })),
    };
  };
}

import type { MatchSummary } from '../../match/match';
import type { BracketSection, Takes } from './bracket-model';
import type { Links } from './links';

/** What the whole of a bracket comes to. */
export type Outline = {
  readonly sections: ReadonlyMap<number, BracketSection>;
  /** The final, after one that it repeats where a lower bracket's team has won that; empty where winners do not all come together in one match. */
  readonly finals: readonly number[];
  /** Losers play on in a lower bracket that is not listed to its end, or for places: the shape does not say which. */
  readonly isAmbiguous: boolean;
};

/** The match that feeds another one with both its teams. */
function repeatedBy(id: number, links: Links): number | null {
  const [one, another] = links.feeders.get(id) ?? [];
  return one !== undefined && one.matchId === another?.matchId ? one.matchId : null;
}

function goesTo(id: number, takes: Takes, links: Links): number | undefined {
  return links.onward.get(id)?.find((way) => way.takes === takes)?.matchId;
}

/** The matches that the winners of `id` play then, up to the last. */
function wayOf(id: number, links: Links): number[] {
  const next = goesTo(id, 'winner', links);
  return next === undefined ? [] : [next, ...wayOf(next, links)];
}

function endOf(id: number, links: Links): number {
  return wayOf(id, links).at(-1) ?? id;
}

/** The match in which all ways end that begin in this stage and are won to the last. */
function finalOf(matches: readonly MatchSummary[], links: Links): number | null {
  const begins = matches.filter(({ id }) => (links.feeders.get(id) ?? []).length === 0);
  const ends = new Set(begins.map(({ id }) => endOf(id, links)));
  const [end] = ends;
  return end !== undefined && ends.size === 1 && goesTo(end, 'loser', links) === undefined ? end : null;
}

/** Two losers play, nothing follows, and those who beat them play each other in a match that ends it, too. */
function isForThird(id: number, links: Links): boolean {
  const own = links.feeders.get(id) ?? [];
  const isEnd = (match: number) => (links.onward.get(match) ?? []).length === 0;
  const beaters = new Set(own.map(({ matchId }) => goesTo(matchId, 'winner', links)));
  const [final] = beaters;
  return (
    own.length === 2 &&
    own.every(({ takes }) => takes === 'loser') &&
    beaters.size === 1 &&
    final !== undefined &&
    isEnd(final) &&
    isEnd(id)
  );
}

/** Whether the loser of this match, winning from then on, comes back into the upper bracket: what follows is a bracket of its own. */
export function leadsBack(id: number, links: Links, sections: ReadonlyMap<number, BracketSection>): boolean {
  const lost = goesTo(id, 'loser', links);
  return lost !== undefined && wayOf(lost, links).some((match) => sections.get(match) === 'upper');
}

/** Whether the loser of this match plays on for the title. */
function hasSecondChance(id: number, links: Links): boolean {
  const [won, lost] = [goesTo(id, 'winner', links), goesTo(id, 'loser', links)];
  return lost !== undefined && lost !== won && !isForThird(lost, links);
}

function sectionOf(id: number, links: Links, known: ReadonlyMap<number, BracketSection>): BracketSection {
  if (isForThird(id, links)) return 'third';
  const repeated = repeatedBy(id, links);
  if (repeated !== null) return known.get(repeated) ?? 'upper';
  const own = links.feeders.get(id) ?? [];
  const from = own.map(({ matchId }) => ({ section: known.get(matchId), spares: goesTo(matchId, 'loser', links) !== undefined }));
  const comesFrom = (section: BracketSection) => from.some((each) => each.section === section);
  if (own.some(({ takes }) => takes === 'loser')) return 'lower';
  if (comesFrom('final')) return 'final';
  if (!comesFrom('lower')) return 'upper';
  // Those who came through a lower bracket begin in an upper one again, which may be after a match whose loser is out.
  const beginsAnew = own.length < 2 || comesFrom('upper');
  if (beginsAnew && [id, ...wayOf(id, links)].some((match) => hasSecondChance(match, links))) return 'upper';
  // Both brackets meet; a match whose loser is out is between teams that begin in the lower one.
  return from.some(({ section, spares }) => section === 'upper' && spares) ? 'final' : 'lower';
}

/**
 * How many rounds the last part of a bracket has before its final: where those
 * who came through an upper bracket have no second chance any more, and play in
 * one round with those who came through a lower one.
 */
function knockoutRounds(matches: readonly MatchSummary[], links: Links, sections: ReadonlyMap<number, BracketSection>): number {
  const comesFrom = (id: number, section: BracketSection) =>
    (links.feeders.get(id) ?? []).some(
      ({ matchId, takes }) =>
        takes === 'winner' && sections.get(matchId) === section && (section === 'lower' || hasSecondChance(matchId, links)),
    );
  const roundsOf = (section: BracketSection) =>
    new Set(
      matches
        .filter(({ id }) => comesFrom(id, section) && ![id, ...wayOf(id, links)].some((match) => hasSecondChance(match, links)))
        .map(({ id }) => wayOf(id, links).length),
    );
  const fromBelow = roundsOf('lower');
  return Math.max(0, ...[...roundsOf('upper')].filter((rounds) => fromBelow.has(rounds)));
}

/** `matches` in an order in which they can be played. */
export function outlineOf(matches: readonly MatchSummary[], links: Links): Outline {
  const sections = new Map<number, BracketSection>();
  for (const { id } of matches) sections.set(id, sectionOf(id, links, sections));
  // Teams that begin below: the loser is out, the winner goes on below.
  for (const { id } of [...matches].reverse()) {
    const next = goesTo(id, 'winner', links);
    const goesOnBelow = next !== undefined && sections.get(next) === 'lower' && goesTo(id, 'loser', links) === undefined;
    if (sections.get(id) === 'upper' && goesOnBelow) sections.set(id, 'lower');
  }
  const end = finalOf(matches, links);
  const beside = end === null ? [] : matches.filter(({ id }) => sections.get(id) !== 'third' && endOf(id, links) !== end);
  const final = beside.length === 0 ? end : null;
  const repeated = final === null ? null : repeatedBy(final, links);
  const finals = [repeated, final].flatMap((id) => id ?? []);
  for (const id of finals) sections.set(id, 'final');
  const rounds = final === null ? 0 : knockoutRounds(matches, links, sections);
  for (const { id } of matches) {
    if (rounds > 0 && sections.get(id) !== 'third' && wayOf(id, links).length <= rounds) sections.set(id, 'final');
  }
  // Teams that got equally far play for a place.
  const joinsRounds = ({ id }: MatchSummary) =>
    new Set((links.feeders.get(id) ?? []).map(({ matchId, takes }) => `${takes} ${wayOf(matchId, links).length}`)).size > 1;
  return { sections, finals, isAmbiguous: beside.length > 0 && !beside.some(joinsRounds) };
}

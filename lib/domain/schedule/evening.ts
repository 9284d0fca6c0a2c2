import type { FinishedSummary, MatchSummary } from '../match/match';
import { beginOf, byResult, byStart } from '../match/match-order';
import { tellsResult } from '../match/spoilers';
import { addDays } from './week';
import { dateIn, dayOf } from './zoned-date';

/**
 * What the homepage shows of its matches to one visitor (docs/product.md#home):
 * the pre-paint script chooses among the rows of the page, React among matches.
 */

/** How many matches of each band show before it is expanded. */
const BAND_MATCHES = 8;
/** So many results of a league show that the visitor does not follow. */
export const RESULTS_OF_LEAGUE = 3;
/** A night ends at this hour: what is played after midnight belongs to the evening before. */
const NIGHT_END_HOUR = 6;

/** A match by what decides its place in a band. */
type Placed = Pick<MatchSummary, 'id' | 'leagueId' | 'beginAt'> & {
  readonly round?: { readonly unfed?: true | undefined } | undefined;
  readonly left: { readonly id: number };
  readonly right: { readonly id: number };
};

export type Ranked<Listed extends Placed = MatchSummary> = {
  readonly match: Listed;
  /** `importanceOf` the match. */
  readonly rank: number;
  /** Rating of both teams together; null where one is not rated. Follows from results. */
  readonly strength?: number | null;
};

export type EveningReader = {
  readonly leaguesOrder: readonly number[];
  readonly followingTeams: readonly number[];
  readonly spoilerFree: boolean;
};

/** The day ("YYYY-MM-DD") whose evening an instant belongs to. */
export function eveningOf(at: number, zone: string): string {
  const day = dayOf(at, zone);
  return dateIn(at, zone).hour < NIGHT_END_HOUR ? addDays(day, -1) : day;
}

/** 2: of a team that the visitor follows; 1: of a league; 0: of neither. A team whose place in it is a result counts only where results may be shown. */
export function ownOf(match: Placed, { leaguesOrder, followingTeams, spoilerFree }: EveningReader): 0 | 1 | 2 {
  const named = !spoilerFree || !tellsResult({ teams: match });
  if (named && (followingTeams.includes(match.left.id) || followingTeams.includes(match.right.id))) return 2;
  return leaguesOrder.includes(match.leagueId) ? 1 : 0;
}

/** The visitor's own first, then by rank, then by strength where results may be shown; `direction` 1: of two alike the earlier first, -1: the later. */
function inOrder<Entry extends Ranked<Placed>>(entries: readonly Entry[], reader: EveningReader, direction: 1 | -1): Entry[] {
  const strengthOf = ({ strength = null }: Entry) => (reader.spoilerFree ? null : strength) ?? 0;
  return [...entries].sort(
    (a, b) =>
      ownOf(b.match, reader) - ownOf(a.match, reader) ||
      a.rank - b.rank ||
      strengthOf(b) - strengthOf(a) ||
      direction * (beginOf(a.match) - beginOf(b.match)) ||
      a.match.id - b.match.id,
  );
}

type Chosen<Entry> = {
  readonly first: readonly Entry[];
  /** All matches of the page: what comes by start, results by their ends. */
  readonly all: readonly Entry[];
};
/** `day`: the evening that shows, tonight's, else the next that has matches; null without any. */
type ChosenNext<Entry> = { readonly day: string | null; readonly first: readonly Entry[] };

type Evening = EveningReader & { readonly now: number; readonly zone: string };

/** Of matches to come those of tonight, else of the next evening that has any: the most important, as many as show at first, in the order given. */
export function chooseNext<Entry extends Ranked<Placed>>(entries: readonly Entry[], { now, zone, ...reader }: Evening): ChosenNext<Entry> {
  const tonight = eveningOf(now, zone);
  // What is late belongs to tonight.
  const dayOfEntry = ({ match }: Entry) => {
    const day = eveningOf(beginOf(match), zone);
    return day < tonight ? tonight : day;
  };
  const [day = null] = entries.map(dayOfEntry).sort();
  const ofDay = entries.filter((entry) => dayOfEntry(entry) === day);
  const chosen = new Set(inOrder(ofDay, reader, 1).slice(0, BAND_MATCHES));
  return { day, first: ofDay.filter((entry) => chosen.has(entry)) };
}

export function nextBand<Entry extends Ranked>(entries: readonly Entry[], evening: Evening): ChosenNext<Entry> & Chosen<Entry> {
  const all = [...entries].sort((a, b) => byStart(a.match, b.match));
  return { ...chooseNext(all, evening), all };
}

/** At most three of a league beside the visitor's own. */
function fewOfEach<Entry extends Ranked<Placed>>(entries: readonly Entry[], reader: EveningReader): Entry[] {
  const listed = new Map<number, number>();
  return entries.filter(({ match }) => {
    if (ownOf(match, reader) > 0) return true;
    const before = listed.get(match.leagueId) ?? 0;
    listed.set(match.leagueId, before + 1);
    return before < RESULTS_OF_LEAGUE;
  });
}

/** The results that matter most: as many as show at first. */
export function chooseLately<Entry extends Ranked<Placed>>(entries: readonly Entry[], reader: EveningReader): readonly Entry[] {
  return fewOfEach(inOrder(entries, reader, -1), reader).slice(0, BAND_MATCHES);
}

export function latelyBand<Entry extends Ranked<FinishedSummary>>(entries: readonly Entry[], reader: EveningReader): Chosen<Entry> {
  return { first: chooseLately(entries, reader), all: [...entries].sort((a, b) => byResult(a.match, b.match)) };
}

import type { FinishedMatch, Match } from '../../domain/match/match';
import { beginOf, isFinished } from '../../domain/match/match-order';
import { leaderAngle, strongestAngle, stronger, weighsAsKnockout } from '../../domain/news/digest/angle';
import {
  digestId,
  type Angle,
  type DigestDocument,
  type DigestItem,
  type DigestMatch,
  type DigestSpan,
  type DigestTable,
} from '../../domain/news/digest';
import { matchDays, matchWeeks } from '../../domain/news/digest/match-days';
import { hasRecap } from '../../domain/news/has-recap';
import { memoized } from '../../domain/values/memoized';
import type { Season } from '../index/season';
import { leagueAngles } from './league-angles';
import { hasTable, tableOfResults } from './match-standings';

/** A digest with the matches that its document holds. */
type Digest = { readonly item: DigestItem; readonly matches: readonly FinishedMatch[] };

/** A week with one match day has nothing that the day's own digest lacks. */
const LEAST_DAYS_OF_WEEK = 2;

/** With fewer wins, the first place of an evening only follows from the order of play. */
const LEAST_WINS_OF_LEADER = 4;

function winnerOf({ matchId, winner }: Angle, matches: readonly Match[]): number | undefined {
  const match = matches.find(({ id }) => id === matchId);
  return winner === null ? undefined : match?.[winner].id;
}

function digestMatch(match: Match): DigestMatch {
  const { id, left, right, round } = match;
  return { matchId: id, left: named(left), right: named(right), ...(round ? { round } : {}) };
}

function named({ id, name, abbr }: Match['left']): DigestMatch['left'] {
  return { id, name, acronym: abbr };
}

type Part = { readonly span: DigestSpan; readonly day: string; readonly over: readonly FinishedMatch[]; readonly angle: Angle | null };

/** The digest of a day or week; null while none of its matches is finished, and where there is nothing to tell. */
function digestOf({ span, day, over, angle }: Part): Digest | null {
  const [first] = over;
  const last = over.at(-1);
  if (!first || !last || !angle) return null;
  const { leagueId, leagueName, serieName, tournamentName } = first;
  const oneStage = over.every(({ tournamentId }) => tournamentId === first.tournamentId);
  return {
    item: {
      kind: 'digest',
      id: digestId(span, leagueId, day),
      span,
      day,
      at: last.beginAt,
      league: { id: leagueId, name: leagueName },
      serie: serieName,
      stage: oneStage ? tournamentName : '',
      angle,
      wording: 'a',
      // Else a list of news would hold every match of a week beside those of its days.
      matches: (span === 'day' ? over : over.filter(({ id }) => id === angle.matchId)).map(digestMatch),
      count: over.length,
    },
    matches: over,
  };
}

/** The digests of match days and weeks, league by league. A league's are cached until `forget` says that its matches, or what was known before them, have changed. */
export class Digests {
  readonly #of = memoized((leagueId: number) => this.#compose(leagueId));

  constructor(private readonly season: Season) {}

  forget(leagueId: number): void {
    this.#of.forget(leagueId);
  }

  /** The digests of one league, oldest first. */
  items(leagueId: number): DigestItem[] {
    return this.#of(leagueId).map(({ item }) => item);
  }

  /** The digests of all leagues, in no order. */
  all(): DigestItem[] {
    const leagues = new Set(this.season.matchIndex.withStatus('finished').map(({ leagueId }) => leagueId));
    return [...leagues].flatMap((leagueId) => this.items(leagueId));
  }

  /** `digests/{id}`; null for one that does not exist, or no longer. */
  document(id: string, leagueId: number): DigestDocument | null {
    const digest = this.#of(leagueId).find(({ item }) => item.id === id);
    if (!digest) return null;
    const {
      item: { count: _count, ...item },
      matches,
    } = digest;
    return {
      ...item,
      matches: matches.map((match) => ({ ...match, streams: [] })),
      table: this.#tableAfter(matches),
      next: this.#nextAfter(matches),
    };
  }

  #compose(leagueId: number): readonly Digest[] {
    const matches = this.season.matchIndex.ofLeague(leagueId);
    const angles = leagueAngles(leagueId, this.season);
    const days = matchDays(matches);
    const weeks = matchWeeks(days).filter(
      (week) => week.days.length >= LEAST_DAYS_OF_WEEK && week.days.every((day) => day.matches.every(isFinished)),
    );
    const ofDays = days
      .map(({ day, matches: played }) => {
        const over = played.filter(hasRecap);
        return digestOf({ span: 'day', day, over, angle: stronger(this.#newLeaderAfter(over), strongestAngle(over, angles)) });
      })
      .filter((digest) => digest !== null);
    // A week's story is who leads the table, or a match that no day's story was about; in a week of knockouts, no match that weighs less than those of the days.
    const covered = new Set(ofDays.map(({ item }) => item.angle.matchId));
    const ofWeeks = weeks.map(({ monday, days: own }) => {
      const over = own.flatMap((day) => day.matches.filter(hasRecap));
      const others = over.filter(({ id }) => !covered.has(id));
      const untold = strongestAngle(others, angles);
      const isKnockout = over.some(({ round }) => round?.stake === 'out' || round?.stake === 'title');
      const isMinor = isKnockout && untold !== null && !weighsAsKnockout(untold);
      const leader = this.#leaderAfter(over);
      const newLeaders = ofDays
        .filter(({ item }) => item.angle.kind === 'takeFirst' && own.some(({ day }) => day === item.day))
        .map(({ item }) => winnerOf(item.angle, over));
      const isTold = leader !== null && leader.kind !== 'finishFirst' && newLeaders.includes(winnerOf(leader, over));
      return digestOf({ span: 'week', day: monday, over, angle: stronger(isTold ? null : leader, isMinor ? null : untold) });
    });
    return withWordings([...ofDays, ...ofWeeks].filter((digest) => digest !== null).sort((a, b) => byTime(a.item, b.item)));
  }

  #leaderAfter(matches: readonly FinishedMatch[]): Angle | null {
    const table = this.#tableAfter(matches);
    const last = matches.at(-1);
    // In a Swiss stage places say little: after each round several are first.
    if (!table || !last || /swiss/i.test(table.name)) return null;
    const isOver = this.season.matchIndex
      .ofTournament(table.tournamentId)
      .every((match) => match.status === 'canceled' || (isFinished(match) && beginOf(match) <= beginOf(last)));
    return leaderAngle(table, matches, isOver);
  }

  /** A new leader after a day, unless the table says little yet. */
  #newLeaderAfter(matches: readonly FinishedMatch[]): Angle | null {
    const angle = this.#leaderAfter(matches);
    const leader = this.#tableAfter(matches)?.rows.find(({ rank }) => rank === 1);
    return angle?.kind === 'takeFirst' && leader && leader.wins >= LEAST_WINS_OF_LEADER ? angle : null;
  }

  /** The table of the stage in which most of the matches were played. */
  #tableAfter(matches: readonly FinishedMatch[]): DigestTable | null {
    const counts = new Map<number, number>();
    for (const { tournamentId } of matches) counts.set(tournamentId, (counts.get(tournamentId) ?? 0) + 1);
    const [[stageId] = []] = [...counts].sort((a, b) => b[1] - a[1]);
    const stage = stageId === undefined ? undefined : this.season.entities.tournaments.get(stageId);
    const [first, last] = [matches[0], matches.at(-1)];
    if (!stage || !first || !last || first.opponentType !== 'team' || !hasTable(stage, this.season)) return null;
    const over = this.season.matchIndex.ofTournament(stage.id).filter(isFinished);
    const after = over.filter((match) => beginOf(match) <= beginOf(last));
    const before = over.filter((match) => beginOf(match) < beginOf(first));
    const rows = tableOfResults(stage, after, this.season);
    const places = before.length === 0 ? [] : tableOfResults(stage, before, this.season);
    return {
      tournamentId: stage.id,
      name: stage.name,
      rows: rows.map(({ team, rank, wins, losses, group }) => ({
        team,
        rank,
        before: places.find((row) => row.team.id === team.id)?.rank ?? null,
        wins,
        losses,
        ...(group === undefined ? {} : { group }),
      })),
    };
  }

  #nextAfter(matches: readonly FinishedMatch[]): DigestDocument['next'] {
    const last = matches.at(-1);
    if (!last) return null;
    const own = new Set(matches.map(({ id }) => id));
    const next = this.season.matchIndex
      .ofLeague(last.leagueId)
      .find(
        (match) => beginOf(match) >= beginOf(last) && !own.has(match.id) && match.status !== 'canceled' && match.status !== 'postponed',
      );
    return next ? { ...digestMatch(next), at: next.beginAt } : null;
  }
}

/** Varies the wording of two headlines of the same kind in a row. */
function withWordings(digests: readonly Digest[]): Digest[] {
  const before = new Map<DigestSpan, DigestItem>();
  return digests.map(({ item, matches }) => {
    const { kind, matchId } = item.angle;
    const last = before.get(item.span);
    const taken = last?.angle.kind === kind ? last.wording : matchId % 2 === 0 ? 'b' : 'a';
    const worded: DigestItem = { ...item, wording: taken === 'a' ? 'b' : 'a' };
    before.set(item.span, worded);
    return { item: worded, matches };
  });
}

/** Orders digests by time; a week comes after its last day. */
function byTime(a: DigestItem, b: DigestItem): number {
  return Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1);
}

import { teamsOf } from '../../domain/entities/team-stub';
import { certainTiebreaks, tiebreakOrder } from '../../domain/competition/tiebreaks';
import { raceOf } from '../../domain/competition/scenarios/race';
import { scenariosOf } from '../../domain/competition/scenarios/scenarios';
import { rankFromMatches } from '../../domain/competition/standings';
import type { FinishedMatch, Match, MatchSummary } from '../../domain/match/match';
import type { Significance } from '../../domain/match/significance';
import { beginOf, endOf, isFinished } from '../../domain/match/match-order';
import { outcomeFor, type TeamOutcome } from '../../domain/match/match-outcome';
import { otherSide, sideOfTeam, type SideName } from '../../domain/match/match-state';
import { winningRun } from '../../domain/match/winning-run';
import { UPSET_CHANCE } from '../../domain/news/digest/angle';
import { isFed } from '../../domain/match/spoilers';
import { memoized } from '../../domain/values/memoized';
import type { Season } from '../index/season';
import { leagueAngles } from './league-angles';
import { meetingsBefore } from './match';
import { hasTable } from './match-standings';
import { playedGames } from '../index/played-games';
import { deriveCuts } from './scenarios';

/** A record of a season counts from so many known games on. */
const RECORD_GAMES = 30;
/** After so many defeats in a row the next win over a team counts as its first. */
const DEFEATS = 3;

type Verdicts = ReadonlyMap<number, 'in' | 'open' | 'out'>;
const NO_VERDICTS: Verdicts = new Map();

function asOpen(match: FinishedMatch): MatchSummary {
  const { endAt: _end, winnerId: _winner, drawn: _drawn, forfeit: _forfeit, ...rest } = match;
  return { ...rest, status: 'not_started', left: { ...match.left, score: null }, right: { ...match.right, score: null } };
}

/** Why each finished match mattered, computed again when a result changes. */
export class MatchSignificance {
  #version = -1;
  readonly #anglesOf = memoized((leagueId: number) => leagueAngles(leagueId, this.season));
  readonly #significanceOf = memoized((match: FinishedMatch) => this.#compose(match));
  /** Verdicts with what they were computed from: they cost most, and stay true whatever else changes. */
  readonly #verdicts = new Map<string, { readonly key: string; readonly verdicts: Verdicts }>();

  constructor(private readonly season: Season) {}

  /** The reason why a match mattered; null for a draw, and where there is none. */
  of(match: FinishedMatch): Significance | null {
    const { resultsVersion } = this.season.matchIndex;
    if (this.#version !== resultsVersion) {
      this.#version = resultsVersion;
      this.#anglesOf.clear();
      this.#significanceOf.clear();
    }
    return this.#significanceOf(match);
  }

  #compose(match: FinishedMatch): Significance | null {
    const { winnerId } = match;
    const winner = sideOfTeam(match, winnerId);
    if (winnerId === null || winner === null) return null;
    const loser = otherSide(winner);
    const angle = this.#anglesOf(match.leagueId).get(match.id)?.angle;
    const kind = angle?.kind;
    const count = angle?.count === undefined ? {} : { count: angle.count };
    if (kind === 'title') return { kind, side: winner };
    if (kind === 'forfeit') return { kind, side: winner };
    const settled = this.#settled(match, winner);
    if (settled) return settled;
    if (kind === 'out') return { kind, side: loser };
    if (kind === 'reachFinal' || kind === 'reverseSweep') return { kind, side: winner };
    const chance = this.season.ratings.chanceOf(match)?.[winner] ?? null;
    if (chance !== null && chance < UPSET_CHANCE) return { kind: 'upset', side: winner, chance };
    if (kind === 'runEnded') return { kind, side: loser, ...count };
    const record = this.#seasonRecord(match, winner);
    if (record) return record;
    if (kind === 'run') return { kind, side: winner, ...count };
    const defeats = winningRun(match[loser].id, meetingsBefore(match, this.season));
    if (defeats >= DEFEATS) return { kind: 'firstWin', side: winner, count: defeats };
    if (kind === 'lastGame') return { kind, side: winner };
    return this.#tableRecord(match, winner) ?? (kind === 'sweep' ? { kind, side: winner } : null);
  }

  /** A team's place in the stage that became certain with this match, the winner's before the loser's. */
  #settled(match: FinishedMatch, winner: SideName): Significance | null {
    const before = this.#verdictsAt(match, false);
    const after = this.#verdictsAt(match, true);
    const became = (side: SideName) => {
      const [now, then] = [after.get(match[side].id), before.get(match[side].id)];
      return now !== then && then === 'open' ? now : undefined;
    };
    if (became(winner) === 'in') return { kind: 'through', side: winner };
    const loser = otherSide(winner);
    return became(loser) === 'out' ? { kind: 'out', side: loser } : null;
  }

  /** What was certain for each team right after this match (`included`) or before it. Empty where the table has no known line. */
  #verdictsAt(match: FinishedMatch, included: boolean): Verdicts {
    const { matchIndex, entities } = this.season;
    const tournament = entities.tournaments.get(match.tournamentId);
    if (!tournament || match.opponentType !== 'team' || !hasTable(tournament, this.season)) return NO_VERDICTS;
    const all = matchIndex.ofTournament(tournament.id);
    const end = endOf(match);
    const counts = (each: Match): each is FinishedMatch =>
      isFinished(each) && (each.id === match.id ? included : endOf(each) < end || (endOf(each) === end && each.id < match.id));
    const over = all.filter(counts);
    const rows = rankFromMatches(teamsOf(tournament.teams, all), over, tiebreakOrder(tournament.leagueId));
    const places = deriveCuts(tournament, rows, this.season).at(-1)?.places;
    const off = all.filter(({ status }) => status === 'canceled').map(({ id }) => id);
    const key = `${tournament.id} ${places} ${all.length} ${off.join()} ${over.map(({ id, winnerId, left, right }) => [id, winnerId, left.score, right.score].join(':')).join(' ')}`;
    const place = `${match.id} ${included}`;
    const known = this.#verdicts.get(place);
    if (known?.key === key) return known.verdicts;
    const matches = all.map((each) => (isFinished(each) && !counts(each) ? asOpen(each) : each));
    const race = places === undefined ? null : raceOf(rows, matches, certainTiebreaks(tournament.leagueId), () => null);
    const verdicts: Verdicts =
      race && places !== undefined
        ? new Map(scenariosOf(race, places, tournament.id, { runs: 1 }).teams.map(({ teamId, status }) => [teamId, status]))
        : NO_VERDICTS;
    this.#verdicts.set(place, { key, verdicts });
    return verdicts;
  }

  /** The longest game, or the one with most kills, of its serie until then. */
  #seasonRecord(match: FinishedMatch, winner: SideName): Significance | null {
    const { matchIndex, stats } = this.season;
    const until = matchIndex
      .ofLeague(match.leagueId)
      .filter((each) => each.serieId === match.serieId && isFinished(each) && beginOf(each) <= beginOf(match));
    const figures = until.flatMap((each) =>
      playedGames(each, stats).map(({ lengthSeconds, lines }) => {
        const kills = lines?.teams.map(({ totals }) => (totals.kills.games > 0 ? totals.kills.total : null)) ?? [];
        const known = kills.length === 2 && kills.every((each) => each !== null);
        return {
          own: each.id === match.id,
          lengthSeconds,
          kills: known ? kills.reduce((sum: number, each) => sum + each, 0) : null,
        };
      }),
    );
    const best = (figure: 'lengthSeconds' | 'kills'): number | null => {
      const known = figures.flatMap(({ own, [figure]: value }) => (value === null ? [] : [{ own, value }]));
      if (known.length < RECORD_GAMES || known.length < figures.length) return null;
      const most = Math.max(...known.map(({ value }) => value));
      return known.every(({ own, value }) => own || value < most) ? most : null;
    };
    const longest = best('lengthSeconds');
    if (longest !== null) return { kind: 'longest', side: winner, count: longest };
    const kills = best('kills');
    return kills === null ? null : { kind: 'mostKills', side: winner, count: kills };
  }

  /** The winner's place in the stage after the match; null in a bracket. */
  #tableRecord(match: FinishedMatch, winner: SideName): Significance | null {
    const { matchIndex, entities } = this.season;
    const tournament = entities.tournaments.get(match.tournamentId);
    if (!tournament || isFed(match) || !hasTable(tournament, this.season)) return null;
    const { id } = match[winner];
    const outcomes = matchIndex
      .ofTournament(tournament.id)
      .filter(isFinished)
      .flatMap((each) => (endOf(each) <= endOf(match) ? (outcomeFor(id, each) ?? []) : []));
    const times = (outcome: TeamOutcome) => outcomes.filter((each) => each === outcome).length;
    return { kind: 'record', side: winner, count: times('won'), losses: times('lost') };
  }
}

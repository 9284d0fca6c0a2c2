import type { GameDetail } from '../../domain/match/game';
import type { Match, Side, UnscoredSide } from '../../domain/match/match';
import { DEFAULT_REGION_ID } from '../../domain/leagues/regions';
import { DAY_MS, WEEK_MS } from '../../domain/values/durations';
import { toInstant } from '../wire/wire';
import { recordingsOf, streamsOf } from './broadcasts';
import type { Disruption } from './plan';
import { patchName } from '../../domain/match/patch-name';
import { demoLeague } from './league-plans';
import { patchAt, slotOffset, weekNumber, weekStartMs } from './season-time';
import { playSeries, type PlayedSeries, type Strengths } from './series-play';
import type { DemoTeam } from './teams';

export type Competition = {
  readonly leagueId: number;
  readonly serieId: number;
  readonly serieName: string;
  readonly tournamentId: number;
  readonly tournamentName: string;
};

/** A match to be played. Times are milliseconds since 1970. */
type Booking = {
  readonly competition: Competition;
  /** "Semifinal 1"; absent for a plain match. */
  readonly round?: string;
  readonly sides: readonly [DemoTeam, DemoTeam];
  readonly bestOf: number;
  readonly beginAt: number;
  readonly previousMatchIds?: readonly number[];
  /** The times from which it is known who plays on the left and on the right; absent or -Infinity if it always is. */
  readonly knownAt?: readonly [number, number];
  readonly disruption?: Disruption | undefined;
};

export type AddedMatch = { readonly matchId: number; readonly played: PlayedSeries | null };

const ANNOUNCED_BEFORE_WEEK_MS = 2 * DAY_MS;
const IDS_PER_SEASON = 10_000;
/** Weeks whose games know their players' figures by the minute: the current one, and the next for a process that runs on. */
const LIVE_WEEKS = 2;

/** Records the matches of a season as they are played, one after the other. */
export class SeasonRecorder {
  readonly matches: Match[] = [];
  readonly games = new Map<number, readonly GameDetail[]>();
  readonly announcedAt = new Map<number, number>();
  readonly unknownSides = new Map<number, readonly [number, number]>();
  readonly start: number;
  private readonly season: number;

  constructor(
    private readonly weekStart: string,
    private readonly strengths: Strengths,
  ) {
    this.start = weekStartMs(weekStart);
    this.season = weekNumber(weekStart);
  }

  /** Milliseconds since 1970 of a slot ("Wed 08:00") of a week counted from the current one. */
  at(week: number, slot: string): number {
    return this.start + week * WEEK_MS + slotOffset(slot);
  }

  /** A season has at most a hundred series and a thousand tournaments. */
  serieId(index: number): number {
    return this.season * 100 + index + 1;
  }

  tournamentId(serieIndex: number, index: number): number {
    return this.serieId(serieIndex) * 10 + index + 1;
  }

  /** Rating points of a team this season. */
  strengthOf(team: DemoTeam): number {
    return this.strengths.get(team.id) ?? 0;
  }

  /** Plays a match and records it; one that was canceled or postponed is recorded without a result. */
  addMatch(booking: Booking): AddedMatch {
    const matchId = this.season * IDS_PER_SEASON + this.matches.length + 1;
    const { disruption, sides, beginAt, knownAt } = booking;
    if (knownAt && Math.max(...knownAt) > -Infinity) this.unknownSides.set(matchId, knownAt);
    if (disruption)
      this.announcedAt.set(
        matchId,
        disruption.announced === undefined ? this.start - ANNOUNCED_BEFORE_WEEK_MS : this.at(0, disruption.announced),
      );
    if (disruption?.kind === 'canceled' || disruption?.kind === 'postponed') {
      this.matches.push({
        ...this.matchFields(matchId, booking),
        status: disruption.kind,
        left: sideOf(sides[0]),
        right: sideOf(sides[1]),
        games: [],
      });
      return { matchId, played: null };
    }
    const live = beginAt >= this.start && beginAt < this.start + LIVE_WEEKS * WEEK_MS;
    const played = playSeries(`${this.weekStart} match ${matchId}`, matchId, sides, booking.bestOf, beginAt, this.strengths, live);
    const videoUrl = recordingsOf(booking.competition.leagueId);
    this.games.set(
      matchId,
      played.games.map((game) => ({ ...game, videoUrl })),
    );
    this.matches.push({
      ...this.matchFields(matchId, booking),
      status: 'finished',
      left: { ...sideOf(sides[0]), score: played.scores[0] },
      right: { ...sideOf(sides[1]), score: played.scores[1] },
      games: played.stubs.map((stub) => ({ ...stub, videoUrl })),
      endAt: toInstant(played.endAt),
      winnerId: sides[played.winner].id,
      forfeit: false,
      modifiedAt: toInstant(played.endAt),
    });
    return { matchId, played };
  }

  private matchFields(id: number, booking: Booking) {
    const { competition, round, sides, bestOf, beginAt, disruption } = booking;
    const fix = demoLeague(competition.leagueId);
    const label = `${sides[0].acronym} vs ${sides[1].acronym}`;
    return {
      id,
      name: round === undefined ? label : `${round}: ${label}`,
      beginAt: toInstant(beginAt),
      beginAtEstimated: false,
      rescheduled: disruption?.kind === 'rescheduled',
      originalBeginAt: disruption?.from === undefined ? null : toInstant(this.at(0, disruption.from)),
      matchType: 'best_of',
      numOfGames: bestOf,
      opponentType: 'team' as const,
      regionId: fix?.regionId ?? DEFAULT_REGION_ID,
      leagueName: fix?.name ?? '',
      leagueImg: null,
      ...competition,
      version: patchName(patchAt(beginAt).version),
      fullVersion: patchAt(beginAt).fullVersion,
      streams: streamsOf(competition.leagueId),
      previousMatchIds: [...(booking.previousMatchIds ?? [])],
      modifiedAt: toInstant(this.announcedAt.get(id) ?? beginAt),
    };
  }
}

function sideOf({ id, acronym, name, location }: DemoTeam): UnscoredSide {
  const side: Omit<Side, 'score'> = { id, abbr: acronym, name, location, img: null };
  return { ...side, score: null };
}

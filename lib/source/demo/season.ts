import type { League, Serie, TeamStub, Tournament } from '../../domain/entities/entities';
import { DEFAULT_REGION_ID } from '../../domain/leagues/regions';
import { WEEK_MS } from '../../domain/values/durations';
import { toInstant } from '../wire/wire';
import type { RecordedSeason } from '../replay/timeline-plan';
import { DEMO_CHAMPION_LIST } from './champions';
import { INVITATIONS } from './international-plans';
import { LEAGUE_PLANS, demoLeague } from './league-plans';
import type { LeaguePlan, StagePlan } from './plan';
import { randomFrom } from './random';
import { DEMO_PLAYERS, TEAM_CATALOG } from './rosters';
import type { UnknownSides, UnknownTeams } from '../replay/unknown-opponents';
import { SeasonRecorder, type Competition } from './season-recorder';
import { playRounds, playStage, type StageOutcome, type StageSetup } from './stages';
import { DEMO_TEAMS, demoTeamsOf, type DemoTeam } from './teams';

/** All that will ever be known of the season, and when what is decided on the way becomes known. */
export type DemoSeason = RecordedSeason & {
  readonly unknownSides: UnknownSides;
  readonly unknownTeams: UnknownTeams;
};

/** Rating points between the first and the last team of a league. */
const LEAGUE_SPREAD = 210;
const STRENGTH_NOISE = 55;

function strengthsOf(weekStart: string): Map<number, number> {
  const levels = new Map(LEAGUE_PLANS.map((plan) => [plan.leagueId, plan.level]));
  return new Map(
    DEMO_TEAMS.map((team) => {
      const others = demoTeamsOf(team.leagueId).length - 1;
      const expected = (levels.get(team.leagueId) ?? 1500) - (LEAGUE_SPREAD * team.place) / Math.max(1, others);
      return [team.id, randomFrom(`${weekStart} strength ${team.id}`).normal(expected, STRENGTH_NOISE)];
    }),
  );
}

function entrantsOf(plan: LeaguePlan): DemoTeam[] {
  const invited = INVITATIONS[plan.leagueId];
  if (!invited) return demoTeamsOf(plan.leagueId);
  // First the best team of every league, then the second ones, and so on.
  return DEMO_TEAMS.filter((team) => team.place < (invited[team.leagueId] ?? 0)).sort((a, b) => a.place - b.place);
}

const invitedAnywhere = new Set(
  LEAGUE_PLANS.filter((plan) => INVITATIONS[plan.leagueId]).flatMap((plan) => entrantsOf(plan).map((team) => team.id)),
);

function serieNameOf(plan: LeaguePlan, start: number): { fullName: string; year: number; season: string | null } {
  // The season is named after the middle of what it covers.
  const date = new Date(start - WEEK_MS);
  const year = date.getUTCFullYear();
  if (plan.naming === 'year') return { fullName: String(year), year, season: null };
  const names = { season: ['Winter', 'Spring', 'Summer', 'Fall'], split: ['Split 1', 'Split 2', 'Split 3'], half: ['Opening', 'Closing'] }[
    plan.naming
  ];
  const season = names[Math.floor((date.getUTCMonth() * names.length) / 12)] ?? '';
  return { fullName: `${season} ${year}`, year, season };
}

const stubOf = ({ id, name, acronym, img }: DemoTeam): TeamStub => ({ id, name, acronym, img });

/** Builds the parts of one season, league by league. */
class SeasonBuilder {
  readonly recorder: SeasonRecorder;
  readonly series: Serie[] = [];
  readonly tournaments: Tournament[] = [];
  readonly unknownTeams = new Map<number, ReadonlyMap<number, number>>();

  constructor(weekStart: string) {
    this.recorder = new SeasonRecorder(weekStart, strengthsOf(weekStart));
  }

  addLeague(plan: LeaguePlan, index: number): void {
    const naming = serieNameOf(plan, this.recorder.start);
    const serieId = this.recorder.serieId(index);
    let entrants: readonly DemoTeam[] = entrantsOf(plan);
    let entrantsKnownAt = -Infinity;
    let winnerId: number | null = null;
    for (const stage of plan.stages) {
      const outcomes = this.addStage(plan, stage, { serieId, serieName: naming.fullName, index }, entrants, entrantsKnownAt);
      // Groups send their teams on in turns: first of the one, first of the other, and so on.
      const places = Math.max(...outcomes.map((outcome) => outcome.ranking.length));
      entrants = Array.from({ length: places }, (_, place) =>
        outcomes.flatMap((outcome) => outcome.ranking.slice(place, place + 1)),
      ).flat();
      entrantsKnownAt = Math.max(...outcomes.map((outcome) => outcome.endAt));
      winnerId = outcomes[0]?.winnerId ?? null;
    }
    const span = this.spanOf((match) => match.serieId === serieId);
    this.series.push({ id: serieId, leagueId: plan.leagueId, ...naming, ...span, winnerId });
  }

  private addStage(
    plan: LeaguePlan,
    stage: StagePlan,
    serie: { serieId: number; serieName: string; index: number },
    entrants: readonly DemoTeam[],
    entrantsKnownAt: number,
  ): StageOutcome[] {
    const groups = stage.kind === 'rounds' ? (stage.groups ?? [stage.name]) : [stage.name];
    const firstIndex = this.tournaments.filter((tournament) => tournament.serieId === serie.serieId).length;
    return groups.map((tournamentName, group) => {
      const tournamentId = this.recorder.tournamentId(serie.index, firstIndex + group);
      const competition: Competition = {
        leagueId: plan.leagueId,
        serieId: serie.serieId,
        serieName: serie.serieName,
        tournamentId,
        tournamentName,
      };
      // The best teams are dealt to the groups in turns; a bracket takes as many as it has seeds.
      const own = entrants.filter((_, place) => place % groups.length === group);
      const setup: StageSetup = {
        recorder: this.recorder,
        entrants: own,
        entrantsKnownAt,
        competition,
        disruptions: plan.disruptions ?? [],
        awayEarly: INVITATIONS[plan.leagueId] ? new Set() : invitedAnywhere,
      };
      const outcome =
        stage.kind === 'rounds'
          ? playRounds(setup, stage, (slots) => slots.filter((_, place) => place % groups.length === group))
          : playStage(setup, stage);
      this.addTournament(plan, stage, competition, outcome, entrantsKnownAt);
      return outcome;
    });
  }

  private addTournament(plan: LeaguePlan, stage: StagePlan, competition: Competition, outcome: StageOutcome, teamsKnownAt: number): void {
    const id = competition.tournamentId;
    const playing = new Set(
      this.recorder.matches.filter((match) => match.tournamentId === id).flatMap((match) => [match.left.id, match.right.id]),
    );
    const last = plan.stages.at(-1) === stage;
    this.tournaments.push({
      id,
      leagueId: plan.leagueId,
      serieId: competition.serieId,
      name: competition.tournamentName,
      ...this.spanOf((match) => match.tournamentId === id),
      winnerId: outcome.winnerId,
      hasBracket: stage.kind === 'bracket',
      tier: plan.tier,
      prizePool: last ? plan.prizePool : null,
      teams: DEMO_TEAMS.filter((team) => playing.has(team.id)).map(stubOf),
    });
    if (teamsKnownAt > -Infinity) this.unknownTeams.set(id, new Map([...playing].map((teamId) => [teamId, teamsKnownAt])));
  }

  private spanOf(belongs: (match: { serieId: number; tournamentId: number }) => boolean): { beginAt: string | null; endAt: string | null } {
    const own = this.recorder.matches.filter(belongs);
    const ends = own.flatMap((match) => (match.status === 'finished' && match.endAt !== null ? [Date.parse(match.endAt)] : []));
    const begins = own.map((match) => Date.parse(match.beginAt));
    return {
      beginAt: begins.length > 0 ? toInstant(Math.min(...begins)) : null,
      endAt: ends.length > 0 ? toInstant(Math.max(...ends)) : null,
    };
  }
}

function leagueOf(id: number): League {
  const fix = demoLeague(id);
  return {
    id,
    name: fix?.name ?? '',
    acronym: fix?.acronym ?? '',
    img: null,
    regionId: fix?.regionId ?? DEFAULT_REGION_ID,
    flag: fix?.flag ?? null,
  };
}

/**
 * The season around a week, named by its Monday "YYYY-MM-DD": about six weeks
 * before it to four after it, every match in its final state. The same week
 * gives the same season.
 */
export function buildDemoSeason(weekStart: string): DemoSeason {
  const builder = new SeasonBuilder(weekStart);
  LEAGUE_PLANS.forEach((plan, index) => builder.addLeague(plan, index));
  const { recorder } = builder;
  return {
    leagues: LEAGUE_PLANS.map((plan) => leagueOf(plan.leagueId)),
    series: builder.series,
    tournaments: builder.tournaments,
    teams: TEAM_CATALOG,
    players: DEMO_PLAYERS,
    champions: DEMO_CHAMPION_LIST,
    matches: recorder.matches,
    games: recorder.games,
    standings: [],
    rejections: [],
    losses: [],
    announcedAt: recorder.announcedAt,
    unknownSides: recorder.unknownSides,
    unknownTeams: builder.unknownTeams,
  };
}

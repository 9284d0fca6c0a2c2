import { PictureIndex } from '../../lib/ingest/pictures/picture-index';
import { SeasonModel } from '../../lib/ingest/season-model';
import type { Frame, GameDetail } from '../../lib/domain/match/game';
import type { FinishedMatch, GameStub, Match, RunningMatch, ScoredSide } from '../../lib/domain/match/match';
import type { ReportedEvent } from '../../lib/domain/match/reported-events';
import { champion, league, player, serie, team, tournament } from './entity-fixture';
import { FakeSource } from './ingest/fake-source';
import { finishedGame, gamePlayer, gameTeam } from './game-fixture';
import { finishedMatch, notStartedMatch, runningMatch, scored, unscored } from '../../lib/fixtures/match-fixture';

/**
 * A small season that can end in any way: six group matches, two semifinals,
 * the match for third place, a final under way, one match to come; a cup whose
 * groups have two matches left; and the season before, of which only the winner is known. Its documents are those
 * that ingest derives, so that pages can be rendered from two outcomes and
 * compared.
 */

/** The site's moment at which the season is looked at. */
export const SEASON_NOW = '2023-08-19T15:00:00Z';
export const GROUP_MATCH = 2;
export const SEMIFINAL = 7;
export const THIRD_PLACE = 9;
export const FINAL = 10;
export const TEAM = 77;
/** A stage with two matches left, and the last of them. */
export const CUP_GROUPS = 20;
export const CUP_MATCH = 26;
/** The serie before it: over, and won by one team or another. */
export const PAST_SERIE = 8;

/** Who wins and how, match by match; `clean`: without losing a game. */
export type SeasonOutcome = { readonly leftWins: readonly boolean[]; readonly clean: readonly boolean[] };
export const OUTCOME_MATCHES = 10;

const TEAMS = [
  { id: 77, abbr: 'T1', name: 'T1' },
  { id: 1, abbr: 'GEN', name: 'Gen.G' },
  { id: 5, abbr: 'KT', name: 'KT Rolster' },
  { id: 6, abbr: 'HLE', name: 'Hanwha Life' },
] as const;
type Sides = readonly [left: number, right: number];
const PAIRS: readonly Sides[] = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [0, 3],
  [1, 2],
];

const MINUTE_MS = 60_000;
const later = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString().replace('.000Z', 'Z');
const sideOf = (index: number, score: number): ScoredSide => scored({ ...TEAMS[index], score });

/** The winners of the games of a series, in order: the loser's wins come first. */
function winnersOf([left, right]: Sides, leftWins: boolean, wins: number, clean: boolean): number[] {
  const [winner, loser] = leftWins ? [left, right] : [right, left];
  return [...Array.from({ length: clean ? 0 : wins - 1 }, () => loser), ...Array.from({ length: wins }, () => winner)];
}

function detailOf(stub: GameStub, [left, right]: Sides, winner: number): GameDetail {
  const ids = [left, right].map((index) => TEAMS[index]?.id ?? 0);
  const won = ids[winner === left ? 0 : 1] ?? 0;
  const roles = ['top', 'jgl', 'mid', 'adc', 'support'] as const;
  return finishedGame({
    ...stub,
    teams: ids.map((id, index) => gameTeam({ id, side: index === 0 ? 'blue' : 'red', kills: id === won ? 20 : 9, bans: [90 + index] })),
    players: [left, right].flatMap((index) =>
      roles.map((role, place) => {
        const id = (TEAMS[index]?.id ?? 0) * 10 + place;
        const name = `${TEAMS[index]?.abbr ?? ''} ${role}`;
        // Another champion in each game: how often one is picked reveals how many there were.
        const picked = 100 + place * 10 + stub.position;
        return gamePlayer({
          id,
          name,
          teamId: TEAMS[index]?.id ?? 0,
          role,
          kills: index === winner ? 4 + place : 2,
          champion: { id: picked, name: `Champion ${picked}`, img: null },
        });
      }),
    ),
    frames: courseOf(ids, won),
    events: { complete: true, list: eventsOf(won) },
  });
}

/** Frames up to the quarter of an hour in which one team goes ahead. */
function courseOf(ids: readonly number[], aheadId: number): Frame[] {
  return [0, 300, 600, 900].map((seconds) => ({
    seconds,
    teams: ids.map((id) => {
      const ahead = id === aheadId ? seconds / 300 : 0;
      return { id, gold: 2500 + 25 * seconds + 800 * ahead, kills: 2 * ahead, towers: ahead, dragons: ahead, barons: 0, inhibitors: 0 };
    }),
    players: [],
  }));
}

/** The team that goes ahead has the first kill, and every dragon. */
function eventsOf(aheadId: number): ReportedEvent[] {
  const kill: ReportedEvent = { seconds: 200, kind: 'kill', teamId: aheadId, playerId: aheadId * 10, victimId: aheadId * 10 + 1 };
  return [
    kill,
    ...[290, 590, 890].map((seconds): ReportedEvent => ({ seconds, kind: 'dragon', teamId: aheadId, playerId: aheadId * 10 + 1 })),
  ];
}

type Played = { readonly match: FinishedMatch | RunningMatch; readonly games: GameDetail[] };
type Fixed = {
  readonly id: number;
  readonly beginAt: string;
  readonly tournament: 'groups' | 'playoffs' | 'cup';
  readonly previousMatchIds?: number[];
};

const CUP = { leagueId: 4197, leagueName: 'LEC', serieId: 10, serieName: 'Cup 2023' };
const STAGES = {
  groups: { tournamentId: 15, tournamentName: 'Groups' },
  playoffs: { tournamentId: 16, tournamentName: 'Playoffs' },
  cup: { tournamentId: CUP_GROUPS, tournamentName: 'Cup Groups', ...CUP },
};

function played(
  { id, beginAt, tournament: stage, previousMatchIds = [] }: Fixed,
  sides: Sides,
  { leftWins, clean }: SeasonOutcome,
  runs: boolean,
): Played {
  const bestOf = stage === 'playoffs' ? 5 : 3;
  const wins = (bestOf + 1) / 2;
  const isLeft = leftWins[(id - 1) % OUTCOME_MATCHES] ?? true;
  // One under way has one game less than it will have.
  const winners = winnersOf(sides, isLeft, wins, clean[(id - 1) % OUTCOME_MATCHES] ?? true).slice(0, runs ? -1 : undefined);
  const stubs = winners.map((winner, index): GameStub => ({
    id: id * 10 + index,
    position: index + 1,
    status: 'finished',
    beginAt: later(beginAt, index * 50),
    endAt: later(beginAt, index * 50 + 30),
    // The same whoever wins: how much a match is worth watching follows from it and is shown to everybody.
    lengthSeconds: 1800,
    winnerId: TEAMS[winner]?.id ?? 0,
    videoUrl: `https://www.youtube.com/watch?v=game-${id}-${index + 1}`,
  }));
  const [left, right] = sides;
  const scores = [left, right].map((side) => winners.filter((winner) => winner === side).length);
  const running: GameStub = {
    id: id * 10 + winners.length,
    position: winners.length + 1,
    status: 'running',
    beginAt: later(beginAt, winners.length * 50),
    endAt: null,
    lengthSeconds: null,
    winnerId: null,
    videoUrl: null,
  };
  const shared = {
    id,
    beginAt,
    numOfGames: bestOf,
    previousMatchIds,
    ...STAGES[stage],
    left: sideOf(left, scores[0] ?? 0),
    right: sideOf(right, scores[1] ?? 0),
    name: `${TEAMS[left]?.abbr ?? ''} vs ${TEAMS[right]?.abbr ?? ''}`,
  };
  const games = stubs.map((stub, index) => detailOf(stub, sides, winners[index] ?? left));
  const streams = [
    { url: 'https://www.twitch.tv/lck', embedUrl: 'https://player.twitch.tv/?channel=lck', language: 'en', main: true, official: true },
  ];
  // The figures of the running game show who leads.
  if (runs)
    return {
      match: runningMatch({ ...shared, games: [...stubs, running], streams }),
      games: [...games, detailOf(running, sides, isLeft ? left : right)],
    };
  const endAt = stubs.at(-1)?.endAt ?? beginAt;
  const winnerId = TEAMS[isLeft ? left : right]?.id ?? 0;
  return { match: finishedMatch({ ...shared, games: stubs, endAt, winnerId, modifiedAt: endAt }), games };
}

function truthOf(outcome: SeasonOutcome) {
  const wins = (id: number): boolean => outcome.leftWins[id - 1] ?? true;
  const groups = PAIRS.map((sides, index) =>
    played(
      { id: index + 1, beginAt: `2023-08-${index < 3 ? '05' : '06'}T0${5 + (index % 3)}:00:00Z`, tournament: 'groups' },
      sides,
      outcome,
      false,
    ),
  );
  const semifinals = [
    played({ id: SEMIFINAL, beginAt: '2023-08-17T08:00:00Z', tournament: 'playoffs' }, [0, 3], outcome, false),
    played({ id: 8, beginAt: '2023-08-18T08:00:00Z', tournament: 'playoffs' }, [1, 2], outcome, false),
  ];
  const winners: Sides = [wins(SEMIFINAL) ? 0 : 3, wins(8) ? 1 : 2];
  const losers: Sides = [wins(SEMIFINAL) ? 3 : 0, wins(8) ? 2 : 1];
  const previousMatchIds = [SEMIFINAL, 8];
  const last = [
    played({ id: THIRD_PLACE, beginAt: '2023-08-19T05:00:00Z', tournament: 'playoffs', previousMatchIds }, losers, outcome, false),
    played({ id: FINAL, beginAt: '2023-08-19T12:00:00Z', tournament: 'playoffs', previousMatchIds }, winners, outcome, true),
  ];
  const cup = PAIRS.slice(0, 4).map((sides, index) =>
    played({ id: index + 21, beginAt: `2023-08-1${index + 1}T08:00:00Z`, tournament: 'cup' }, sides, outcome, false),
  );
  const cupMatches = PAIRS.slice(4).map(([left, right], index) =>
    notStartedMatch({
      ...{ id: CUP_MATCH - 1 + index, beginAt: `2023-08-2${index + 7}T08:00:00Z`, numOfGames: 3, ...STAGES.cup },
      ...{ left: unscored(TEAMS[left]), right: unscored(TEAMS[right]) },
    }),
  );
  const all = [...groups, ...semifinals, ...last, ...cup];
  const next = notStartedMatch({
    id: 11,
    beginAt: '2023-08-26T08:00:00Z',
    tournamentId: 17,
    tournamentName: 'Qualifier',
    left: unscored(TEAMS[0]),
    right: unscored(TEAMS[1]),
  });
  const teams = TEAMS.map(({ id, abbr, name }) => ({ id, name, acronym: abbr, img: null }));
  return {
    matches: [...all.map(({ match }): Match => match), next, ...cupMatches],
    games: new Map(all.map(({ match, games }) => [match.id, games])),
    entities: {
      leagues: [league(), league({ id: CUP.leagueId, name: CUP.leagueName, acronym: CUP.leagueName })],
      series: [
        serie(),
        serie({ id: CUP.serieId, leagueId: CUP.leagueId, fullName: CUP.serieName, season: 'Cup', endAt: '2023-08-30T12:00:00Z' }),
        serie({
          ...{ id: PAST_SERIE, fullName: 'Spring 2023', season: 'Spring', winnerId: TEAMS[wins(SEMIFINAL) ? 0 : 3].id },
          ...{ beginAt: '2023-01-18T08:00:00Z', endAt: '2023-04-09T12:00:00Z' },
        }),
      ],
      tournaments: [
        tournament({ id: 15, name: 'Groups', beginAt: '2023-08-05T00:00:00Z', endAt: '2023-08-06T12:00:00Z', hasBracket: false, teams }),
        tournament({ teams }),
        tournament({
          id: 17,
          name: 'Qualifier',
          beginAt: '2023-08-26T00:00:00Z',
          endAt: '2023-08-26T12:00:00Z',
          hasBracket: false,
          teams: teams.slice(0, 2),
        }),
        tournament({
          ...{ id: CUP_GROUPS, leagueId: CUP.leagueId, serieId: CUP.serieId, name: 'Cup Groups', hasBracket: false, teams },
          ...{ beginAt: '2023-08-07T00:00:00Z', endAt: '2023-08-28T12:00:00Z' },
        }),
        tournament({
          ...{ id: 21, leagueId: CUP.leagueId, serieId: CUP.serieId, name: 'Cup Final', teams: [], openPlaces: 2 },
          ...{ beginAt: '2023-08-30T00:00:00Z', endAt: '2023-08-30T12:00:00Z' },
        }),
        tournament({
          ...{ id: 14, serieId: PAST_SERIE, name: 'Spring Season', hasBracket: false, teams },
          ...{ beginAt: '2023-01-18T08:00:00Z', endAt: '2023-04-09T12:00:00Z' },
        }),
      ],
      teams: TEAMS.map(({ id, abbr, name }) => team({ id, name, acronym: abbr, players: [] })),
      players: [player({ id: 770, name: 'T1 top', role: 'top' }), player({ id: 10, name: 'GEN top', role: 'top' })],
      champions: [champion({ id: 101, name: 'Champion 101' })],
    },
  };
}

/** Every document that ingest makes of the season with this outcome, by path. */
export async function seasonDocuments(outcome: SeasonOutcome): Promise<ReadonlyMap<string, unknown>> {
  const now = Date.parse(SEASON_NOW);
  const knowledge = new SeasonModel(new FakeSource(truthOf(outcome)), () => now, new PictureIndex('fake'));
  await knowledge.learnAll(now, 'nothing', null, () => undefined);
  const documents = new Map<string, unknown>();
  for (const { path, fields } of knowledge.allTargets()) {
    const made = fields();
    if (made !== null) documents.set(path, typeof made['body'] === 'string' ? JSON.parse(made['body']) : made);
  }
  return documents;
}

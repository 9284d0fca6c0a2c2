import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../../lib/domain/entities/entities';
import type { Match } from '../../../lib/domain/match/match';
import { archiveSource } from '../../../lib/source/archive/archive-source';
import type { MatchSource } from '../../../lib/source/match-source';
import { timelineSource } from '../../../lib/source/replay/timeline';
import { findUnknownOpponents } from '../../../lib/source/replay/unknown-opponents';
import { scored } from '../../../lib/fixtures/match-fixture';
import { sharedFolder } from '../../support/shared-data';
import { game, KICK_OFF, LEFT, MINUTE, played, RIGHT, recordedOf } from '../../support/source/recorded-fixture';

const THIRD = 5;
const stage = (id: number, teams: readonly number[], hasBracket: boolean): Tournament => ({
  id,
  leagueId: 293,
  serieId: 9,
  name: `Stage ${id}`,
  beginAt: null,
  endAt: null,
  winnerId: null,
  hasBracket,
  tier: 's',
  prizePool: null,
  teams: teams.map((teamId) => ({ id: teamId, name: `Team ${teamId}`, acronym: `T${teamId}`, img: null })),
});

function withTeams<Recorded extends { match: Match }>(entry: Recorded, leftId: number, rightId: number, tournamentId: number): Recorded {
  const { match } = entry;
  if (match.status !== 'finished') throw new Error('played');
  const left = scored({ ...match.left, id: leftId, abbr: `T${leftId}` });
  const right = scored({ ...match.right, id: rightId, abbr: `T${rightId}` });
  const winnerId = match.winnerId === LEFT ? leftId : rightId;
  return { ...entry, match: { ...match, left, right, winnerId, tournamentId, serieId: 9, name: `T${leftId} vs T${rightId}` } };
}

const HOUR = 60 * MINUTE;
const season = withTeams(played({ id: 1, numOfGames: 1, games: [game(LEFT)] }), LEFT, RIGHT, 1);
const semifinal = withTeams(played({ id: 2, begin: KICK_OFF + 24 * HOUR, numOfGames: 1, games: [game(LEFT)] }), LEFT, RIGHT, 2);
const final = withTeams(played({ id: 3, begin: KICK_OFF + 48 * HOUR, numOfGames: 1, games: [game(LEFT)] }), LEFT, THIRD, 2);
const recorded = recordedOf([season, semifinal, final], {
  tournaments: [stage(1, [LEFT, RIGHT], false), stage(2, [LEFT, RIGHT, THIRD], true)],
});
const source = () => timelineSource({ name: 'test', simulated: false, recorded, unknownOpponents: findUnknownOpponents(recorded) });
const namesAt = async (time: number) => {
  const { matches, tournaments } = await source().snapshot(time, () => undefined);
  return {
    names: matches.map(({ name }) => name),
    teams: tournaments.map(({ teams, openPlaces = 0 }) => [teams.map(({ id }) => id), openPlaces]),
  };
};

/** A finished match of two teams, by the hour after the season's first one; the first team wins. */
type Played = readonly [left: number, right: number, hour: number, stage: number];
type Competition = {
  readonly leagueId?: number;
  readonly serieId?: number;
  readonly hasBracket?: boolean;
  readonly teams?: readonly number[];
};

/** The names of all matches as of an hour, of stages that begin at 1. */
function namesOf(matches: readonly Played[], stages: Readonly<Record<number, Competition>> = {}) {
  const idsOf = (stageId: number) => [...new Set(matches.flatMap(([left, right, , own]) => (own === stageId ? [left, right] : [])))];
  const entries = matches.map(([left, right, hour, stageId], index) => {
    const entry = withTeams(
      played({ id: index + 1, begin: KICK_OFF + hour * HOUR, numOfGames: 1, games: [game(LEFT)] }),
      left,
      right,
      stageId,
    );
    const { leagueId = 293, serieId = 9 } = stages[stageId] ?? {};
    return { ...entry, match: { ...entry.match, leagueId, serieId } };
  });
  const tournaments = [...new Set(matches.map(([, , , stageId]) => stageId))].map((id) => {
    const { leagueId = 293, serieId = 9, hasBracket = false } = stages[id] ?? {};
    return { ...stage(id, idsOf(id), hasBracket), leagueId, serieId };
  });
  const told = recordedOf(entries, { tournaments });
  const timeline = timelineSource({ name: 'test', simulated: false, recorded: told, unknownOpponents: findUnknownOpponents(told) });
  return async (hour: number) => {
    const snapshot = await timeline.snapshot(KICK_OFF + hour * HOUR, () => undefined);
    return { names: snapshot.matches.map(({ name }) => name), teams: snapshot.tournaments.map(({ teams }) => teams.length) };
  };
}

describe('the opponents, across series and leagues,', () => {
  const MSI = { leagueId: 300, serieId: 90 };
  const LEC = { leagueId: 4197, serieId: 80 };

  it('in an international event are open until its last qualifier is over, in whichever league', async () => {
    const at = namesOf(
      [
        [1, 2, 0, 1],
        [3, 4, 10, 2],
        [1, 3, 50, 3],
        [2, 5, 51, 3],
      ],
      { 1: { hasBracket: true }, 2: { ...LEC, hasBracket: true }, 3: MSI },
    );
    expect(await at(5)).toEqual({ names: ['T1 vs T2', 'T3 vs T4', 'TBD vs TBD', 'TBD vs TBD'], teams: [2, 2, 0] });
    expect(await at(11)).toEqual({ names: ['T1 vs T2', 'T3 vs T4', 'T1 vs T3', 'T2 vs T5'], teams: [2, 2, 4] });
  });

  it('are open for a guest from another league until that is over, and not for a team that plays on there meanwhile', async () => {
    const home: Played[] = [0, 2, 4].map((hour) => [1, 2, hour, 1]);
    const guests = (later: Played[]) =>
      namesOf([...home, ...later, [5, 3, 1, 2], [5, 4, 1.2, 2], [3, 4, 1.4, 2], [3, 1, 28, 2], [4, 1, 29, 2], [5, 1, 30, 2]], { 2: LEC });
    expect((await guests([])(1.9)).names.at(-1)).toBe('T5 vs TBD');
    expect((await guests([])(5)).names.at(-1)).toBe('T5 vs T1');
    expect((await guests([[1, 2, 40, 1]])(1.9)).names.at(-1)).toBe('T5 vs T1');
  });

  it('in the next series of a league are open until the previous one is over', async () => {
    const at = namesOf(
      [
        [1, 2, 0, 1],
        [1, 2, 10, 2],
        [3, 1, 90, 3],
      ],
      { 2: { hasBracket: true }, 3: { serieId: 10 } },
    );
    expect((await at(5)).names).toEqual(['T1 vs T2', 'TBD vs TBD', 'TBD vs TBD'].with(1, 'T1 vs T2'));
    expect((await at(11)).names.at(-1)).toBe('T3 vs T1');
  });

  it('in a series are open until two months before it begins', async () => {
    const at = namesOf([[1, 2, 0, 1]]);
    expect((await at(-60 * 24 - 1)).names).toEqual(['TBD vs TBD']);
    expect(await at(-60 * 24)).toEqual({ names: ['T1 vs T2'], teams: [2] });
  });

  it('are known in a season before its first match, also while other leagues play', async () => {
    const season = (ids: readonly number[], stageId: number, first: number): Played[] =>
      ids.flatMap((left, index) => ids.slice(index + 1).map((right, later): Played => [left, right, first + index * 10 + later, stageId]));
    const at = namesOf([...season([1, 2, 3, 4], 1, 0), ...season([5, 6, 7, 8], 2, 0)], { 2: LEC });
    expect((await at(-1)).names.filter((name) => name.includes('TBD'))).toEqual([]);
  });

  it('in a round of pairs with equal records are open until the previous round is over', async () => {
    // Eight teams, a Swiss stage: the winners of a round meet, and the losers; team 1 always wins, team 8 never.
    const rounds: [number, number][][] = [
      [
        [1, 5],
        [2, 6],
        [3, 7],
        [4, 8],
      ],
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8],
      ],
      [
        [1, 3],
        [2, 5],
        [4, 7],
        [6, 8],
      ],
    ];
    const swiss = rounds.flatMap((pairs, round) => pairs.map(([left, right], index): Played => [left, right, round * 24 + index, 1]));
    const at = namesOf(swiss);
    const known = async (hour: number) => (await at(hour)).names.filter((name) => !name.includes('TBD')).length;
    expect(await known(-1)).toBe(4);
    expect(await known(3.4)).toBe(4);
    expect(await known(3.6)).toBe(8);
    expect(await known(27.6)).toBe(12);
  });

  it('in a tiebreak are open until the matches before it are over', async () => {
    const pairs: [number, number][] = [
      [1, 2],
      [3, 4],
      [1, 3],
      [2, 4],
      [1, 4],
      [2, 3],
    ];
    const at = namesOf([...pairs.map(([left, right], index): Played => [left, right, index * 24, 1]), [3, 2, 150, 1]]);
    expect((await at(110)).names.slice(-2)).toEqual(['T2 vs T3', 'TBD vs TBD']);
    expect((await at(121)).names.at(-1)).toBe('T3 vs T2');
  });

  it('are open in a match that will be canceled, too', async () => {
    const { match } = final;
    const { endAt: _end, winnerId: _winner, forfeit: _forfeit, ...rest } = match;
    const off: Match = { ...rest, status: 'canceled', left: { ...match.left, score: null }, right: { ...match.right, score: null } };
    const told = recordedOf([season, semifinal, { match: off, games: [] }], recorded);
    const { sides } = findUnknownOpponents({ ...told, matches: [season.match, semifinal.match, off] });
    expect(sides.get(3)?.every((time) => time > KICK_OFF)).toBe(true);
  });
});

describe('the opponents', () => {
  it('are open while the previous stage is undecided: in matches, and in the list of teams, which shows how many places are open', async () => {
    expect(await namesAt(KICK_OFF + 29 * MINUTE)).toEqual({
      names: ['T77 vs T1', 'TBD vs TBD', 'TBD vs TBD'],
      teams: [
        [[LEFT, RIGHT], 0],
        [[THIRD], 2],
      ],
    });
  });

  it('are known in the first matches of a bracket once that stage is decided, and in later ones once those before are over', async () => {
    expect((await namesAt(KICK_OFF + 30 * MINUTE)).names).toEqual(['T77 vs T1', 'T77 vs T1', 'TBD vs T5']);
    expect((await namesAt(KICK_OFF + 24 * HOUR + 29 * MINUTE)).names[2]).toBe('TBD vs T5');
    expect((await namesAt(KICK_OFF + 24 * HOUR + 30 * MINUTE)).names[2]).toBe('T77 vs T5');
  });

  it('arrive as a change of the match, at the moment they are decided', async () => {
    const told = source();
    await told.snapshot(KICK_OFF + 24 * HOUR + 29 * MINUTE, () => undefined);
    const { matches } = await told.changes(KICK_OFF + 24 * HOUR + 30 * MINUTE);
    expect(matches.find(({ id }) => id === 3)).toMatchObject({ name: 'T77 vs T5', left: { id: LEFT }, modifiedAt: '2023-08-20T08:30:00Z' });
  });
});

const archive = sharedFolder('lol-2022-2023');

/** Of the same part of the year: a season is played within four months. */
const inSplit = (beginAt: string, time: string): boolean => Date.parse(beginAt) - Date.parse(time) < 122 * 24 * HOUR;

describe.skipIf(archive.absent)(`the archive as of a moment${archive.note}`, { timeout: 60_000 }, () => {
  // The projection depends only on the instant: one source for all.
  const shared = archive.absent ? source() : archiveSource(archive.path, { asOf: true });

  it('does not name the finalists of LCK Summer 2023 while their semifinal runs, nor the playoffs while the season does', async () => {
    const told = shared;
    const at = async (time: string) => {
      const { matches, tournaments } = await told.snapshot(Date.parse(time), () => undefined);
      const playoffs = matches.filter(({ tournamentId }) => tournamentId === 16).sort((a, b) => a.beginAt.localeCompare(b.beginAt));
      return { names: playoffs.map(({ name }) => name), teams: tournaments.find(({ id }) => id === 16) };
    };
    // T1 and KT play for the place beside Gen.G.
    const running = await at('2023-08-19T08:00:00Z');
    expect(running.names.slice(-2)).toEqual(['T1 vs KT', 'GEN vs TBD']);
    const during = await at('2023-07-20T00:00:00Z');
    expect(during.names).toEqual(Array.from({ length: 8 }, () => 'TBD vs TBD'));
    expect(during.teams).toMatchObject({ teams: [], openPlaces: 6 });
    const over = await at('2023-08-19T20:00:00Z');
    expect(over.names.at(-1)).toBe('GEN vs T1');
    expect(over.teams?.openPlaces).toBeUndefined();
  });

  const EVENTS = [297, 300];
  /** The projection at an instant, paired with the recording. */
  async function tellAt(source: MatchSource, time: number) {
    const { matches, tournaments } = await source.snapshot(time, () => undefined);
    return { matches, tournaments, upcoming: matches.filter(({ status }) => status === 'not_started') };
  }

  it('names only teams for which nothing that could decide it is still to be played', async () => {
    const recorded = await shared.snapshot(Date.parse('2030-01-01T00:00:00Z'), () => undefined);
    const idsOf = ({ left, right }: Match) => [left.id, right.id].filter((id) => id > 0);
    const begin = ({ beginAt }: Match) => Date.parse(beginAt);
    const brackets = new Set(recorded.tournaments.filter(({ hasBracket }) => hasBracket).map(({ id }) => id));
    const byTeam = new Map<number, Match[]>();
    for (const match of recorded.matches) for (const id of idsOf(match)) byTeam.set(id, [...(byTeam.get(id) ?? []), match]);
    // The knockout matches of the leagues that the teams of an international event come from, before it begins.
    const qualifiers = new Map<number, Match[]>();
    for (const serieId of new Set(recorded.matches.filter(({ leagueId }) => EVENTS.includes(leagueId)).map((match) => match.serieId))) {
      const event = recorded.matches.filter((match) => match.serieId === serieId);
      const first = Math.min(...event.map(begin));
      const own = new Set(event.flatMap(idsOf).flatMap((id) => byTeam.get(id) ?? []));
      qualifiers.set(
        serieId,
        [...own].filter((match) => begin(match) < first && brackets.has(match.tournamentId)),
      );
    }
    const wrong: string[] = [];
    let named = 0;
    // Every three weeks and a bit, so that all hours of the day occur.
    for (let time = Date.parse('2022-01-10T00:00:00Z'); time < Date.parse('2023-08-28T00:00:00Z'); time += 21.3 * 24 * HOUR) {
      const { matches, upcoming } = await tellAt(shared, time);
      const open = new Set(matches.filter(({ status }) => status !== 'finished').map(({ id }) => id));
      for (const match of upcoming) {
        const isOpen = (other: Match) => open.has(other.id) && other.id !== match.id && begin(other) < begin(match);
        for (const id of idsOf(match)) {
          named += 1;
          // Its own way: other stages that it has yet to play, and in a bracket the rounds before.
          const decides = (other: Match) =>
            isOpen(other) &&
            (other.tournamentId !== match.tournamentId || brackets.has(match.tournamentId)) &&
            // No place at home is won abroad.
            (!EVENTS.includes(other.leagueId) || EVENTS.includes(match.leagueId));
          const way = (byTeam.get(id) ?? []).find(decides) ?? qualifiers.get(match.serieId)?.find(isOpen);
          if (way) wrong.push(`${new Date(time).toISOString()}: ${match.id} ${match.name} names ${id} before ${way.id} ${way.name}`);
        }
        if (Date.parse(match.modifiedAt) > time) wrong.push(`${match.id} was modified at ${match.modifiedAt}`);
      }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(named).toBeGreaterThan(5000);
  });

  const ofLeague = (matches: readonly Match[], leagueId: number, stages: RegExp) =>
    matches.filter((match) => match.leagueId === leagueId && stages.test(match.tournamentName));
  const share = (matches: readonly Match[]) => [matches.filter(({ left, right }) => left.id > 0 && right.id > 0).length, matches.length];

  it.each([
    ['Worlds 2022 before the last qualifiers', '2022-08-25T00:00:00Z', 297, /./, [0, 94]],
    ['Worlds 2022 when the groups are drawn', '2022-09-12T00:00:00Z', 297, /^Play-In Group/, [30, 32]],
    ['the knockout stage of Worlds 2022 while a group is played', '2022-10-17T00:00:00Z', 297, /Playoffs/, [0, 7]],
    ['MSI 2023 before the final of the LCK', '2023-04-05T00:00:00Z', 300, /./, [0, 25]],
    ['MSI 2023 before the play-in', '2023-05-01T00:00:00Z', 300, /Play-In/, [4, 11]],
    ['the bracket of MSI 2023 while the play-in is played', '2023-05-06T00:00:00Z', 300, /Bracket/, [0, 14]],
    ['the playoffs of LCK Summer 2023 while the season is played', '2023-08-01T00:00:00Z', 293, /Playoffs/, [0, 8]],
    ['the weeks of LCK Summer 2023', '2023-06-20T00:00:00Z', 293, /Regular/, [70, 70]],
    ['the weeks of LCK Spring 2022', '2022-01-13T12:00:00Z', 293, /Regular/, [86, 86]],
  ] as const)('%s: as of %s', async (_, time, leagueId, stages, expected) => {
    const { upcoming, tournaments, matches } = await tellAt(shared, Date.parse(time));
    const year = time.slice(0, 4);
    const found = ofLeague(upcoming, leagueId, stages).filter(
      ({ beginAt, serieName }) => beginAt.startsWith(year) && serieName.includes(year) && inSplit(beginAt, time),
    );
    expect(share(found)).toEqual(expected);
    if (expected[0] > 0) return;
    const ids = new Set(found.map(({ tournamentId }) => tournamentId));
    const listed = tournaments.filter(({ id }) => ids.has(id)).filter(({ teams }) => teams.length > 0);
    const open = matches.filter(({ status, tournamentId }) => status !== 'finished' && !ids.has(tournamentId));
    // A list of teams holds only those that are through.
    expect(
      listed
        .flatMap(({ teams }) => teams)
        .filter(({ id }) => open.some(({ left, right, leagueId: other }) => other === leagueId && (left.id === id || right.id === id))),
    ).toEqual([]);
  });

  it('names nobody in a bracket before the match that brought them there is over', async () => {
    const told = shared;
    for (const time of ['2022-11-01T00:00:00Z', '2023-04-08T12:00:00Z', '2023-08-19T09:00:00Z']) {
      const { matches, tournaments } = await told.snapshot(Date.parse(time), () => undefined);
      const brackets = new Set(tournaments.filter(({ hasBracket }) => hasBracket).map(({ id }) => id));
      const byId = new Map(matches.map((match) => [match.id, match]));
      const early = matches
        .filter(({ status, tournamentId }) => status === 'not_started' && brackets.has(tournamentId))
        .flatMap((match) =>
          match.previousMatchIds
            .flatMap((id) => byId.get(id) ?? [])
            .filter((before) => before.status !== 'finished')
            .flatMap((before) => [before.left.id, before.right.id])
            .filter((id) => id > 0 && (match.left.id === id || match.right.id === id))
            .map((id) => `${match.id} names ${id}`),
        );
      expect(early).toEqual([]);
    }
  });
});

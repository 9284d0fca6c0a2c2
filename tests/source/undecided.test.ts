import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../lib/domain/entities';
import type { Match } from '../../lib/domain/match';
import { archiveSource } from '../../lib/source/archive-source';
import { timelineSource } from '../../lib/source/timeline';
import { undecidedIn } from '../../lib/source/undecided-in-truth';
import { undecidedSource } from '../../lib/source/undecided-source';
import { scored } from '../support/match-fixture';
import { sharedFolder } from './support/shared-data';
import { game, KICK_OFF, LEFT, MINUTE, played, RIGHT, truthOf } from './support/truth-fixture';

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

function withTeams<Truth extends { match: Match }>(entry: Truth, leftId: number, rightId: number, tournamentId: number): Truth {
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
const truth = truthOf([season, semifinal, final], { tournaments: [stage(1, [LEFT, RIGHT], false), stage(2, [LEFT, RIGHT, THIRD], true)] });
const source = () => undecidedSource(timelineSource({ name: 'test', simulated: false, truth }), truth, undecidedIn(truth));
const namesAt = async (time: number) => {
  const { matches, tournaments } = await source().snapshot(time, () => undefined);
  return {
    names: matches.map(({ name }) => name),
    teams: tournaments.map(({ teams, openPlaces = 0 }) => [teams.map(({ id }) => id), openPlaces]),
  };
};

describe('who will play', () => {
  it('is open while the stage before is not decided: in matches, and in the list of teams, which tells how many places are open', async () => {
    expect(await namesAt(KICK_OFF + 29 * MINUTE)).toEqual({
      names: ['T77 vs T1', 'TBD vs TBD', 'TBD vs T5'],
      teams: [
        [[LEFT, RIGHT], 0],
        [[THIRD], 2],
      ],
    });
  });

  it('is known in the first matches of a bracket once that stage is decided, and in later ones once those before are over', async () => {
    expect((await namesAt(KICK_OFF + 30 * MINUTE)).names).toEqual(['T77 vs T1', 'T77 vs T1', 'TBD vs T5']);
    expect((await namesAt(KICK_OFF + 24 * HOUR + 29 * MINUTE)).names[2]).toBe('TBD vs T5');
    expect((await namesAt(KICK_OFF + 24 * HOUR + 30 * MINUTE)).names[2]).toBe('T77 vs T5');
  });

  it('comes as a change of the match, at the moment it is decided', async () => {
    const told = source();
    await told.snapshot(KICK_OFF + 24 * HOUR + 29 * MINUTE, () => undefined);
    const { matches } = await told.changes(KICK_OFF + 24 * HOUR + 30 * MINUTE);
    expect(matches.find(({ id }) => id === 3)).toMatchObject({ name: 'T77 vs T5', left: { id: LEFT }, modifiedAt: '2023-08-20T08:30:00Z' });
  });
});

const archive = sharedFolder('lol-2022-2023');

describe.skipIf(archive.absent)(`the archive as of a moment${archive.note}`, { timeout: 60_000 }, () => {
  it('does not name the finalists of LCK Summer 2023 while their semifinal runs, nor the playoffs while the season does', async () => {
    const told = archiveSource(archive.path, { asOf: true });
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

  it('names nobody in a bracket before the match that brought them there is over', async () => {
    const told = archiveSource(archive.path, { asOf: true });
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

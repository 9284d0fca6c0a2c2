import { describe, expect, it } from 'vitest';
import { isFinished } from '../../../lib/domain/match/match-order';
import { findMatchDataFiles } from '../../../lib/source/oracles-elixir/match-data-files';
import { oraclesElixirSource } from '../../../lib/source/oracles-elixir/oracles-elixir-source';
import { dataFolder, type DataCells, dataGame, dataText, snapshotOfRows } from '../../support/source/match-data-fixture';

/** A match between two teams, whose games begin an hour apart. */
function series(blue: string, red: string, winners: readonly string[], begin: string, all: DataCells = {}): DataCells[] {
  const start = Date.parse(`${begin}Z`);
  return winners.flatMap((winner, index) => {
    const date = new Date(start + index * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    // Teams change sides between games.
    const [left, right] = index % 2 === 0 ? [blue, red] : [red, blue];
    return dataGame({ blue: left, red: right, winner, all: { date, game: index + 1, ...all } });
  });
}

async function lines(rows: readonly DataCells[]): Promise<string[]> {
  const { matches } = await snapshotOfRows(rows);
  return matches
    .filter(isFinished)
    .map(
      ({ left, right, numOfGames, winnerId }) =>
        `${left.name} ${left.score}–${right.score} ${right.name}, best of ${numOfGames}, ${winnerId === null ? 'unknown' : winnerId === left.id ? left.name : right.name}`,
    );
}

describe('matches from games', () => {
  it('games between two teams that follow each other are one match, also over midnight', async () => {
    expect(await lines(series('T1', 'DRX', ['T1', 'DRX', 'T1'], '2024-01-17T22:30:00'))).toEqual(['T1 2–1 DRX, best of 3, T1']);
  });

  it('two games numbered 1 on one day are two matches', async () => {
    const rows = [...series('T1', 'DRX', ['T1'], '2024-01-17T08:00:00'), ...series('DRX', 'T1', ['T1'], '2024-01-17T10:00:00')];
    expect(await lines(rows)).toEqual(['T1 1–0 DRX, best of 1, T1', 'DRX 0–1 T1, best of 1, T1']);
  });

  it('a final that is played on the next day is another match', async () => {
    const rows = [
      ...series('T1', 'DRX', ['T1', 'T1'], '2024-01-17T08:00:00'),
      ...series('T1', 'DRX', ['DRX', 'DRX', 'DRX'], '2024-01-18T08:00:00'),
    ];
    expect(await lines(rows)).toEqual(['T1 2–0 DRX, best of 3, T1', 'T1 0–3 DRX, best of 5, DRX']);
  });

  it('a match whose first game is missing was won by who won the last one', async () => {
    const rows = series('T1', 'DRX', ['T1', 'T1', 'DRX', 'DRX', 'T1'], '2024-01-17T08:00:00').slice(12);
    // Game 2 has DRX on the left.
    expect(await lines(rows)).toEqual(['DRX 2–3 T1, best of 5, T1']);
  });

  it('two games each are draws where a stage has no third games', async () => {
    const rows = [
      ...series('T1', 'DRX', ['T1', 'DRX'], '2024-01-17T08:00:00'),
      ...series('KT', 'GEN', ['KT', 'KT'], '2024-01-17T12:00:00'),
    ];
    expect(await lines(rows)).toEqual(['T1 1–1 DRX, best of 2, unknown', 'KT 2–0 GEN, best of 2, KT']);
  });

  it('a match that the file breaks off has no winner', async () => {
    const whole = ['KT', 'GEN', 'BRO'].flatMap((team, index) =>
      series(team, `${team} B`, [team, `${team} B`, team], `2024-01-1${index + 1}T08:00:00`),
    );
    expect((await lines([...whole, ...series('T1', 'DRX', ['T1', 'DRX'], '2024-01-17T08:00:00')])).at(-1)).toBe(
      'T1 1–1 DRX, best of 3, unknown',
    );
    expect((await lines([...whole, ...series('T1', 'DRX', ['T1'], '2024-01-17T08:00:00')])).at(-1)).toBe('T1 1–0 DRX, best of 3, unknown');
  });

  it('games whose winner the rows contradict count for neither team', async () => {
    expect(await lines(dataGame({ all: { result: 1 } }))).toEqual(['T1 0–0 DRX, best of 1, unknown']);
  });
});

describe('stages', () => {
  it('a split has a regular season and the playoffs that the file marks', async () => {
    const rows = [
      ...series('T1', 'DRX', ['T1', 'T1'], '2024-01-17T08:00:00'),
      ...series('T1', 'DRX', ['DRX', 'DRX', 'DRX'], '2024-04-14T08:00:00', { playoffs: 1 }),
    ];
    const { leagues, series: seasons, tournaments } = await snapshotOfRows(rows);
    expect(leagues).toMatchObject([{ id: 293, name: 'LCK', flag: 'kr' }]);
    expect(seasons).toMatchObject([{ fullName: 'Spring 2024', beginAt: '2024-01-17T08:00:00Z' }]);
    expect(tournaments).toMatchObject([
      { name: 'Regular Season', hasBracket: false },
      { name: 'Playoffs', hasBracket: true },
    ]);
  });

  it('of an event between regions that files call otherwise belong to it', async () => {
    const { leagues } = await snapshotOfRows(series('T1', 'DRX', ['T1'], '2024-01-17T08:00:00', { league: 'Asia Master' }));
    expect(leagues).toMatchObject([{ name: 'Asia Masters', regionId: 4, flag: 'un' }]);
  });

  it('an event ends with a knockout stage of long matches; what was played weeks before are its qualifiers', async () => {
    const event = { league: 'WLDs', split: '' };
    const rows = [
      ...series('T1', 'DRX', ['DRX', 'DRX', 'DRX'], '2023-09-01T08:00:00', event),
      ...['T1', 'DRX', 'KT', 'GEN'].flatMap((team, index) => series(team, 'G2', [team], `2023-10-0${index + 1}T08:00:00`, event)),
      ...series('T1', 'KT', ['T1', 'T1', 'T1'], '2023-10-10T08:00:00', event),
      ...series('GEN', 'DRX', ['DRX', 'DRX', 'DRX'], '2023-10-11T08:00:00', event),
      ...series('T1', 'DRX', ['T1', 'T1', 'T1'], '2023-10-12T08:00:00', event),
    ];
    const { tournaments, matches } = await snapshotOfRows(rows);
    expect(tournaments.map(({ id, name }) => `${name}: ${matches.filter((match) => match.tournamentId === id).length}`)).toEqual([
      'Qualifiers: 1',
      'Main Event: 4',
      'Playoffs: 3',
    ]);
  });

  it('the end of what may go on is unknown', async () => {
    const rows = [
      ...series('T1', 'DRX', ['T1'], '2024-01-17T08:00:00'),
      ...series('KT', 'DRX', ['KT'], '2024-06-17T08:00:00', { split: 'Summer' }),
    ];
    expect((await snapshotOfRows(rows)).tournaments.map(({ endAt }) => endAt)).toEqual(['2024-01-17T08:00:00Z', null]);
  });
});

describe('teams and players', () => {
  it('a team that changed its name within the year is one team under its last name', async () => {
    const before = dataGame({ all: { teamid: 'oe:team:one' }, rows: {}, blue: 'Old Name' }).map((row) =>
      row['teamname'] === 'DRX' ? { ...row, teamid: 'oe:team:drx' } : row,
    );
    const after = dataGame({ blue: 'New Name', all: { date: '2024-03-01 08:00:00' } }).map((row) => ({
      ...row,
      teamid: row['teamname'] === 'DRX' ? 'oe:team:drx' : 'oe:team:one',
    }));
    const { teams, matches } = await snapshotOfRows([...before, ...after]);
    expect(teams.map(({ name }) => name)).toEqual(['New Name', 'DRX']);
    expect(matches.map(({ left }) => left.name)).toEqual(['New Name', 'New Name']);
  });

  it('a player belongs to the team of the last game, with those who were in it lately', async () => {
    const moved = { playername: 'Zeus', playerid: 'oe:player:zeus' };
    const rows = [
      ...dataGame({ rows: { 'T1 top': moved } }),
      ...dataGame({ blue: 'HLE', all: { date: '2024-02-01 08:00:00' }, rows: { 'HLE top': moved } }),
    ];
    const { players, teams } = await snapshotOfRows(rows);
    expect(players.find(({ name }) => name === 'Zeus')).toMatchObject({ role: 'top', team: { name: 'HLE' } });
    expect(teams.find(({ name }) => name === 'T1')?.players.map(({ name }) => name)).toEqual(['T1 jng', 'T1 mid', 'T1 bot', 'T1 sup']);
  });

  it('an unknown team costs the game nothing but its name', async () => {
    const unknown = { teamname: 'unknown team', teamid: '' };
    const rows = dataGame({ red: 'X' }).map((row) => (row['teamname'] === 'X' ? { ...row, ...unknown } : row));
    const { matches, games, teams } = await snapshotOfRows(rows);
    expect(teams.map(({ name }) => name)).toEqual(['T1']);
    expect(matches).toMatchObject([
      { left: { name: 'T1', score: 1 }, right: { id: 0, name: '', score: 0 }, winnerId: matches[0]?.left.id },
    ]);
    expect([...games.values()][0]?.[0]?.players).toHaveLength(10);
  });

  it('of two unknown teams one knows the score, not who they were; champions and players are kept', async () => {
    const unknown = (row: DataCells): DataCells => ({ ...row, teamname: 'unknown team', teamid: '' });
    const rows = dataGame({ winner: 'DRX' }).map(unknown);
    const { matches, games } = await snapshotOfRows([...rows, ...dataGame({ winner: 'DRX', all: { game: 2 } }).map(unknown)]);
    expect(matches).toHaveLength(2);
    expect(matches[0]).toMatchObject({ left: { id: 0, score: 0 }, right: { id: 0, score: 1 }, winnerId: null });
    const [game] = [...games.values()][0] ?? [];
    expect(game).toMatchObject({ winnerId: null, teams: [] });
    expect(game?.players.map(({ teamId }) => teamId)).toEqual(Array.from({ length: 10 }, () => null));
  });

  it('a player without a name is reported and costs the game nothing else; one without an id is known by the name', async () => {
    const rows = dataGame({ rows: { 'T1 top': { playername: 'unknown player', playerid: '' }, 'T1 mid': { playerid: '' } } });
    const { players, games, rejections } = await snapshotOfRows(rows);
    expect(rejections).toMatchObject([{ entity: 'row without a player', id: 'made.csv:2' }]);
    expect([...games.values()][0]?.[0]?.teams).toMatchObject([{ kills: 20, bans: { length: 2 } }, { kills: 20 }]);
    expect(players).toHaveLength(9);
    expect(players.map(({ name }) => name)).toContain('T1 mid');
  });

  it('the same file gives the same ids, and they are none that another source gives', async () => {
    const [one, two] = [
      await snapshotOfRows(dataGame({ id: 'G' })),
      await snapshotOfRows([...dataGame({ blue: 'KT' }), ...dataGame({ id: 'G' })]),
    ];
    const [match] = one.matches;
    expect(two.matches.map(({ id }) => id)).toContain(match?.id);
    expect(match?.left.id).toBe(two.teams.find(({ name }) => name === 'T1')?.id);
    expect(Number(match?.left.id)).toBeGreaterThanOrEqual(500_000_000);
    expect(String(match?.left.id)).toHaveLength(9);
  });
});

describe('figures', () => {
  const detailOf = async (rows: readonly DataCells[]) => [...(await snapshotOfRows(rows)).games.values()][0]?.[0];

  it('what a partial game lacks is unknown, not zero', async () => {
    const game = await detailOf(
      dataGame({ all: { datacompleteness: 'partial', dragons: '', doublekills: '', firstblood: '', goldat15: '' } }),
    );
    expect(game?.teams[0]).toMatchObject({ kills: 20, gold: 60_000, dragons: null, firstBlood: null, dragonTypes: { fire: null } });
    expect(game?.players[0]).toMatchObject({ kills: 4, doubleKills: null, level: null });
    expect(game?.frames).toEqual([]);
  });

  it('CS are what the file sums up, else lane and jungle together', async () => {
    const game = await detailOf(dataGame({ rows: { 'T1 top': { 'total cs': 250, minionkills: 240, monsterkills: 12 }, 'T1 mid': { minionkills: 240, monsterkills: 12 } } })); // prettier-ignore
    expect(game?.players.map(({ cs }) => cs).slice(0, 3)).toEqual([250, null, 252]);
  });

  it('figures at 10, 15, 20 and 25 minutes and at the end are the moments of its course', async () => {
    const at = (minute: number) => ({ [`goldat${minute}`]: minute * 1000, [`csat${minute}`]: minute * 9, [`killsat${minute}`]: 2 });
    const game = await detailOf(dataGame({ all: { ...at(10), ...at(15), ...at(20), ...at(25), gamelength: 1500, towers: 9 } }));
    expect(game?.frames.map(({ seconds }) => seconds)).toEqual([600, 900, 1200, 1500]);
    expect(game?.frames[1]?.players[0]).toMatchObject({ gold: 15_000, cs: 135, kills: 2, level: null });
    expect(game?.frames.at(-1)?.teams[0]).toMatchObject({ gold: 60_000, towers: 9 });
  });

  it('players stand by role and blue is first, whatever the order of the rows', async () => {
    const game = await detailOf(dataGame().toReversed());
    expect(game?.teams.map(({ side }) => side)).toEqual(['blue', 'red']);
    expect(game?.players.map(({ name }) => name)).toEqual(
      ['T1', 'DRX'].flatMap((team) => ['top', 'jng', 'mid', 'bot', 'sup'].map((seat) => `${team} ${seat}`)),
    );
  });

  it.each([
    ['14.01', '14.1'],
    ['14.1', '14.10'],
    ['14.12', '14.12'],
    ['15.03', '25.S1.3'],
    ['15.1', '25.10'],
    ['', ''],
  ])('patch %s, a number to spreadsheets, is %s', async (patch, version) => {
    expect((await snapshotOfRows(dataGame({ all: { patch } }))).matches[0]?.version).toBe(version);
  });

  it('a champion that the catalog does not know has a page, too', async () => {
    const { champions, games } = await snapshotOfRows(dataGame({ rows: { 'T1 top': { champion: 'Somebody New' } } }));
    const player = [...games.values()][0]?.[0]?.players[0];
    expect(player?.champion).toMatchObject({ name: 'Somebody New', img: null });
    expect(champions).toContainEqual(player?.champion);
  });
});

it('as of a moment in the file nothing later is told', async () => {
  const rows = [
    ...series('T1', 'DRX', ['T1', 'DRX', 'T1'], '2024-01-17T08:00:00'),
    ...series('KT', 'GEN', ['KT', 'KT'], '2024-01-18T08:00:00'),
  ];
  const files = findMatchDataFiles([dataFolder({ 'a.csv': dataText(rows) })]);
  const source = oraclesElixirSource(files, { asOf: true });
  const { matches } = await source.snapshot(Date.UTC(2024, 0, 17, 9, 10), () => undefined);
  expect(matches).toMatchObject([
    { status: 'running', left: { name: 'T1', score: 1 }, right: { name: 'DRX', score: 0 } },
    { status: 'not_started', left: { name: 'KT', score: null } },
  ]);
});

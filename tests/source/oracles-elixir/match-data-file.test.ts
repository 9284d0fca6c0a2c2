import { describe, expect, it } from 'vitest';
import { findMatchDataFiles } from '../../../lib/source/oracles-elixir/match-data-files';
import { lastGameAt } from '../../../lib/source/oracles-elixir/oracles-elixir-source';
import { dataFolder, dataGame, dataText, snapshotOfData, snapshotOfRows } from '../../support/source/match-data-fixture';

const BYTE_ORDER_MARK = '\uFEFF';

describe('a match data file as people have it', () => {
  it.each([
    ['as downloaded', (text: string) => text],
    ['with a byte order mark and CRLF', (text: string) => BYTE_ORDER_MARK + text.replaceAll('\n', '\r\n')],
    ['without an end to the last line', (text: string) => text.trimEnd()],
    ['with empty lines between', (text: string) => text.replaceAll('\n', '\n\n')],
    ['as UTF-16', (text: string) => Buffer.from(BYTE_ORDER_MARK + text, 'utf16le')],
  ])('%s it tells the same', async (_, saved) => {
    const { matches, rejections } = await snapshotOfData(dataFolder({ 'a.csv': saved(dataText(dataGame())) }));
    expect(matches).toMatchObject([{ status: 'finished', left: { name: 'T1', score: 1 }, right: { name: 'DRX', score: 0 } }]);
    expect(rejections).toEqual([]);
  });

  it('packed with gzip it tells the same, whatever its name says', async () => {
    const text = dataText(dataGame());
    expect((await snapshotOfData(dataFolder({ 'a.csv.gz': text }))).matches).toHaveLength(1);
  });

  it('a spreadsheet of a country with decimal commas separates with semicolons', async () => {
    const rows = dataGame({ all: { damagetakenperminute: '612,5' } });
    const { games } = await snapshotOfData(dataFolder({ 'a.csv': dataText(rows, { separator: ';' }) }));
    expect([...games.values()][0]?.[0]?.players[0]?.damageTaken).toBe(18_375);
  });

  it('columns stand in any order, may be missing, and new ones are passed over', async () => {
    const rows = dataGame({ all: { atakhans: 1, 'a column of 2031': 'x' } }).map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([column]) => !['patch', 'playerid', 'deaths'].includes(column))
          .reverse(),
      ),
    );
    const { matches, games } = await snapshotOfRows(rows);
    expect(matches[0]).toMatchObject({ version: '', winnerId: matches[0]?.left.id });
    const [game] = games.get(matches[0]?.id ?? 0) ?? [];
    expect(game?.players[0]).toMatchObject({ name: 'T1 top', kills: 4, deaths: null });
    expect(game?.teams[0]).toMatchObject({ atakhans: 1 });
  });

  it('a name that a program has read in the wrong encoding is put right', async () => {
    const { teams } = await snapshotOfRows(dataGame({ blue: 'Ä°stanbul Wildcats', red: 'Esprit ShÅ\u008dnen' }));
    expect(teams.map(({ name }) => name)).toEqual(['İstanbul Wildcats', 'Esprit Shōnen']);
  });

  it('a last line that breaks off is refused by its number, and costs no other row', async () => {
    const text = dataText([...dataGame(), ...dataGame({ all: { game: 2 } })]);
    const cut = text.slice(0, -40);
    const { games, rejections } = await snapshotOfData(dataFolder({ 'a.csv': cut }));
    expect(rejections).toEqual([{ kind: 'malformed', entity: 'row cut off', id: 'a.csv:25', reason: 'the row is cut off' }]);
    const [, second] = [...games.values()][0] ?? [];
    // The row of the second team is lost: its players and the winner are known from the others.
    expect(second?.teams).toHaveLength(1);
    expect(second?.players).toHaveLength(10);
    expect(second?.winnerId).not.toBeNull();
  });

  it('a second row of the same player is refused', async () => {
    const rows = dataGame();
    const { games, rejections } = await snapshotOfRows([...rows, { ...rows[0], kills: 99 }]);
    expect(rejections).toMatchObject([{ entity: 'row twice', id: 'made.csv:14' }]);
    expect([...games.values()][0]?.[0]?.players[0]?.kills).toBe(4);
  });

  it('rows that name no game, no side or no role are refused, each by its reason', async () => {
    const [row = {}] = dataGame();
    const { rejections } = await snapshotOfRows([
      ...dataGame(),
      { ...row, gameid: '' },
      { ...row, side: 'Left' },
      { ...row, position: 'coach' },
    ]);
    expect(rejections.map(({ entity, id }) => `${entity} ${id}`)).toEqual([
      'row without game made.csv:14',
      'row without side made.csv:15',
      'row without role made.csv:16',
    ]);
  });

  it('a game without a time is refused, others stay', async () => {
    const { matches, rejections } = await snapshotOfRows([...dataGame({ all: { date: 'soon' } }), ...dataGame({ blue: 'KT' })]);
    expect(matches).toHaveLength(1);
    expect(rejections).toMatchObject([{ entity: 'row without a date', id: 'made.csv:2' }]);
  });

  it('what is no match data file says so in one line', async () => {
    await expect(snapshotOfData(dataFolder({ 'a.csv': 'name,price\nTea,3\n' }))).rejects.toThrow(
      'a.csv has no column "gameid": it is no match data file',
    );
    await expect(snapshotOfData(dataFolder({ 'a.csv': '' }))).rejects.toThrow('is empty: download it again');
    await expect(snapshotOfData(dataFolder({}))).rejects.toThrow('holds no match data file');
    const broken = dataText(dataGame()).replace('T1', '"T1') + 'x'.repeat(70_000);
    await expect(snapshotOfData(dataFolder({ 'a.csv': broken }))).rejects.toThrow('a quotation mark is never closed');
  });

  it('a game that stands in two files is as the later one has it', async () => {
    const older = dataText(dataGame({ id: 'G', all: { gamelength: 1700 } }));
    const newer = dataText(dataGame({ id: 'G', all: { gamelength: 1800 } }));
    const { matches } = await snapshotOfData(dataFolder({ '2024-02.csv': newer, '2024-01.csv': older }));
    expect(matches.flatMap(({ games }) => games)).toMatchObject([{ lengthSeconds: 1800 }]);
  });
});

describe('times', () => {
  const begins = async (...dates: string[]) =>
    (await snapshotOfRows(dates.flatMap((date, index) => dataGame({ blue: `Team ${index}`, all: { date } })))).matches.map(
      ({ beginAt }) => beginAt,
    );

  it.each([
    ['2024-01-17 08:00:09', '2024-01-17T08:00:09Z'],
    ['2024-01-17T08:00', '2024-01-17T08:00:00Z'],
    ['1/17/2024 8:00', '2024-01-17T08:00:00Z'],
    ['1/17/2024 8:00:09 PM', '2024-01-17T20:00:09Z'],
    ['17.01.2024 08:00', '2024-01-17T08:00:00Z'],
  ])('%s is %s', async (date, instant) => expect(await begins(date)).toEqual([instant]));

  it('whether the month or the day comes first is told by any date of the file that leaves no choice', async () => {
    expect(await begins('9/1/2022 7:08', '9/13/2022 7:08')).toEqual(['2022-09-01T07:08:00Z', '2022-09-13T07:08:00Z']);
    expect(await begins('9/1/2022 7:08', '13/1/2022 7:08')).toEqual(['2022-01-09T07:08:00Z', '2022-01-13T07:08:00Z']);
  });

  it.each(['2024-02-30 08:00:00', '2024-01-17 25:00:00', '13/13/2024 8:00', '1017-01-17 08:00:00'])('%s is no time', async (date) => {
    expect(await begins(date)).toEqual([]);
  });

  it('the last game of files is found without reading them', async () => {
    const folder = dataFolder({ '2023.csv': dataText(dataGame({ all: { date: '1/2/2023 7:08' } })), '2024.csv': dataText(dataGame()) });
    expect(await lastGameAt(findMatchDataFiles([folder]))).toBe(Date.UTC(2024, 0, 17, 8));
  });
});

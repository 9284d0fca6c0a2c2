import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pandaScoreSource } from '../../lib/source/pandascore/pandascore-source';
import { pandaServer, quickSleep, TOKEN } from '../support/source/panda-server';
import { sharedFolder } from '../support/shared-data';

const samples = sharedFolder('pandascore-samples');

function read(file: string) {
  return JSON.parse(readFileSync(join(samples.path, file), 'utf8'));
}

/** Serves the recorded answers at their original addresses. */
function recordedServer() {
  const matches: { id: number; status: string }[] = read('lol-matches.json');
  return pandaServer({
    '/lol/leagues': [...read('fixtures-ansg191/lol_leagues_list.json'), ...read('fixtures-ansg191/list_leagues.json')],
    '/lol/series': read('fixtures-ansg191/lol_series_list.json'),
    '/lol/tournaments': read('fixtures-ansg191/lol_tournaments_list.json'),
    '/lol/teams': read('fixtures-ansg191/lol_teams_list.json'),
    '/lol/players': read('fixtures-ansg191/list_players.json'),
    '/lol/champions': [],
    '/lol/matches': [...matches, ...read('fixtures-ansg191/get_league_matches.json')],
    '/lol/matches/720982/games': [read('lol-game-243129-with-player-stats.json')],
    '/deletions': [],
  });
}

describe.skipIf(samples.absent)(`the API as it was recorded${samples.note}`, () => {
  const NOW = Date.parse('2023-02-21T00:00:00Z');
  const DAYS = { historyDays: 500, futureDays: 1500, detailDays: 10 };

  it('makes a snapshot of all fifteen matches, with the figures of the recorded game', async () => {
    const server = await recordedServer();
    server.maxPageSize = 4;
    const source = pandaScoreSource({ token: TOKEN, baseUrl: server.baseUrl, sleep: quickSleep().sleep, ...DAYS });
    const snapshot = await source.snapshot(NOW, () => undefined);
    expect(snapshot.matches).toHaveLength(15);
    expect(snapshot.matches.find((match) => match.id === 720982)).toMatchObject({
      status: 'finished',
      left: { abbr: 'KOI', score: 1 },
      right: { abbr: 'G2', score: 3 },
    });
    expect(snapshot.games.get(720982)?.[0]).toMatchObject({
      id: 243129,
      lengthSeconds: 1730,
      players: expect.arrayContaining([expect.objectContaining({ name: 'Mikyx', role: 'support' })]),
    });
    // The answers of the other lists are of other years: matches bring their own series, tournaments and teams.
    expect(snapshot.series.map((serie) => serie.id)).toEqual(expect.arrayContaining([4250, 5386]));
    expect(snapshot.teams.map((team) => team.acronym)).toEqual(expect.arrayContaining(['T1', 'G2', 'KOI']));
    expect(snapshot.rejections.map(({ kind, entity }) => [kind, entity])).toEqual([
      ['foreign', 'league'],
      ['foreign', 'match'],
    ]);
  });

  it('makes the running match of the recorded lives', async () => {
    const running = read('openapi-examples/Lives.lives-page-size-1.json')
      .map((live: { match: object & { status: string } }) => live.match)
      .filter((match: { status: string }) => match.status === 'running');
    const server = await recordedServer();
    server.lists.set('/lol/matches', running);
    const source = pandaScoreSource({
      token: TOKEN,
      baseUrl: server.baseUrl,
      sleep: quickSleep().sleep,
      ...DAYS,
      cursor: '2021-04-23T00:00:00Z',
    });
    const changes = await source.changes(NOW);
    expect(changes.matches).toMatchObject([{ status: 'running' }]);
    expect(changes.rejections).toMatchObject([{ kind: 'foreign', entity: 'match' }]);
  });
});

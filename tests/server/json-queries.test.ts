import { describe, expect, it } from 'vitest';
import { endpointAt } from '../../lib/server/endpoints/endpoints';
import type { RawQuery } from '../../lib/domain/page/raw-query';

describe('the query of a JSON route', () => {
  it.each<[string, RawQuery, object]>([
    ['/api/week', {}, { start: null }],
    ['/api/week', { start: '2023-08-14', x: '1' }, { start: '2023-08-14' }],
    ['/api/match/[id]', { id: '7' }, { id: 7 }],
    ['/api/tournaments', { year: '' }, { year: null }],
    ['/api/head-to-head', { left: '1', right: ['2', '3'] }, { left: 1, right: 2 }],
    ['/api/search', { prefix: ' T1 Academy' }, { prefix: 't1' }],
    ['/api/search', { q: '  T1   KT ' }, { q: 't1 kt' }],
    ['/api/following', { leagues: '297,293,297' }, { leagues: [293, 297], teams: [] }],
    ['/api/stats', { scope: 'all', kind: 'teams', side: 'red' }, { kind: 'teams', scope: 'all', role: null, side: 'red' }],
    ['/api/compare', { players: '9,1,9' }, { players: [9, 1], teams: [], scope: null }],
    ['/api/news', { team: '77' }, { league: null, team: 77, page: 1 }],
    ['/api/digest/[id]', { id: 'day-293-2023-08-01' }, { id: 'day-293-2023-08-01' }],
    ['/api/comments', { url: '/match/7/a-vs-b' }, { url: '/match/7', sort: 'newest', cursor: null, parent: null }],
    ['/api/comments', { url: '/nowhere' }, { url: null }],
    ['/api/feed/[file]', { file: 'all.rss', results: '1' }, { file: 'all.rss', results: true, locale: 'en' }],
    [
      '/api/calendar/[kind]/[file]',
      { kind: 'team', file: '1.ics', results: '1', locale: 'tlh' },
      { kind: 'team', file: '1.ics', results: true, rounds: false, locale: 'en' },
    ],
  ])('of %s reads %j', (route, raw, query) => {
    expect(endpointAt(route)?.query?.read(raw)).toMatchObject(query);
  });

  it.each<[string, RawQuery, string]>([
    ['/api/week', { start: '2023-08-15' }, 'start must be a Monday'],
    ['/api/match/[id]', { id: '0' }, 'The id must be a whole number.'],
    ['/api/tournaments', { year: '12' }, 'year must be four digits.'],
    ['/api/head-to-head', { left: '1' }, 'left and right must be the ids of two teams.'],
    ['/api/search', {}, 'prefix takes at least two characters.'],
    ['/api/search', { prefix: 'a' }, 'prefix takes at least two characters.'],
    ['/api/search', { q: ' . a' }, 'q takes at least two characters.'],
    ['/api/following', { leagues: '1,2,3,4,5,6,7,8,9' }, 'leagues takes at most 8 ids'],
    ['/api/following', { teams: 'abc' }, 'teams takes at most 50 ids'],
    ['/api/stats', { scope: 'all' }, 'kind must be one of players, teams, champions.'],
    ['/api/stats', { kind: 'teams' }, 'scope must be league:ID'],
    ['/api/stats', { kind: 'teams', scope: 'all', role: 'cook' }, 'role must be one of top'],
    ['/api/stats/csv', {}, 'scope must be league:ID'],
    ['/api/stats/rows', {}, 'scope must be league:ID'],
    ['/api/compare', { teams: '1,2,3,4,5' }, 'teams takes at most 4 ids'],
    ['/api/compare', { players: '1', scope: 'x' }, 'scope must be league:ID'],
    ['/api/digest/[id]', { id: 'day-293-2023-02-30' }, 'id must be day-LEAGUE-DATE'],
    ['/api/news', { page: '0' }, 'page a number from 1'],
    ['/api/comments', { sort: 'best' }, 'sort must be newest, oldest or liked.'],
    ['/api/comments', { cursor: 'x' }, 'cursor is not one of ours.'],
    ['/api/comments', { parent: '..' }, 'parent is no comment id.'],
  ])('of %s rejects %j, and its cache key is one for all', (route, raw, message) => {
    const query = endpointAt(route)?.query;
    const refusal = expect.objectContaining({ code: 'bad-request', message: expect.stringContaining(message) });
    expect(() => query?.read(raw)).toThrow(refusal);
    // The server requests the canonical address, which must be refused with the same message.
    const canonical = Object.fromEntries(new URLSearchParams(query?.search(raw)));
    expect(() => query?.read({ id: raw['id'], ...canonical })).toThrow(refusal);
  });
});

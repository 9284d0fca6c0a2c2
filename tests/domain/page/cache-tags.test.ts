import { describe, expect, it } from 'vitest';
import { cacheTag, idInTag } from '../../../lib/domain/page/cache-tags';
import { tagsOfDocument } from '../../../lib/store/models/document-tags';

const MONDAY = '2023-08-14';

describe('the id in a cache tag', () => {
  it('is the one the tag was made from', () => {
    expect(idInTag(cacheTag.comments, cacheTag.comments('match-7'))).toBe('match-7');
    expect(idInTag(cacheTag.stats, cacheTag.stats('serie:9'))).toBe('serie:9');
  });

  it('is null in a tag of another kind', () => {
    expect(idInTag(cacheTag.team, cacheTag.match(7))).toBeNull();
    expect(idInTag(cacheTag.league, cacheTag.leagues)).toBeNull();
  });
});

describe('a written document purges', () => {
  it.each([
    ['matches/7', [cacheTag.match(7)]],
    ['games/7', [cacheTag.match(7)]],
    ['standings/16', [cacheTag.tournament(16)]],
    ['tournamentMatches/16', [cacheTag.tournament(16)]],
    ['teamMatches/77-2023', [cacheTag.team(77)]],
    ['teamRatings/77', [cacheTag.team(77)]],
    ['ratings/ranking', [cacheTag.rankings]],
    ['playerFigures/5', [cacheTag.player(5)]],
    ['stats/serie:9-players', [cacheTag.stats('serie:9')]],
    ['stats/drafts', [cacheTag.stats('drafts')]],
    ['newsLists/league:293-2', [cacheTag.news('league:293')]],
    ['digests/day-293-2023-08-01', [cacheTag.digest('day-293-2023-08-01')]],
    ['states/home', [cacheTag.home]],
    ['states/ingest', []],
    ['catalogs/series', [cacheTag.catalogs]],
  ])('the answers that show %s', (path, tags) => {
    expect(tagsOfDocument(path, MONDAY)).toEqual(tags);
  });

  it('the shell of every page too, where it is shown there', () => {
    expect(tagsOfDocument('catalogs/leagues', MONDAY)).toEqual([cacheTag.leagues, cacheTag.shell]);
    expect(tagsOfDocument(`weeks/${MONDAY}`, MONDAY)).toEqual([cacheTag.week(MONDAY), cacheTag.shell]);
    expect(tagsOfDocument('weeks/2023-08-21', MONDAY)).toEqual([cacheTag.week('2023-08-21')]);
  });
});

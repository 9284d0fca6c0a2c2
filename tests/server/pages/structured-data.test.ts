import { describe, expect, it } from 'vitest';
import { finishedMatch, notStartedMatch, offMatch, scored } from '../../../lib/fixtures/match-fixture';
import { article } from '../../../lib/fixtures/news-fixture';
import { environment } from '../../../lib/server/env';
import {
  articlePageData,
  matchJsonLd,
  matchPageData,
  playerPageData,
  recapPageData,
  teamPageData,
} from '../../../lib/server/pages/structured-data';

const SITE = environment().siteUrl;
const LEAGUE = { id: 293, name: 'LCK' };
const T1 = { id: 126061, name: 'T1', acronym: 'T1', img: null };

/** The way to a page: names and the paths that they lead to. */
const way = (...steps: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: SITE + path })),
});

const ADDRESS = 'https://riftweek.example/match/7/t1-vs-gen-g';

describe('the structured data of a page', () => {
  it('leads from the league through the serie to a match, in the page’s language', () => {
    const match = finishedMatch({ id: 7, leagueId: 293, leagueName: 'LCK', serieId: 9, serieName: 'Cup' });
    const [event, steps] = matchPageData(match, 'ko');
    expect(event).toMatchObject({ '@type': 'SportsEvent' });
    expect(steps).toMatchObject({
      itemListElement: [
        { name: 'LCK', item: `${SITE}/ko/league/293/lck` },
        { name: 'Cup', item: `${SITE}/ko/serie/9/cup` },
        { item: expect.stringContaining(`${SITE}/ko/match/7/`) },
      ],
    });
    for (const unknown of [{ serieId: 0 }, { serieName: '' }])
      expect(matchPageData({ ...match, ...unknown }, 'ko')[1]).toHaveProperty('itemListElement.length', 2);
  });

  it('leaves out a league or team that is not known', () => {
    const team = { ...T1, location: 'KR', players: [] };
    expect(teamPageData(team, LEAGUE, 'en')[1]).toMatchObject(way(['LCK', '/league/293/lck'], ['T1', '/team/126061/t1']));
    expect(teamPageData(team, null, 'en')[1]).toMatchObject(way(['T1', '/team/126061/t1']));
    const faker = { id: 7, name: 'Faker', firstName: '', lastName: '', role: 'mid', nationality: '', img: null, active: true } as const;
    expect(playerPageData({ ...faker, team: T1 }, 'en')[1]).toMatchObject(way(['T1', '/team/126061/t1'], ['Faker', '/player/7/faker']));
    expect(playerPageData({ ...faker, team: null }, 'en')[1]).toMatchObject(way(['Faker', '/player/7/faker']));
  });

  it('names an article whose title reveals a result by its source', () => {
    expect(articlePageData(article({ title: 'T1 win' }), 'en')).toMatchObject([{ headline: 'T1 win', publisher: { name: 'Somewhere' } }]);
    expect(JSON.stringify(articlePageData(article({ title: 'T1 win', spoils: 'title' }), 'en'))).not.toContain('T1 win');
  });

  it('dates a recap by the beginning of its match: the end would reveal how many games it had', () => {
    const match = finishedMatch();
    expect(recapPageData(match, 'en')).toMatchObject([{ datePublished: match.beginAt }]);
  });
});

describe('the structured data of a match', () => {
  it('names two competitors, a start and a place to watch', () => {
    const streams = [{ url: 'https://www.twitch.tv/lck', embedUrl: null, language: 'ko', main: true, official: true }];
    expect(matchJsonLd(notStartedMatch({ streams }), ADDRESS)).toMatchObject({
      '@type': 'SportsEvent',
      name: 'T1 vs Gen.G',
      startDate: '2023-08-19T08:00:00Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url: 'https://www.twitch.tv/lck' },
      competitor: [{ name: 'T1' }, { name: 'Gen.G' }],
    });
  });

  it('takes place at its own page where no stream is known', () => {
    expect(matchJsonLd(notStartedMatch({ streams: [] }), ADDRESS).location).toEqual({ '@type': 'VirtualLocation', url: ADDRESS });
  });

  it('is the same whoever won', () => {
    const won = finishedMatch();
    const lost = finishedMatch({
      left: scored({ score: 0 }),
      right: scored({ id: 1, abbr: 'GEN', name: 'Gen.G', score: 2 }),
      winnerId: 1,
      endAt: '2023-08-19T09:10:00Z',
    });
    expect(matchJsonLd(won, ADDRESS)).toEqual(matchJsonLd(lost, ADDRESS));
  });

  it('has the old start of a match that was moved', () => {
    const moved = notStartedMatch({ rescheduled: true, originalBeginAt: '2023-08-18T08:00:00Z' });
    expect(matchJsonLd(moved, ADDRESS)).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2023-08-18T08:00:00Z',
    });
  });

  it.each([
    ['canceled', 'https://schema.org/EventCancelled'],
    ['postponed', 'https://schema.org/EventPostponed'],
  ] as const)('says that a match is %s', (status, expected) => {
    expect(matchJsonLd(offMatch(status), ADDRESS).eventStatus).toBe(expected);
  });
});

import type { BreadcrumbList, NewsArticle, Person, SportsEvent, SportsTeam, WithContext } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import type { Player, Team } from '../../../lib/domain/entities/entities';
import { breadcrumbJsonLd, jsonForScript, playerJsonLd, teamJsonLd } from '../../../lib/domain/entities/json-ld';
import { matchJsonLd, newsJsonLd } from '../../../lib/server/pages/structured-data';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';

/** The types of schema-dts are made from schema.org's own definition: a term that is not there does not compile. */

const SITE = 'https://riftweek.example';
const faker = { id: 7, name: 'Faker', role: 'mid', img: null, active: true } as const;
const T1: Team = { id: 1, name: 'T1', acronym: 'T1', img: null, location: 'KR', players: [faker] };
const FAKER: Player = {
  id: 7,
  name: 'Faker',
  firstName: 'Sang-hyeok',
  lastName: 'Lee',
  role: 'mid',
  nationality: 'KR',
  img: null,
  active: true,
  team: { id: 1, name: 'T1', acronym: 'T1', img: null },
};

describe('structured data', () => {
  it('uses the terms of schema.org', () => {
    const match: WithContext<SportsEvent> = matchJsonLd(notStartedMatch(), 'https://riftweek.example/match/7/t1-vs-gen-g');
    const team: WithContext<SportsTeam> = teamJsonLd(T1, `${SITE}/team/1/t1`, 'LCK');
    const player: WithContext<Person> = playerJsonLd(FAKER, `${SITE}/player/7/faker`);
    const way: WithContext<BreadcrumbList> = breadcrumbJsonLd([{ name: 'LCK', url: `${SITE}/league/293/lck` }]);
    const news: WithContext<NewsArticle> = newsJsonLd({
      headline: 'T1 vs Gen.G',
      at: '2023-08-19T08:00:00Z',
      address: `${SITE}/news/match-1/t1-vs-gen-g`,
      publisher: 'Riftweek',
      about: ['T1'],
    });
    for (const each of [match, team, player, way, news]) expect(each).toHaveProperty('@context', 'https://schema.org');
  });

  it('names a team, where it plays and who plays in it', () => {
    expect(teamJsonLd({ ...T1, name: 'Gen.G', acronym: 'GEN' }, `${SITE}/team/2/gen-g`, 'LCK')).toMatchObject({
      name: 'Gen.G',
      alternateName: 'GEN',
      memberOf: { name: 'LCK' },
      athlete: [{ name: 'Faker' }],
    });
    expect(teamJsonLd(T1, SITE, null)).not.toHaveProperty('memberOf');
    expect(teamJsonLd(T1, SITE, null)).not.toHaveProperty('alternateName');
  });

  it('names a player by the real name, or by the in-game name where there is no other', () => {
    expect(playerJsonLd(FAKER, SITE)).toMatchObject({
      name: 'Lee Sang-hyeok',
      alternateName: ['Faker', '이상혁'],
      affiliation: { name: 'T1' },
    });
    const unknown = playerJsonLd({ ...FAKER, firstName: '', lastName: '', nationality: '', team: null }, SITE);
    expect(unknown).toMatchObject({ name: 'Faker' });
    for (const missing of ['alternateName', 'nationality', 'affiliation']) expect(unknown).not.toHaveProperty(missing);
  });

  it('numbers breadcrumbs from one', () => {
    const steps = breadcrumbJsonLd([
      { name: 'LCK', url: 'a' },
      { name: 'Summer 2023', url: 'b' },
    ]);
    expect(steps.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'LCK', 'a'],
      [2, 'Summer 2023', 'b'],
    ]);
  });

  it('cannot close its script element', () => {
    const text = jsonForScript({ name: '</script><script>alert(1)</script>' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
  });
});

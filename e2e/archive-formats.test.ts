import { parseFeed } from '@rowanmanning/feed-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv8/dist/2020';
import ICAL from 'ical.js';
import * as v from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { readPage } from '../scripts/crawl/read-page';

/** What programs read of the site on real matches, by parsers that had no part in writing it. */

const archive = inject('archive');

const WeekSchema = v.object({
  matches: v.array(
    v.object({
      id: v.number(),
      status: v.string(),
      leagueId: v.number(),
      serieId: v.number(),
      tournamentId: v.number(),
      left: v.object({ id: v.number(), name: v.string() }),
      right: v.object({ id: v.number(), name: v.string() }),
    }),
  ),
});
type Found = v.InferOutput<typeof WeekSchema>['matches'][number];

const TeamSchema = v.object({ team: v.object({ players: v.array(v.object({ id: v.number(), name: v.string() })) }) });

const JsonFeedSchema = v.object({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: v.string(),
  feed_url: v.pipe(v.string(), v.url()),
  items: v.array(
    v.object({ id: v.string(), url: v.pipe(v.string(), v.url()), title: v.string(), date_published: v.pipe(v.string(), v.isoTimestamp()) }),
  ),
});

/** Of https://schema.org/version/latest, as far as the site uses it: a property that is not listed belongs to no such type. */
const TERMS: Readonly<Record<string, readonly string[]>> = {
  SportsEvent: [
    'name',
    'sport',
    'startDate',
    'previousStartDate',
    'endDate',
    'eventStatus',
    'eventAttendanceMode',
    'competitor',
    'homeTeam',
    'awayTeam',
    'location',
    'organizer',
    'superEvent',
    'url',
    'image',
    'description',
  ],
  SportsTeam: ['name', 'alternateName', 'sport', 'url', 'logo', 'image', 'athlete', 'member', 'memberOf', 'location', 'address'],
  SportsOrganization: ['name', 'sport', 'url', 'logo'],
  Organization: ['name', 'url', 'logo'],
  Person: [
    'name',
    'alternateName',
    'givenName',
    'familyName',
    'additionalName',
    'url',
    'image',
    'jobTitle',
    'nationality',
    'memberOf',
    'affiliation',
  ],
  Country: ['name', 'identifier'],
  Place: ['name', 'address', 'url'],
  VirtualLocation: ['name', 'url'],
  PostalAddress: ['addressCountry'],
  Event: ['name', 'url'],
  EventSeries: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  NewsArticle: [
    'headline',
    'datePublished',
    'dateModified',
    'mainEntityOfPage',
    'publisher',
    'author',
    'about',
    'image',
    'url',
    'description',
    'inLanguage',
  ],
  Thing: ['name', 'url'],
};

/** Properties that their type does not have, and types that are not listed. */
function unknownTerms(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownTerms);
  if (value === null || typeof value !== 'object') return [];
  const type: unknown = Reflect.get(value, '@type');
  const known = typeof type === 'string' ? TERMS[type] : undefined;
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name.startsWith('@') || known?.includes(name) ? [] : [`${String(type)}.${name}`]),
    ...unknownTerms(inner),
  ]);
}

describe.skipIf(archive === null)('on the archive of 2022–2023 (skipped where ../shared/data is absent)', () => {
  const get = (path: string) => fetch(new URL(path, archive?.url));
  const text = async (path: string) => {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  const json = async (path: string): Promise<unknown> => JSON.parse(await text(path));
  let match: Found;
  let player: { readonly id: number; readonly name: string };

  beforeAll(async () => {
    const { matches } = v.parse(WeekSchema, await json('/api/week?start=2023-07-24'));
    const found = matches.find(({ status, left, right }) => status === 'finished' && left.id > 0 && right.id > 0);
    if (!found) throw new Error('No finished match');
    match = found;
    const [first] = v.parse(TeamSchema, await json(`/api/team/${match.left.id}`)).team.players;
    if (!first) throw new Error('No player');
    player = first;
  });

  it('calendars of a team, a league and a stage are iCalendar, with results or without', async () => {
    for (const [kind, id] of [
      ['team', match.left.id],
      ['league', match.leagueId],
      ['tournament', match.tournamentId],
      ['match', match.id],
    ] as const)
      for (const asked of ['', '?results=1', '?alarm=15']) {
        const calendar = new ICAL.Component(ICAL.parse(await text(`/api/calendar/${kind}/${id}.ics${asked}`)));
        const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
        expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
        expect(events.length, kind).toBeGreaterThan(0);
        expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
        for (const event of events) expect([event.summary !== '', event.endDate.compare(event.startDate)]).toEqual([true, 1]);
      }
  });

  it('feeds are RSS, Atom and JSON Feed', async () => {
    for (const name of ['all', 'news', 'results', `league-${match.leagueId}`]) {
      for (const format of ['rss', 'atom'] as const) {
        const { meta, items } = parseFeed(await text(`/api/feed/${name}.${format}`)).toJSON();
        expect(meta.type).toBe(format);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      }
      const feed = v.parse(JsonFeedSchema, await json(`/api/feed/${name}.json`));
      expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
    }
    expect(v.parse(JsonFeedSchema, await json('/api/feed/all.json')).items.length).toBeGreaterThan(5);
  });

  it('the description is OpenAPI, and answers are as it says', async () => {
    const description = v.parse(v.looseObject({}), await json('/openapi.json'));
    expect(await new Validator().validate({ ...description })).toMatchObject({ valid: true });
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'openapi', ...description });
    for (const [path, address] of [
      ['/api/match/{id}', `/api/match/${match.id}`],
      ['/api/team/{id}', `/api/team/${match.left.id}`],
      ['/api/player/{id}', `/api/player/${player.id}`],
      ['/api/league/{id}', `/api/league/${match.leagueId}`],
      ['/api/serie/{id}', `/api/serie/${match.serieId}`],
      ['/api/tournament/{id}', `/api/tournament/${match.tournamentId}`],
      ['/api/standings/{tournamentId}', `/api/standings/${match.tournamentId}`],
      ['/api/home', '/api/home'],
      ['/api/week', '/api/week?start=2023-07-24'],
      ['/api/leagues', '/api/leagues'],
    ] as const) {
      const pointer = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
      const validate = ajv.compile({ $ref: `openapi#/paths/${pointer}/get/responses/200/content/application~1json/schema` });
      expect(validate(await json(address)), `${address}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    }
  });

  it('structured data uses the terms of schema.org', async () => {
    const types = new Set<unknown>();
    for (const path of [
      paths.match(match),
      paths.recap(match),
      paths.team(match.left),
      paths.player(player),
      `/league/${match.leagueId}`,
      `/tournament/${match.tournamentId}`,
    ]) {
      // A page without any has none.
      const found = v.parse(v.array(v.unknown()), JSON.parse(readPage(await text(path), archive?.url ?? '').jsonLd || '[]'));
      for (const each of found) {
        const value = v.parse(v.looseObject({ '@context': v.literal('https://schema.org'), '@type': v.string() }), each);
        expect(unknownTerms(value), path).toEqual([]);
        types.add(value['@type']);
      }
    }
    expect([...types].sort()).toEqual(expect.arrayContaining(['BreadcrumbList', 'NewsArticle', 'Person', 'SportsEvent', 'SportsTeam']));
  });
});

import { CALENDAR_ALARMS } from '../../domain/schedule/calendar-alarms';
import { CATCH_UP_DAYS } from '../../domain/match/catch-up';
import { LOCALES } from '../../domain/settings/locales';
import { ROLES } from '../../domain/match/role';
import { STATS_KINDS } from '../../domain/statistics/stats-document';
import type { JSON_QUERIES } from '../answers/json-queries';

/**
 * The addresses that are documented for developers of other sites, with
 * parameters and answers, in English (docs/decisions/0056). A type keeps the list
 * complete: every cached route is here or listed as internal.
 */

type Schema = Readonly<Record<string, unknown>>;

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
};

export type Operation = {
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  /** Media types of an answer other than JSON. */
  readonly types?: readonly string[];
};

/** Cached routes outside of the public interface: the site's own, and what people wrote. */
type OwnRoute =
  | '/api/client-config'
  | '/api/sitemap/[file]'
  | '/api/embed/[kind]/[id]'
  | '/api/comments'
  | '/api/votes/[matchId]'
  | '/api/player-votes/[matchId]';

const inPath = (name: string, description: string, schema: Schema): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
});
const needed = (name: string, description: string, schema: Schema): Parameter => ({
  name,
  in: 'query',
  required: true,
  description,
  schema,
});
const may = (name: string, description: string, schema: Schema): Parameter => ({ name, in: 'query', required: false, description, schema });

const ID: Schema = { type: 'integer', minimum: 1 };
const IDS: Schema = { type: 'string', pattern: '^[1-9][0-9]*(,[1-9][0-9]*)*$', examples: ['293,297'] };
const SCOPE: Schema = { type: 'string', examples: ['all', 'league:293', 'season:2023', 'serie:9', 'tournament:16', 'patch:13.14'] };
const FLAG: Schema = { type: 'string', enum: ['1'] };
const LOCALE: Schema = { type: 'string', enum: LOCALES, default: 'en' };

const byId = (what: string): readonly Parameter[] => [inPath('id', `Id of the ${what}.`, ID)];
const RESULTS = may('results', '1: scores are told. Without it nothing tells a result.', FLAG);
const LANGUAGE = may('locale', 'Language of the words.', LOCALE);

export const OPERATIONS: Readonly<Record<Exclude<keyof typeof JSON_QUERIES, OwnRoute>, Operation>> = {
  '/api/week': {
    summary: 'The matches that begin in a UTC week.',
    parameters: [may('start', 'The Monday of the week; the current week without it.', { type: 'string', format: 'date' })],
  },
  '/api/match/[id]': {
    summary: 'A match with its games, both teams’ form and meetings, chances before it, and what was at stake.',
    parameters: byId('match'),
  },
  '/api/live': { summary: 'The running matches with scores, and gold, kills and win chance of the games under way.', parameters: [] },
  '/api/home': { summary: 'What the homepage shows: running matches, the next ten, the ten latest results.', parameters: [] },
  '/api/catch-up': {
    summary: 'The finished matches of the last days that are most worth watching, at most 30.',
    parameters: [may('days', 'How many days.', { type: 'string', enum: CATCH_UP_DAYS.map(String), default: '1' })],
  },
  '/api/videos': { summary: 'Running matches with their streams, and the latest matches with recordings.', parameters: [] },
  '/api/standings/[tournamentId]': {
    summary: 'A stage’s table by place, what each team still needs, and chances from 0 to 1.',
    parameters: [inPath('tournamentId', 'Id of the tournament (a stage of a season).', ID)],
  },
  '/api/leagues': { summary: 'All leagues in their order.', parameters: [] },
  '/api/league/[id]': { summary: 'A league: its seasons and winners, its running, next and latest matches.', parameters: byId('league') },
  '/api/series': { summary: 'All seasons, newest first, and the teams that won them.', parameters: [] },
  '/api/serie/[id]': { summary: 'A season, its league and its stages.', parameters: byId('season') },
  '/api/tournaments': {
    summary: 'The stages that begin in a year, newest first.',
    parameters: [may('year', 'Four digits; the current year without it.', { type: 'string', pattern: '^(19|20)[0-9]{2}$' })],
  },
  '/api/tournament/[id]': { summary: 'A stage with its teams and all its matches.', parameters: byId('tournament') },
  '/api/team/[id]': {
    summary: 'A team: roster, rating, places and line-ups by season, latest results and next matches.',
    parameters: byId('team'),
  },
  '/api/head-to-head': {
    summary: 'All finished meetings of two teams, the newest 50 listed.',
    parameters: [needed('left', 'Id of a team.', ID), needed('right', 'Id of the other team.', ID)],
  },
  '/api/player/[id]': {
    summary: 'A player with figures over all games and of the latest season, and the titles and places of their teams.',
    parameters: byId('player'),
  },
  '/api/champion/[id]': { summary: 'A champion’s figures: who plays it, with and against what.', parameters: byId('champion') },
  '/api/rankings': { summary: 'The power ranking of teams and regions, with what they were a week before.', parameters: [] },
  '/api/stats': {
    summary: 'Figures of players, teams or champions over a scope.',
    parameters: [
      needed('scope', 'What is counted.', SCOPE),
      needed('kind', 'Of what.', { type: 'string', enum: STATS_KINDS }),
      may('role', 'In this role alone.', { type: 'string', enum: ROLES }),
      may('side', 'On this side alone.', { type: 'string', enum: ['blue', 'red'] }),
    ],
  },
  '/api/stats/csv': {
    summary: 'The same as a table, with the parameters of the page /stats.',
    parameters: [
      needed('scope', 'What is counted.', SCOPE),
      may('kind', 'Of what.', { type: 'string', enum: STATS_KINDS, default: 'players' }),
    ],
    types: ['text/csv'],
  },
  '/api/compare': {
    summary: 'Up to four players or teams side by side, with places and percentiles.',
    parameters: [
      may('players', 'Ids of players, in their order.', IDS),
      may('teams', 'Ids of teams, in their order; one of both is needed.', IDS),
      may('scope', 'What is counted; the latest season without it.', SCOPE),
    ],
  },
  '/api/following': {
    summary: 'Running, next and latest matches of leagues, teams, players and single matches.',
    parameters: [
      may('leagues', 'Ids, at most 8.', IDS),
      may('teams', 'Ids, at most 50.', IDS),
      may('players', 'Ids, at most 50.', IDS),
      may('matches', 'Ids, at most 100.', IDS),
    ],
  },
  '/api/search': {
    summary: 'What a text finds by name, or the index of two characters.',
    parameters: [
      may('q', 'A text of 2 to 254 characters.', { type: 'string', minLength: 2, maxLength: 254 }),
      may('prefix', 'In place of q: the first two characters of a name.', { type: 'string', minLength: 2 }),
    ],
  },
  '/api/news': {
    summary: 'A page of news, newest first. A digest tells results in its angle alone.',
    parameters: [
      may('league', 'Id of a league.', ID),
      may('team', 'Id of a team.', ID),
      may('page', 'From 1.', { type: 'integer', minimum: 1, default: 1 }),
    ],
  },
  '/api/digest/[id]': {
    summary: 'What a league’s match day or week told.',
    parameters: [
      inPath('id', 'day-LEAGUE-DATE or week-LEAGUE-MONDAY.', {
        type: 'string',
        pattern: '^(day|week)-[1-9][0-9]*-[0-9]{4}-[0-9]{2}-[0-9]{2}$',
      }),
    ],
  },
  '/api/patches': { summary: 'Every patch seen in matches, newest first.', parameters: [] },
  '/api/calendar/[kind]/[file]': {
    summary: 'Matches as iCalendar, to subscribe to.',
    parameters: [
      inPath('kind', 'Whose matches.', { type: 'string', enum: ['match', 'team', 'league', 'tournament'] }),
      inPath('file', 'The id, with the ending .ics.', { type: 'string', pattern: '^[1-9][0-9]*\\.ics$' }),
      RESULTS,
      may('rounds', '1: matches whose teams are results go by their rounds.', FLAG),
      may('alarm', 'Minutes before a start at which the calendar reminds.', { type: 'string', enum: CALENDAR_ALARMS.map(String) }),
      LANGUAGE,
    ],
    types: ['text/calendar'],
  },
  '/api/feed/[file]': {
    summary: 'Digests (all, league-ID), all news (news, news-league-ID) or results (results, results-league-ID) as RSS, Atom or JSON Feed.',
    parameters: [
      inPath('file', 'What, with the ending .rss, .atom or .json.', {
        type: 'string',
        pattern: '^(all|(news|results)|((news|results)-)?league-[1-9][0-9]*)\\.(rss|atom|json)$',
      }),
      RESULTS,
      LANGUAGE,
    ],
    types: ['application/rss+xml', 'application/atom+xml', 'application/feed+json'],
  },
  '/api/openapi': { summary: 'This description; also at /openapi.json.', parameters: [] },
};

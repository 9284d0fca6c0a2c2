import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LeagueSchema, PlayerSchema, SerieSchema, TeamSchema, TournamentSchema } from '../../../lib/domain/entities/entities';
import { MatchSchema, type Match } from '../../../lib/domain/match/match';
import { buildDemoSeason, type DemoSeason } from '../../../lib/source/demo/season';
import { allGames, DAY, finished, season, WEEK, WEEK_START } from '../../support/source/demo-season';

/** The fingerprint of a season, figures and all. */
function fingerprint({ games, announcedAt, unknownSides, unknownTeams, ...rest }: DemoSeason): string {
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const map of [announcedAt ?? new Map(), unknownSides, new Map([...unknownTeams].map(([id, teams]) => [id, [...teams]]))])
    hash.update(JSON.stringify([...map]));
  for (const entry of games) hash.update(JSON.stringify(entry));
  return hash.digest('hex');
}

describe('the demo season', () => {
  it('is the same for the same week and another one for another week', () => {
    expect(fingerprint(buildDemoSeason(WEEK))).toBe(fingerprint(season));
    const next = buildDemoSeason('2026-11-23');
    const ids = new Set(season.matches.map((match) => match.id));
    expect(next.matches.filter((match) => ids.has(match.id))).toEqual([]);
    expect(next.teams).toEqual(season.teams);
    expect(next.players).toEqual(season.players);
  });

  it('has only documented entities, each id once', () => {
    const unique = (values: readonly { id: number }[]) => expect(new Set(values.map((value) => value.id)).size).toBe(values.length);
    for (const match of season.matches) expect(v.is(MatchSchema, match)).toBe(true);
    expect(v.is(v.array(LeagueSchema), season.leagues)).toBe(true);
    expect(v.is(v.array(SerieSchema), season.series)).toBe(true);
    expect(v.is(v.array(TournamentSchema), season.tournaments)).toBe(true);
    expect(v.is(v.array(TeamSchema), season.teams)).toBe(true);
    expect(v.is(v.array(PlayerSchema), season.players)).toBe(true);
    for (const values of [
      season.matches,
      season.leagues,
      season.series,
      season.tournaments,
      season.teams,
      season.players,
      season.champions,
    ])
      unique(values);
    unique(allGames);
    expect(new Set(season.players.map((player) => player.name.toLowerCase())).size).toBe(season.players.length);
  });

  it('covers at least ten leagues, the default top ones among them, with one split each', () => {
    const ids = season.leagues.map((league) => league.id);
    expect(ids).toEqual(expect.arrayContaining([297, 300, 293, 294, 4197, 4198, 302, 4288, 2092, 4141, 1003, 4199, 90001]));
    expect(season.series.map((serie) => serie.leagueId)).toEqual(ids);
    for (const league of season.leagues) expect(league.name).not.toBe('');
    const starts = season.matches.map((match) => Date.parse(match.beginAt));
    expect(Math.min(...starts)).toBeLessThan(WEEK_START - 35 * DAY);
    expect(Math.max(...starts)).toBeGreaterThan(WEEK_START + 28 * DAY);
  });

  it('mentions only what it lists', () => {
    const teams = new Set(season.teams.map((team) => team.id));
    const tournaments = new Map(season.tournaments.map((tournament) => [tournament.id, tournament]));
    for (const match of season.matches) {
      const tournament = tournaments.get(match.tournamentId);
      expect([tournament?.serieId, tournament?.leagueId]).toEqual([match.serieId, match.leagueId]);
      for (const side of [match.left, match.right]) {
        expect(teams.has(side.id)).toBe(true);
        expect(tournament?.teams.some((team) => team.id === side.id)).toBe(true);
      }
    }
  });

  it('has best-of one, three and five, each won by enough games and no more', () => {
    expect(new Set(season.matches.map((match) => match.numOfGames))).toEqual(new Set([1, 3, 5]));
    for (const match of finished) {
      const games = season.games.get(match.id) ?? [];
      const needed = Math.floor(match.numOfGames / 2) + 1;
      const wins = (id: number) => games.filter((game) => game.winnerId === id).length;
      expect([match.left.score, match.right.score]).toEqual([wins(match.left.id), wins(match.right.id)]);
      expect(Math.max(match.left.score, match.right.score)).toBe(needed);
      expect(games.at(-1)?.winnerId).toBe(match.winnerId);
      expect(match.games.map(({ id, position, lengthSeconds, winnerId }) => ({ id, position, lengthSeconds, winnerId }))).toEqual(
        games.map(({ id, position, lengthSeconds, winnerId }) => ({ id, position, lengthSeconds, winnerId })),
      );
    }
  });

  it('plays the games of a match one after the other', () => {
    for (const match of finished) {
      let clock = Date.parse(match.beginAt);
      for (const game of match.games) {
        expect(Date.parse(game.beginAt ?? '')).toBeGreaterThan(clock);
        clock = Date.parse(game.endAt ?? '');
      }
      expect(match.endAt).toBe(match.games.at(-1)?.endAt);
    }
  });

  it.each([
    ['as they are played', ({ beginAt }: Match) => beginAt],
    ['as first planned', ({ beginAt, originalBeginAt }: Match) => originalBeginAt ?? beginAt],
  ])('sends no team to two matches within twelve hours, %s', (_, beginOf) => {
    const tooClose = season.teams.flatMap(({ id, name }) => {
      const own = season.matches.filter(({ left, right }) => left.id === id || right.id === id);
      const begins = own.map((match) => Date.parse(beginOf(match))).sort((a, b) => a - b);
      return begins.filter((begin, index) => begin - (begins[index - 1] ?? -Infinity) < DAY / 2).map((begin) => `${name} ${begin}`);
    });
    expect(tooClose).toEqual([]);
  });

  it('has a reschedule, a cancellation and a postponement in the current week, known from its beginning', () => {
    const inWeek = season.matches.filter((match) => {
      const begin = Date.parse(match.beginAt);
      return begin >= WEEK_START && begin < WEEK_START + 7 * DAY;
    });
    expect(inWeek.filter((match) => match.status === 'canceled')).toHaveLength(1);
    expect(inWeek.filter((match) => match.status === 'postponed')).toHaveLength(1);
    const moved = inWeek.filter((match) => match.rescheduled);
    expect(moved.length).toBeGreaterThanOrEqual(1);
    for (const match of moved) expect(match.originalBeginAt).not.toBe(match.beginAt);
    for (const match of inWeek.filter((each) => each.status !== 'finished'))
      expect(season.announcedAt?.get(match.id)).toBeLessThan(WEEK_START);
  });

  it('changes patches over the weeks and names them as Riot does', () => {
    const patches = new Set(season.matches.map((match) => match.version));
    expect(patches.size).toBeGreaterThanOrEqual(4);
    for (const match of season.matches) expect(match.fullVersion).toMatch(/^16\.\d{1,2}\.1$/);
  });

  it('shows every match on a stream that can be embedded', () => {
    for (const match of season.matches) {
      expect(match.streams.filter((stream) => stream.main)).toHaveLength(1);
      for (const stream of match.streams) {
        expect(stream.url).toMatch(/^https:\/\/www\.(twitch\.tv|youtube\.com)\//);
        expect(stream.embedUrl).toMatch(/^https:\/\/(player\.twitch\.tv\/\?channel=|www\.youtube\.com\/embed\/)/);
      }
    }
  });
});

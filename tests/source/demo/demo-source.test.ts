import { describe, expect, it } from 'vitest';
import type { Match } from '../../../lib/domain/match/match';
import { demoSource } from '../../../lib/source/demo/demo-source';
import { buildDemoSeason } from '../../../lib/source/demo/season';
import { DAY, finishedOnly, HOUR, MINUTE, season, WEEK, WEEK_START } from '../../support/source/demo-season';

const STEP = 15 * MINUTE;
const WEEK_LENGTH = 7 * DAY;
const quiet = () => undefined;
const source = demoSource(WEEK_START + 2 * DAY);

async function matchesAt(now: number): Promise<readonly Match[]> {
  return (await source.snapshot(now, quiet)).matches;
}

const begin = (match: Match) => Date.parse(match.beginAt);

describe('the demo source', () => {
  it('is named after the week of its clock and says that it is simulated', () => {
    expect([source.name, source.simulated]).toEqual([`demo:${WEEK}`, true]);
    expect(demoSource(WEEK_START + WEEK_LENGTH - 1).name).toBe(`demo:${WEEK}`);
    expect(demoSource(WEEK_START + WEEK_LENGTH).name).toBe('demo:2026-11-23');
  });

  it.each(['2026-11-16', '2026-12-28', '2027-03-22', '2027-07-05'])(
    'has a match running or about to start at every quarter of an hour of the week of %s',
    (week) => {
      const start = Date.parse(`${week}T00:00:00Z`);
      const spans = finishedOnly(buildDemoSeason(week).matches).map((match) => ({
        begin: begin(match),
        end: Date.parse(match.endAt ?? ''),
      }));
      let running = 0;
      for (let now = start; now < start + WEEK_LENGTH; now += STEP) {
        const runs = spans.some((span) => span.begin <= now && now < span.end);
        const soon = spans.some((span) => span.begin > now && span.begin <= now + HOUR);
        expect(runs || soon, new Date(now).toISOString()).toBe(true);
        running += runs ? 1 : 0;
      }
      expect(running / (WEEK_LENGTH / STEP)).toBeGreaterThan(0.96);
    },
  );

  it('always has ten results, ten upcoming matches, and canceled or moved ones', async () => {
    for (let now = WEEK_START; now < WEEK_START + WEEK_LENGTH; now += 6 * HOUR) {
      const matches = await matchesAt(now);
      expect(matches.filter((match) => match.status === 'finished').length).toBeGreaterThanOrEqual(10);
      expect(matches.filter((match) => match.status === 'not_started' && begin(match) > now).length).toBeGreaterThanOrEqual(10);
      const running = matches.filter((match) => match.status === 'running');
      for (const match of running) expect(begin(match)).toBeLessThanOrEqual(now);
      for (const status of ['canceled', 'postponed']) expect(matches.some((match) => match.status === status)).toBe(true);
      expect(matches.some((match) => match.rescheduled && match.originalBeginAt !== null)).toBe(true);
    }
  });

  it('reports the start, every game and the end of a match as time goes on', async () => {
    const match = finishedOnly(season.matches).find(
      (each) => each.numOfGames === 5 && begin(each) >= WEEK_START && each.left.score + each.right.score >= 4,
    );
    if (!match) throw new Error('no long match in this week');
    const end = Date.parse(match.endAt ?? '');
    const told = new Set<string>();
    await source.snapshot(begin(match) - HOUR, quiet);
    for (let now = begin(match) - HOUR; now < end + MINUTE; now += MINUTE) {
      const { matches, games } = await source.changes(now);
      const changed = matches.find((each) => each.id === match.id);
      if (!changed) continue;
      told.add(`${changed.status} ${changed.left.score ?? '-'}:${changed.right.score ?? '-'}`);
      // A viewer sees the players' figures from the first minute on.
      const live = games.get(match.id)?.find((game) => game.status === 'running');
      if (live && live.frames.length > 1) expect(live.players.every((player) => player.gold !== null && player.level !== null)).toBe(true);
    }
    const winners = match.games.map((game) => game.winnerId);
    const wins = (count: number, id: number) => winners.slice(0, count).filter((winner) => winner === id).length;
    const scores = [0, ...match.games.map((game) => game.position)].map(
      (count) => `${wins(count, match.left.id)}:${wins(count, match.right.id)}`,
    );
    expect([...told]).toEqual(scores.map((score, index) => `${index === match.games.length ? 'finished' : 'running'} ${score}`));
  });

  it('leaves sides empty until they are decided, and then reports them as a change', async () => {
    const final = finishedOnly(season.matches).find((match) => match.leagueId === 1003 && match.name.startsWith('Semifinal 1'));
    const knownAt = final && season.unknownSides.get(final.id);
    if (!final || !knownAt) throw new Error('no semifinal');
    const decided = Math.max(...knownAt);
    const before = (await matchesAt(decided - 1000)).find((match) => match.id === final.id);
    const unknown = before?.left.id === 0 ? before.left : before?.right;
    expect(unknown).toEqual({ id: 0, abbr: '', name: '', location: '', img: null, score: null });
    expect(before?.name).toContain('TBD');
    const change = (await source.changes(decided)).matches.find((match) => match.id === final.id);
    expect(change).toMatchObject({
      status: 'not_started',
      name: final.name,
      left: { id: final.left.id, score: null },
      right: { id: final.right.id, score: null },
    });
    expect(Date.parse(change?.modifiedAt ?? '')).toBe(decided);
  });

  it('names no team of an undecided match anywhere in its answers', async () => {
    const now = WEEK_START + 2 * DAY;
    const { matches, tournaments, series } = await source.snapshot(now, quiet);
    for (const match of matches) {
      const knownAt = season.unknownSides.get(match.id);
      if (!knownAt || now >= Math.max(...knownAt)) continue;
      expect(match.left.id).toBe(now < knownAt[0] ? 0 : match.left.id);
      expect(match.right.id).toBe(now < knownAt[1] ? 0 : match.right.id);
    }
    const lckPlayoffs = tournaments.find((tournament) => tournament.leagueId === 293 && tournament.hasBracket);
    expect(lckPlayoffs).toMatchObject({ teams: [], winnerId: null });
    expect(series.find((serie) => serie.leagueId === 293)?.winnerId).toBeNull();
    // The event that is over has a winner.
    expect(series.find((serie) => serie.leagueId === 300)?.winnerId).not.toBeNull();
  });

  it('reports by changes what a fresh snapshot contains', async () => {
    const from = WEEK_START + 20 * HOUR;
    const to = from + 26 * HOUR;
    const known = new Map((await source.snapshot(from, quiet)).matches.map((match) => [match.id, match]));
    for (let now = from; now <= to; now += 13 * MINUTE) for (const match of (await source.changes(now)).matches) known.set(match.id, match);
    for (const match of (await source.changes(to)).matches) known.set(match.id, match);
    for (const match of await matchesAt(to)) expect(known.get(match.id)).toEqual(match);
  });

  it('keeps documents small: players in every fifth frame and the latest', async () => {
    const { games } = await source.snapshot(WEEK_START + 3 * DAY, quiet);
    for (const game of [...games.values()].flat()) {
      const last = game.frames.length - 1;
      for (const [index, frame] of game.frames.entries()) {
        expect(frame.players.length > 0).toBe(frame.seconds > 0 && (index === last || frame.seconds % 300 === 0));
      }
    }
  });
});

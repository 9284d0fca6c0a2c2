import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameDetail } from '../../lib/domain/match/game';
import type { Match } from '../../lib/domain/match/match';
import { planMatch } from '../../lib/source/replay/timeline-plan';
import { timelineSource } from '../../lib/source/replay/timeline';
import { gamesAt, KICK_OFF, LEFT, matchAt, MINUTE, played, RIGHT, recordedOf, type MatchScript } from '../support/source/recorded-fixture';

const SPAN_MINUTES = 8 * 60;

const gameScript = fc.record({
  winner: fc.constantFrom(LEFT, RIGHT),
  minutes: fc.integer({ min: 15, max: 60 }),
  pauseMinutes: fc.integer({ min: 1, max: 30 }),
  timed: fc.constantFrom('all' as const, 'begin' as const, 'length' as const, 'none' as const),
});

/** A best-of that ends once one side has most games. */
const matchScript: fc.Arbitrary<MatchScript> = fc
  .record({
    begin: fc.integer({ min: 0, max: 240 }).map((minute) => KICK_OFF + minute * MINUTE),
    numOfGames: fc.constantFrom(1, 3, 5),
    games: fc.array(gameScript, { minLength: 5, maxLength: 5 }),
    endKnown: fc.boolean(),
    frameMinutes: fc.constantFrom(0, 5, 7),
  })
  .map((script) => {
    const enough = Math.ceil(script.numOfGames / 2);
    const decided = script.games.findIndex((_, index) =>
      [LEFT, RIGHT].some((team) => script.games.slice(0, index + 1).filter(({ winner }) => winner === team).length === enough),
    );
    return { ...script, games: script.games.slice(0, decided + 1) };
  });

const minute = fc.integer({ min: -60, max: SPAN_MINUTES });
const instant = minute.map((each) => KICK_OFF + each * MINUTE);

describe('no projection reveals the future', () => {
  it('before its end a match has no winner, fewer games won than in the end, and only games that have begun', () => {
    fc.assert(
      fc.property(matchScript, instant, (script, now) => {
        const recorded = played(script);
        const plan = planMatch(recorded.match, recorded.games);
        fc.pre(now < plan.settled);
        const told = matchAt(recorded.match, recorded.games, now);
        expect(told.status).not.toBe('finished');
        expect(told).not.toHaveProperty('winnerId');
        expect(told).not.toHaveProperty('endAt');
        expect((told.left.score ?? 0) + (told.right.score ?? 0)).toBeLessThan(recorded.match.left.score + recorded.match.right.score);
        expect(Date.parse(told.modifiedAt)).toBeLessThanOrEqual(Math.max(now, Date.parse(told.beginAt)));
        for (const stub of told.games) {
          if (stub.status === 'finished') expect(recorded.games.find((each) => each.id === stub.id)).toBeDefined();
          else expect([stub.winnerId, stub.endAt, stub.lengthSeconds, stub.videoUrl]).toEqual([null, null, null, null]);
        }
        for (const game of gamesAt(recorded.match, recorded.games, now)) {
          if (game.status === 'running')
            expect(game.frames.length).toBeLessThanOrEqual(recorded.games.find((each) => each.id === game.id)?.frames.length ?? 0);
        }
      }),
    );
  });

  it('two matches that are equal until now are projected equally, however they go on', () => {
    const later = fc.record({ winner: fc.constantFrom(LEFT, RIGHT), minutes: fc.integer({ min: 61, max: 90 }), moreGames: fc.boolean() });
    fc.assert(
      fc.property(matchScript, later, fc.integer({ min: -30, max: 200 }), ({ games, ...script }, other, sinceBegin) => {
        // With all times known, "until now" is exact.
        const known = games.map((each) => ({ ...each, timed: 'all' as const }));
        const begin = script.begin ?? KICK_OFF;
        const now = begin + sinceBegin * MINUTE;
        const one = played({ ...script, games: known });
        const open = one.games.findIndex((_, index) => Date.parse(one.match.games[index]?.endAt ?? '') > now);
        fc.pre(open >= 0);
        // The game that is open now lasts longer and is won by anybody; what follows is dropped or doubled.
        const openGame = known[open];
        if (openGame === undefined) throw new Error('an open game');
        const changed = [...known.slice(0, open), { ...openGame, winner: other.winner, minutes: other.minutes }];
        const two = played({ ...script, games: other.moreGames ? [...changed, openGame] : changed });
        const seen = (recorded: { match: Match; games: readonly GameDetail[] }) => {
          return JSON.stringify([matchAt(recorded.match, recorded.games, now), gamesAt(recorded.match, recorded.games, now)]);
        };
        expect(seen(two)).toBe(seen(one));
      }),
    );
  });
});

describe('changes over any partition of time', () => {
  const scripts = fc.array(matchScript, { minLength: 1, maxLength: 6 });
  const moments = fc.array(instant, { minLength: 1, maxLength: 12 }).map((times) => [...new Set(times)].sort((a, b) => a - b));

  it('add up to the snapshot at the end, and name exactly what changed', async () => {
    await fc.assert(
      fc.asyncProperty(scripts, moments, async (all, times) => {
        const recorded = recordedOf(all.map((script, index) => played({ ...script, id: index + 1 })));
        const source = timelineSource({ name: 'test', simulated: false, recorded });
        const start = (times[0] ?? KICK_OFF) - MINUTE;
        const first = await source.snapshot(start, () => undefined);
        const matches = new Map(first.matches.map((match) => [match.id, match]));
        const games = new Map(first.games);
        let previous = start;
        for (const now of times) {
          const changes = await source.changes(now);
          for (const match of changes.matches) matches.set(match.id, match);
          for (const [id, list] of changes.games) games.set(id, list);
          const differ = recorded.matches.filter((match) => {
            const details = recorded.games.get(match.id) ?? [];
            const at = (time: number) => JSON.stringify([matchAt(match, details, time), gamesAt(match, details, time)]);
            return at(previous) !== at(now);
          });
          expect(changes.matches.map((match) => match.id).sort()).toEqual(differ.map((match) => match.id).sort());
          previous = now;
        }
        const fresh = await timelineSource({ name: 'test', simulated: false, recorded }).snapshot(previous, () => undefined);
        expect([...matches.values()]).toEqual(fresh.matches);
        expect(Object.fromEntries(games)).toEqual(Object.fromEntries(fresh.games));
      }),
      { numRuns: 60 },
    );
  });
});

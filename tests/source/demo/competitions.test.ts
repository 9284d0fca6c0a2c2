import { describe, expect, it } from 'vitest';
import { bracketNodes } from '../../../lib/source/demo/bracket';
import { type SwissRecord, roundRobin, swissPairings } from '../../../lib/source/demo/pairings';
import { finished, finishedOnly, HOUR, season } from '../../support/source/demo-season';

const byId = new Map(finished.map((match) => [match.id, match]));

describe('brackets of the demo season', () => {
  const brackets = season.tournaments.filter((tournament) => tournament.hasBracket);

  it('exist for every league and have as many matches as their shape', () => {
    expect(new Set(brackets.map((tournament) => tournament.leagueId)).size).toBe(season.leagues.length);
    const sizes = brackets.map((tournament) => finished.filter((match) => match.tournamentId === tournament.id).length);
    expect(new Set(sizes)).toEqual(new Set([5, 6, 7, 8, 14]));
  });

  it('move the winner or, in a lower bracket, the loser of each feeding match, after it has ended', () => {
    let checked = 0;
    for (const match of finished) {
      const sides = [match.left.id, match.right.id];
      for (const id of match.previousMatchIds) {
        const feeder = byId.get(id);
        expect(feeder?.tournamentId).toBe(match.tournamentId);
        if (!feeder) continue;
        const loser = feeder.winnerId === feeder.left.id ? feeder.right.id : feeder.left.id;
        const comes = match.name.startsWith('Lower bracket')
          ? sides.some((side) => side === feeder.winnerId || side === loser)
          : sides.includes(feeder.winnerId ?? 0);
        expect(comes).toBe(true);
        expect(Date.parse(match.beginAt)).toBeGreaterThan(Date.parse(feeder.endAt ?? '') + HOUR);
        checked += 1;
      }
      expect(match.previousMatchIds.length).toBeLessThanOrEqual(2);
    }
    expect(checked).toBeGreaterThan(100);
  });

  it('end in one final whose winner wins the tournament and the serie', () => {
    for (const tournament of brackets) {
      const matches = finished.filter((match) => match.tournamentId === tournament.id);
      const fed = new Set(matches.flatMap((match) => match.previousMatchIds));
      const finals = matches.filter((match) => !fed.has(match.id));
      expect(finals).toHaveLength(1);
      expect(finals[0]?.winnerId).toBe(tournament.winnerId);
      expect(season.series.find((serie) => serie.id === tournament.serieId)?.winnerId).toBe(tournament.winnerId);
    }
  });

  it('list each node after those that feed it', () => {
    for (const shape of ['single6', 'single8', 'double4', 'double6', 'double8'] as const) {
      const seen = new Set<string>();
      for (const node of bracketNodes(shape)) {
        for (const entry of [node.left, node.right]) if (entry.kind !== 'seed') expect(seen.has(entry.of)).toBe(true);
        expect(seen.has(node.key)).toBe(false);
        seen.add(node.key);
      }
    }
  });

  it('say when their sides become known: seeds when the previous stage is over, others when the feeding match is', () => {
    for (const match of finished.filter((each) => brackets.some((tournament) => tournament.id === each.tournamentId))) {
      const knownAt = season.unknownSides.get(match.id);
      const feeders = match.previousMatchIds.map((id) => Date.parse(byId.get(id)?.endAt ?? ''));
      for (const time of feeders) expect(knownAt).toContain(time);
      if (knownAt) expect(Math.max(...knownAt)).toBeLessThan(Date.parse(match.beginAt));
    }
  });
});

describe('round robin', () => {
  it('has everybody once per round and every pair once per cycle, on both sides in turn', () => {
    const rounds = roundRobin([1, 2, 3, 4, 5, 6, 7, 8], 2);
    expect(rounds).toHaveLength(14);
    for (const round of rounds) expect(round.flat().sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const pairs = rounds.flat().map(([left, right]) => `${left}-${right}`);
    expect(new Set(pairs).size).toBe(56);
  });

  it('makes tables in which the strong rank above the weak, but not without surprises', () => {
    const lck = finished.filter((match) => match.leagueId === 293 && match.tournamentName === 'Regular Season');
    const wins = new Map<number, number>();
    for (const match of lck) wins.set(match.winnerId ?? 0, (wins.get(match.winnerId ?? 0) ?? 0) + 1);
    expect(Math.max(...wins.values())).toBeGreaterThanOrEqual(12);
    expect(finishedOnly(lck).some((match) => match.left.score + match.right.score === match.numOfGames)).toBe(true);
  });
});

describe('Swiss stage', () => {
  const swiss = finished.filter((match) => match.tournamentName === 'Swiss Stage');

  it('lets everybody play until three wins or three losses, and eight advance', () => {
    const records = new Map<number, { wins: number; losses: number }>();
    for (const match of swiss) {
      for (const side of [match.left, match.right]) {
        const record = records.get(side.id) ?? { wins: 0, losses: 0 };
        expect(Math.max(record.wins, record.losses)).toBeLessThan(3);
        if (side.id === match.winnerId) record.wins += 1;
        else record.losses += 1;
        records.set(side.id, record);
      }
    }
    expect(swiss).toHaveLength(33);
    expect([...records.values()].filter((record) => record.wins === 3)).toHaveLength(8);
    const next = season.tournaments.find((tournament) => tournament.leagueId === 297 && tournament.hasBracket);
    for (const team of next?.teams ?? []) expect(records.get(team.id)?.wins).toBe(3);
  });

  it('pairs equal records without a second meeting', () => {
    const pairs = swiss.map((match) => [match.left.id, match.right.id].sort().join('-'));
    expect(new Set(pairs).size).toBe(pairs.length);
    const record = (id: number, wins: number, met: number[]): SwissRecord => ({ id, wins, losses: 1 - wins, met: new Set(met) });
    const next = swissPairings([record(1, 1, [2]), record(2, 0, [1]), record(3, 1, [4]), record(4, 0, [3])]);
    expect(next.map(({ pair }) => pair.map(({ id }) => id))).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });
});

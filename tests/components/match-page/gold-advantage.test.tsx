// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameSide } from '../../../components/match-page/game-sides';
import { GoldAdvantage } from '../../../components/match-page/GoldAdvantage';
import type { Frame } from '../../../lib/domain/match/game';
import { gameLog, type GameLog } from '../../../lib/domain/match/game-log';
import { goldCurve } from '../../../lib/domain/match/gold-curve';
import { scored } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

afterEach(cleanup);

const NONE = { kills: 0, towers: 0, dragons: 0, barons: 0, inhibitors: 0 };
const frame = (seconds: number, lead: number, taken: object = {}): Frame => ({
  seconds,
  teams: [
    { id: 77, gold: 10_000 + lead, ...NONE, ...taken },
    { id: 1, gold: 10_000, ...NONE },
  ],
  players: [],
});
const SIDES: readonly [GameSide, GameSide] = [
  { team: scored({ id: 77, score: 1 }), label: 'blue', color: 'blue' },
  { team: scored({ id: 1, abbr: 'GEN', name: 'Gen.G', score: 0 }), label: 'red', color: 'red' },
];

function show(frames: readonly Frame[], lengthSeconds: number | null, log?: GameLog) {
  const curve = goldCurve(frames);
  if (!curve) throw new Error('no curve');
  const { container } = renderSite(<GoldAdvantage curve={curve} log={log} lengthSeconds={lengthSeconds} sides={SIDES} />);
  return {
    note: container.querySelector('.note')?.textContent ?? null,
    marks: container.querySelectorAll('svg[style*="--x"]').length,
    places: [...container.querySelectorAll<SVGElement>('svg[style*="--x"]')].map((mark) => mark.style.getPropertyValue('--x')),
    rows: within(screen.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  };
}

const DRAGON = { dragons: 1 };
const LATER = { dragons: 3, barons: 1 };

describe('the gold advantage of a game with frames of only its first fifteen minutes', () => {
  const frames = [frame(0, 0), frame(600, 500, DRAGON), frame(900, 1500, DRAGON), frame(2771, -5900, LATER)].toSpliced(
    1,
    0,
    frame(300, 100),
  );

  it('says from when nothing is known', () => {
    expect(show(frames, 2771).note).toBe(
      'No data between 15:00 and the end of the game. Objective times after 15:00 are unknown; see the table.',
    );
  });

  it('marks objectives only where their time is known', () => {
    expect(show(frames, 2771).marks).toBe(1);
  });

  it('lists later objectives in the table, under the whole unknown stretch', () => {
    expect(show(frames, 2771).rows.slice(-3)).toEqual([
      ['15:00', 'T1 1,500 gold ahead', ''],
      ['15:00–46:11', 'No data', 'T1 2 dragons, 1 baron'],
      ['46:11', 'GEN 5,900 gold ahead', ''],
    ]);
  });

  it('names a gap before the end by both its ends', () => {
    const more = [frame(0, 0), frame(900, 100), frame(1000, 200)];
    expect(show(more, 1000).note).toBe('No data between 0:00 and 15:00.');
    cleanup();
    expect(show(more.slice(0, 2), null).note).toBe('No data between 0:00 and 15:00.');
  });
});

describe('the gold advantage of a game known to its end', () => {
  it('has a mark for every objective, and no note', () => {
    const { note, marks, rows } = show([frame(0, 0), frame(300, 500, DRAGON), frame(600, 500, LATER)], 600);
    expect([note, marks, rows.length]).toEqual([null, 3, 3]);
  });
});

describe('the gold advantage of a game with single events', () => {
  const frames = [frame(0, 0), frame(300, 100), frame(600, 500, DRAGON)];
  const list = [{ seconds: 450, kind: 'dragon' as const, teamId: 77 }];

  it('marks an objective at its time, and shows the second in the table', () => {
    const { places, rows } = show(frames, 600, gameLog({ complete: true, list }));
    expect(places).toEqual([expect.stringContaining('75')]);
    expect(rows.at(-1)).toEqual(['10:00', 'T1 500 gold ahead', 'T1 1 dragon (7:30)']);
  });

  it('uses the frames where events may be missing', () => {
    const { places, rows } = show(frames, 600, gameLog({ complete: false, list }));
    expect(places).toEqual([expect.stringContaining('100')]);
    expect(rows.at(-1)?.[2]).toBe('T1 1 dragon');
  });
});

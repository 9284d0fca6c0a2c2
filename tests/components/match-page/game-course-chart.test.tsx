// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GameSide } from '../../../components/match-page/game-sides';
import { GameCourseChart } from '../../../components/match-page/GameCourseChart';
import type { Frame } from '../../../lib/domain/match/game';
import { gameLog, type GameLog } from '../../../lib/domain/match/game-log';
import { goldCurve } from '../../../lib/domain/match/gold-curve';
import { pageGame } from '../../../lib/domain/match/page-game';
import { scored } from '../../../lib/fixtures/match-fixture';
import { finishedGame } from '../../support/game-fixture';
import { renderSite } from '../../support/render-site';

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

function rowsOf(table: HTMLElement) {
  const rows = within(table).getAllByRole('row', { hidden: true }).slice(1);
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

function curveOf(frames: readonly Frame[]) {
  return goldCurve(frames) ?? expect.fail('no curve');
}

function show(frames: readonly Frame[], lengthSeconds: number | null, log?: GameLog) {
  const curve = curveOf(frames);
  const { container } = renderSite(<GameCourseChart game={{ curve, lengthSeconds, winnerId: null, ...(log && { log }) }} sides={SIDES} />);
  return {
    note: container.querySelector('.note')?.textContent ?? null,
    places: [...container.querySelectorAll<SVGElement>('svg[style*="--x"]')].map((mark) => mark.style.getPropertyValue('--x')),
    rows: rowsOf(screen.getByRole('table', { hidden: true })),
  };
}

const DRAGON = { dragons: 1 };
const LATER = { dragons: 3, barons: 1 };

describe('the gold advantage of a game with frames of only its first fifteen minutes', () => {
  const frames = [frame(0, 0), frame(300, 100), frame(600, 500, DRAGON), frame(900, 1500, DRAGON), frame(2771, -5900, LATER)];

  it('says from when nothing is known', () => {
    expect(show(frames, 2771).note).toBe('No data from 15:00 to the end. No objective times after 15:00; see the table.');
  });

  it('marks objectives only where their time is known', () => {
    expect(show(frames, 2771).places).toHaveLength(1);
  });

  it('lists later objectives in the table, under the whole unknown stretch', () => {
    expect(show(frames, 2771).rows.slice(-3)).toEqual([
      ['15:00', 'T1 +1,500 gold', ''],
      ['15:00–46:11', 'No data', 'T1 took 2 dragons, 1 baron'],
      ['46:11', 'GEN +5,900 gold', ''],
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
    const { note, places, rows } = show([frame(0, 0), frame(300, 500, DRAGON), frame(600, 500, LATER)], 600);
    expect([note, places.length, rows.length]).toEqual([null, 3, 3]);
  });
});

describe('the win chance beside the gold', () => {
  const frames = [frame(600, 0), frame(660, 1600), frame(720, -1600)];
  const course = (seconds: readonly number[] = []) => {
    const all = seconds.length > 0 ? seconds.map((each) => frame(each, 0)) : frames;
    const { curve, course: known } = pageGame(finishedGame({ frames: all, teams: [] }), { prior: null });
    if (!curve || !known) throw new Error('no course');
    return { curve, course: known, lengthSeconds: null, winnerId: null };
  };

  it('is said and listed with the lead, and has its own axis in percent', () => {
    const { container } = renderSite(<GameCourseChart game={course()} sides={SIDES} />);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^12:00: Gen\.G \+1,600 gold; Gen\.G \d\d% to win\.$/);
    expect(rowsOf(screen.getByRole('table', { hidden: true }))).toEqual([
      ['10:00', 'Even', '50/50', ''],
      ['11:00', 'T1 +1,600 gold', expect.stringMatching(/^T1 \d\d% to win$/), ''],
      ['12:00', 'GEN +1,600 gold', expect.stringMatching(/^GEN \d\d% to win$/), ''],
    ]);
    const axis = [...container.querySelectorAll('.y-tick[data-second]')].map(({ textContent }) => textContent);
    expect([axis[0], axis.at(-1)]).toEqual(['0%', '100%']);
  });

  it('is drawn as seen from the team above, whichever the curve names first', () => {
    const chance = (sides: readonly [GameSide, GameSide]) => {
      const { container } = renderSite(<GameCourseChart game={course()} sides={sides} />);
      const drawn = container.querySelector('.line[data-second]')?.getAttribute('d') ?? '';
      cleanup();
      return drawn.split('L').map((place) => Number(place.split(' ')[1]) < 150);
    };
    expect(chance(SIDES)).toEqual([false, true, false]);
    expect(chance([SIDES[1], SIDES[0]])).toEqual([false, false, true]);
  });

  it('says behind a sign where it is untested, and only there', () => {
    const said = (...seconds: number[]) => {
      const { container } = renderSite(<GameCourseChart game={course(seconds)} sides={SIDES} />);
      const texts = ['.note', '[data-part=about]'].map((part) => container.querySelector(part)?.textContent ?? null);
      cleanup();
      return texts;
    };
    expect(said(600, 900)).toEqual([expect.stringMatching(/^From team strength, gold/), null]);
    expect(said(600, 960)).toEqual([expect.not.stringContaining('not beyond'), expect.stringContaining('not beyond')]);
  });

  it('ends with the winner of a finished game, where the course goes on to its end, and the sentence needs no chance there', () => {
    const last = (lengthSeconds: number | null, winnerId: number | null) => {
      renderSite(<GameCourseChart game={{ ...course(), lengthSeconds, winnerId }} sides={SIDES} />);
      const text = screen.getByRole('slider').getAttribute('aria-valuetext');
      const chance = rowsOf(screen.getByRole('table', { hidden: true })).at(-1)?.[2];
      cleanup();
      return [text, chance];
    };
    expect(last(725, 77)).toEqual(['12:00: Gen.G +1,600 gold.', 'T1 100% to win']);
    expect(last(725, 1)).toEqual(['12:00: Gen.G +1,600 gold.', 'GEN 100% to win']);
    expect(last(1500, 77)[0]).toMatch(/Gen\.G \d\d% to win/);
    expect(last(null, null)[0]).toMatch(/Gen\.G \d\d% to win/);
  });

  it('is left out where it is not known', () => {
    show([frame(0, 0), frame(300, 500)], 300);
    expect(document.querySelector('[data-second]')).toBeNull();
  });
});

describe('the time axis', () => {
  const axis = (seconds: number, isRunning: boolean, lengthSeconds: number | null = null) => {
    const moments = Array.from({ length: seconds / 300 + 1 }, (_, index) => frame(index * 300, 100 * index));
    const curve = curveOf(moments);
    const { container } = renderSite(
      <GameCourseChart game={{ curve, lengthSeconds, winnerId: null }} isRunning={isRunning} sides={SIDES} />,
    );
    const place = (node: HTMLElement | null) => Math.round(Number.parseFloat(node?.style.getPropertyValue('--x') ?? ''));
    const texts = [...container.querySelectorAll('.x-tick')].map(({ textContent }) => textContent);
    const note = container.querySelector('.note')?.textContent ?? null;
    const last = place(container.querySelector('.dot[data-active]'));
    cleanup();
    return { texts, last, note };
  };

  it('has room for 40 minutes while a game is played, and grows by ten', () => {
    expect(axis(600, true)).toMatchObject({ texts: ['0:00', '10:00', '20:00', '30:00', '40:00'], last: 25 });
    expect(axis(2700, true)).toMatchObject({ texts: expect.arrayContaining(['50:00']), last: 90 });
  });

  it('ends with a finished game, and says from when on nothing is known', () => {
    expect(axis(1200, false, 1200)).toMatchObject({ last: 100, note: null });
    expect(axis(900, false, 1800)).toMatchObject({ last: 50, note: 'No data from 15:00 to the end.' });
  });
});

describe('the gold advantage of a game with single events', () => {
  const frames = [frame(0, 0), frame(300, 100), frame(600, 500, DRAGON)];
  const list = [{ seconds: 450, kind: 'dragon' as const, teamId: 77 }];

  it('marks an objective at its time, and shows the second in the table', () => {
    const { places, rows } = show(frames, 600, gameLog({ complete: true, list }));
    expect(places).toEqual([expect.stringContaining('75')]);
    expect(rows.at(-1)).toEqual(['10:00', 'T1 +500 gold', 'T1 took 1 dragon (7:30)']);
  });

  it('uses the frames where events may be missing', () => {
    const { places, rows } = show(frames, 600, gameLog({ complete: false, list }));
    expect(places).toEqual([expect.stringContaining('100')]);
    expect(rows.at(-1)?.[2]).toBe('T1 took 1 dragon');
  });
});

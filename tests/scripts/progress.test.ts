import { describe, expect, it } from 'vitest';
import { bar, createBoard, duration } from '../../scripts/support/progress.mjs';
import { progressScale } from '../../scripts/ingest-progress';

function screen(isTTY: boolean) {
  let text = '';
  const stream = { isTTY, columns: 120, write: (part: string) => (text += part) };
  return { stream, read: () => text };
}

describe('progress of commands', () => {
  it('in a log a task prints a line per fifth, never one twice', () => {
    const { stream, read } = screen(false);
    const task = createBoard(stream, () => 0).task('Loading');
    for (let done = 0; done <= 100; done += 1) task.update(done, 100);
    task.update(10, 100);
    task.done('all of it');
    expect(read().trimEnd().split('\n')).toEqual([
      'Loading …',
      'Loading: 20%',
      'Loading: 40%',
      'Loading: 60%',
      'Loading: 80%',
      'Loading: done in 0 s, all of it',
    ]);
  });

  it('on a terminal a line is printed above the bars, which stay', () => {
    const { stream, read } = screen(true);
    const board = createBoard(stream, () => 0);
    const task = board.task('Loading');
    task.update(1, 2);
    board.line('Ready');
    const last = read().split('\x1b[0J').at(-1) ?? '';
    expect(last.indexOf('Ready')).toBeLessThan(last.indexOf('Loading'));
    expect(last).toContain(bar(0.5));
    task.drop();
  });

  it('a dropped task prints nothing more', () => {
    const { stream, read } = screen(false);
    const task = createBoard(stream, () => 0).task('Loading');
    task.drop();
    task.done();
    expect(read()).toBe('Loading …\n');
  });

  it.each([
    [400, '0 s'],
    [59_400, '59 s'],
    [65_000, '1 min 05 s'],
    [119_600, '2 min 00 s'],
  ])('%s ms are %s', (milliseconds, text) => expect(duration(milliseconds)).toBe(text));

  it('the steps of a load make one bar that only grows and ends full', () => {
    const scale = progressScale(2);
    const events = [
      { kind: 'loading', step: 'matches', done: 1, total: 2 },
      { kind: 'loading', step: 'matches', done: 2, total: 2 },
      { kind: 'loading', step: 'games', done: 5, total: 10 },
      { kind: 'loading', step: 'one more', done: 0, total: 0 },
      { kind: 'loading', step: 'and another', done: 1, total: 1 },
      { kind: 'writing', done: 0, total: 9 },
      { kind: 'writing', done: 9, total: 9 },
    ] as const;
    const shares = events.map((event) => scale(event).done);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

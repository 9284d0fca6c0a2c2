import { describe, expect, it } from 'vitest';
import { RenderBusyError, RenderQueue } from '../../../lib/server/http/render-queue';
import { manualTimers, settled } from '../../support/server/http-fixture';

/** A queue whose thread works for a given time. */
function setUp() {
  const timers = manualTimers();
  const thread = { worked: 0 };
  const queue = new RenderQueue({ timers, worked: () => thread.worked });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const outcomes: string[] = [];
  /** A render that starts in its turn and ends on command. */
  const render = (address: string, name: string) => {
    const asked = queue.run(address, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
    asked.then(
      () => outcomes.push(`${name} made`),
      (error: unknown) => outcomes.push(`${name} ${error instanceof RenderBusyError ? 'refused' : String(error)}`),
    );
  };
  const many = (address: string, count: number) => Array.from({ length: count }, (_, index) => render(address, `${address}${index}`));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { timers, thread, queue, begun, outcomes, render, many, end };
}

describe('renders', () => {
  it('run four at once; the others wait', async () => {
    const { begun, many, end, outcomes } = setUp();
    many('a', 6);
    expect(begun).toEqual(['a0', 'a1', 'a2', 'a3']);
    await end('a1');
    expect(begun).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
    await end('a0');
    expect([begun, outcomes]).toEqual([
      ['a0', 'a1', 'a2', 'a3', 'a4', 'a5'],
      ['a1 made', 'a0 made'],
    ]);
  });

  it('are taken from the addresses in turn', async () => {
    const { begun, many, render, end } = setUp();
    many('a', 8);
    render('b', 'b0');
    render('c', 'c0');
    for (const name of ['a0', 'a1', 'a2', 'a3']) await end(name);
    expect(begun.slice(4)).toEqual(['a4', 'b0', 'c0', 'a5']);
  });

  it('of one address beyond its share are refused at once', async () => {
    const { begun, outcomes, many, render } = setUp();
    many('a', 14);
    render('b', 'b0');
    await settled();
    expect(begun).toHaveLength(4);
    expect(outcomes).toEqual(['a12 refused', 'a13 refused']);
  });

  it('of a new address are accepted in a full queue, in place of the last of the longest line', async () => {
    const { outcomes, many, render } = setUp();
    for (const address of ['a', 'b', 'c', 'd', 'e']) many(address, 8);
    await settled();
    // Four are rendered and 32 wait.
    expect(outcomes).toHaveLength(4);
    outcomes.length = 0;
    render('new', 'new0');
    await settled();
    expect(outcomes).toEqual([expect.stringMatching(/^[a-e]\d refused$/)]);
  });

  it('are not started after waiting too long', async () => {
    const { timers, begun, outcomes, many, end } = setUp();
    many('a', 6);
    await timers.advance(1_900);
    await end('a0');
    expect(begun).toContain('a4');
    await timers.advance(200);
    await end('a1');
    expect([outcomes, begun]).toEqual([
      ['a0 made', 'a1 made', 'a5 refused'],
      ['a0', 'a1', 'a2', 'a3', 'a4'],
    ]);
  });

  it('that hang give up their slot', async () => {
    const { timers, begun, many } = setUp();
    many('a', 4);
    await timers.advance(2_000);
    many('b', 2);
    await timers.advance(1_000);
    expect(begun).toEqual(['a0', 'a1', 'a2', 'a3', 'b0', 'b1']);
  });

  it('that fail end like any other, and report why', async () => {
    const { queue } = setUp();
    await expect(queue.run('a', () => Promise.reject(new Error('store down')))).rejects.toThrow('store down');
    await expect(queue.run('a', () => Promise.resolve(7))).resolves.toBe(7);
  });
});

describe('the pause after a render', () => {
  it('exists when ready answers have waited, and is longer than the render', async () => {
    const { timers, thread, queue, begun, many, end } = setUp();
    many('a', 5);
    await timers.advance(100);
    thread.worked += 100;
    queue.noteServed();
    await end('a0');
    expect(begun).toHaveLength(4);
    await timers.advance(149);
    expect(begun).toHaveLength(4);
    await timers.advance(1);
    expect(begun).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
  });

  it('adds up where several end together', async () => {
    const { timers, thread, queue, begun, many, end } = setUp();
    many('a', 5);
    for (const name of ['a0', 'a1', 'a2', 'a3']) {
      await timers.advance(100);
      thread.worked += 100;
      queue.noteServed();
      await end(name);
    }
    // 400 ms of work are the share of a second.
    await timers.advance(599);
    expect(begun).toHaveLength(4);
    await timers.advance(1);
    expect(begun).toHaveLength(5);
  });

  it('is skipped while there are no other requests', async () => {
    const { thread, begun, many, end } = setUp();
    many('a', 5);
    thread.worked += 100;
    await end('a0');
    expect(begun).toHaveLength(5);
  });

  it('ignores waits from before the render', async () => {
    const { thread, queue, begun, many, end } = setUp();
    thread.worked += 10_000;
    queue.noteServed();
    many('a', 5);
    await end('a0');
    expect(begun).toHaveLength(5);
  });

  it('limits renders to two fifths of the thread, however many wait', async () => {
    const timers = manualTimers();
    const thread = { worked: 0 };
    const queue = new RenderQueue({ timers, worked: () => thread.worked });
    // There are constant requests for ready answers; each render works 50 ms.
    const work = async () => {
      queue.noteServed();
      thread.worked += 50;
      return Promise.resolve();
    };
    const startedAt = timers.now();
    while (timers.now() - startedAt < 10_000) {
      for (const address of ['a', 'b', 'c', 'd']) queue.run(address, work).catch(() => undefined);
      await timers.advance(10);
    }
    expect(thread.worked / 10_000).toBeGreaterThan(0.35);
    expect(thread.worked / 10_000).toBeLessThan(0.43);
  });
});

import { describe, expect, it } from 'vitest';
import { cpuBlocking } from '../../scripts/bench/blocking-time';
import { benchOptions, GROUPS } from '../../scripts/bench/bench-options';
import { interactionToNextPaint, longestOfEach, slowestTaps } from '../../scripts/bench/interactions';
import { lighthouseRows, type Quality } from '../../scripts/bench/lighthouse-targets';
import { delaysOf, POLL_MS } from '../../scripts/bench/pollers';
import { listenerInode, threadTime } from '../../scripts/bench/process-time';
import { median } from '../../scripts/bench/statistics';
import { figureTable } from '../../scripts/bench/table';

describe('the options of the bench', () => {
  it('measure everything on a site of its own by default', () => {
    expect(benchOptions([])).toEqual({ groups: [...GROUPS], leftOut: [], url: null, was: null, pollers: 5000 });
  });

  it('keep the groups in a fixed order', () => {
    expect(benchOptions(['--only', 'taps, bytes']).groups).toEqual(['bytes', 'taps']);
  });

  it('reject an unknown group, and list the known ones', () => {
    expect(() => benchOptions(['--only', 'bytes,speed'])).toThrow('--only speed is no group: there are loading, reads, cold,');
  });

  it('leave out on a running site what needs its own, and say so where it was requested', () => {
    const { groups, leftOut, url } = benchOptions(['--url', 'http://localhost:4000/ko']);
    expect(leftOut).toEqual(['reads', 'cold', 'throughput', 'load']);
    expect(groups).not.toContain('reads');
    expect(url).toBe('http://localhost:4000');
    expect(() => benchOptions(['--url', 'http://localhost:4000', '--only', 'reads,bytes'])).toThrow('reads can be measured only');
  });

  it.each(['localhost:4000', '4000', 'https://example.org'])('reject the address %s', (address) => {
    expect(() => benchOptions(['--url', address])).toThrow('give one such as http://localhost:3000');
  });
});

describe('the figures of the bench', () => {
  it('use the median, in any order', () => {
    expect(median([900, 100, 200])).toBe(200);
    expect(median([10, 9, 1, 2])).toBe(9);
    expect(median([])).toBeNaN();
  });

  it('put a figure beside its earlier value, and leave a new one blank', () => {
    const now = [
      { name: 'bytes', ours: '90 kB', against: '', ratio: '', target: '≤ 130 kB', met: true },
      { name: 'taps', ours: '300 ms', against: '', ratio: '', target: '≤ 200 ms', met: false },
    ];
    const lines = figureTable(now, [{ name: 'bytes', ours: '250 kB', against: '', ratio: '' }]).split('\n');
    expect(lines[0]).toMatch(/^figure +was +is +ratio +target +against$/);
    expect(lines[2]).toMatch(/^bytes +250 kB +90 kB +≤ 130 kB ✓$/);
    expect(lines[3]).toMatch(/^taps +300 ms +≤ 200 ms ✗$/);
    expect(figureTable(now)).not.toContain('was');
  });
});

const event = (interaction: number, duration: number, startTime = 0) => ({ interaction, duration, startTime });

describe('interactions', () => {
  it('count the events of one tap once, by the longest; events of no tap do not count', () => {
    const events = [event(7, 40), event(7, 120), event(7, 24), event(9, 16), event(0, 900)];
    expect(longestOfEach(events).map(({ duration }) => duration)).toEqual([120, 16]);
  });

  it('report the longest of fewer than fifty, then skip one for every fifty', () => {
    const durations = [100, 500, 300, 400, 200];
    expect(interactionToNextPaint(durations, 49)).toBe(500);
    expect(interactionToNextPaint(durations, 50)).toBe(400);
    expect(interactionToNextPaint(durations, 200)).toBe(100);
  });

  it('do not wait where nearly all were too short to be reported', () => {
    expect(interactionToNextPaint([700], 200)).toBe(0);
  });

  it('belong to the last tap before them, on the clock of their own page', () => {
    const visits = [
      {
        tapped: [
          { what: 'menu', at: 10 },
          { what: 'day', at: 500 },
        ],
        events: [event(1, 80, 20), event(2, 160, 510)],
      },
      { tapped: [{ what: 'menu', at: 400 }], events: [event(1, 240, 510)] },
    ];
    expect(slowestTaps(visits)).toEqual([
      { what: 'menu', duration: 240 },
      { what: 'day', duration: 160 },
    ]);
  });
});

describe('the targets of Lighthouse', () => {
  const speed = { performance: 95, fcp: 1_000, lcp: 1_200, tbt: 90, cpuBlocking: 90, cls: 0.001 };
  const quality: Quality = { scores: [100, 100, 100], failed: [] };
  const empty = { performance: 100, fcp: 900, lcp: 1_100, tbt: 50, cpuBlocking: 50, cls: 0 };
  const missed = (ours = speed, of = quality, beside = empty) =>
    lighthouseRows('/', ours, of, beside)
      .filter(({ met }) => met === false)
      .map(({ name }) => name);

  it('are met by a page slightly slower than the empty one', () => expect(missed()).toEqual([]));

  it.each([
    ['/: TBT', { ...speed, tbt: 101 }],
    ['/: blocking by CPU time', { ...speed, cpuBlocking: 101 }],
    ['/: LCP to FCP', { ...speed, lcp: 1_260 }],
    ['/: LCP', { ...speed, fcp: 1_400, lcp: 1_501 }],
    ['/: CLS', { ...speed, cls: 0.0021 }],
  ])('%s is missed by a page beyond it', (name, ours) => expect(missed(ours)).toEqual([name]));

  it('a score below 100 is a miss, with the names of what failed', () => {
    const poor = { scores: [100, 96, 100], failed: ['errors-in-console'] };
    expect(missed(speed, poor)).toEqual(['/: accessibility, best practices, SEO']);
    expect(lighthouseRows('/', speed, poor, empty).at(-1)?.against).toBe('errors-in-console');
  });

  it('a machine too slow for the empty page is not held to seconds', () => {
    const row = lighthouseRows('/', { ...speed, lcp: 5_000 }, quality, { ...empty, lcp: 1_300 }).find(({ name }) => name === '/: LCP');
    expect(row).not.toHaveProperty('target');
    expect(row?.against).toContain('too slow');
  });
});

describe('blocking by CPU time', () => {
  const task = (ts: number, tdur: number, tid = 1) => ({ name: 'RunTask', pid: 7, tid, ts, tdur });
  const painted = { name: 'firstContentfulPaint', pid: 7, tid: 1, ts: 500 };

  it('is what four times the time of each task has beyond 50 ms, after the first paint, on the page’s own thread', () => {
    const before = task(100, 90_000);
    const elsewhere = task(600, 90_000, 2);
    expect(cpuBlocking([before, painted, elsewhere, task(600, 12_000), task(700, 20_000), task(800, 30_000)])).toBe(30 + 70);
  });

  it('is unknown of a page that was not painted', () => expect(cpuBlocking([task(1, 90_000)])).toBeNaN());
});

describe('CPU time', () => {
  const table = [
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
    '   0: 0100007F:9C40 0100007F:1132 01 00000000:00000000 00:00000000 00000000     0        0 11 1 0 20 4 30 10 -1',
    '   1: 0100007F:1132 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 12 1 0 20 4 30 10 -1',
    '   2: 0100007F:1132 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 13 1 0 100 0 0 10 0',
  ].join('\n');

  it('finds the socket that listens on a port, not those connected to it', () => {
    expect(listenerInode(table, 0x1132)).toBe('13');
    expect(listenerInode(table, 0x9c40)).toBeNull();
  });

  it('reads nanoseconds as milliseconds', () => expect(threadTime('1500000 20 3\n')).toBe(1.5));
});

describe('the delay of a score', () => {
  const writes = [
    { at: 1_000, mark: 'first' },
    { at: 9_000, mark: 'second' },
  ];

  it('runs from each write to each poller’s first answer with it, the interval aside', () => {
    const news = [
      { poller: 0, at: 500, mark: 'before' },
      { poller: 0, at: 5_500, mark: 'first' },
      { poller: 1, at: 6_200, mark: 'first' },
      { poller: 0, at: 10_500, mark: 'second' },
    ];
    expect(delaysOf(writes, news)).toEqual([1_500 - POLL_MS, 4_500 - POLL_MS, 5_200 - POLL_MS]);
  });

  it('counts a write that a poller saw only in a later one, and none twice', () => {
    const news = [
      { poller: 0, at: 11_000, mark: 'second' },
      { poller: 0, at: 16_000, mark: 'first' },
      { poller: 0, at: 21_000, mark: 'second' },
    ];
    expect(delaysOf(writes, news)).toEqual([2_000 - POLL_MS, 10_000 - POLL_MS]);
  });
});

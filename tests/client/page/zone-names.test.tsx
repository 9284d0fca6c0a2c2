// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocalTime } from '../../../components/ui/LocalTime';
import { useZoneTitles } from '../../../lib/client/page/zone-names';
import { renderSite } from '../../support/render-site';

const zone = vi.hoisted(() => ({ current: 'Asia/Seoul' }));
vi.mock('../../../lib/client/settings/time-zone', () => ({
  SERVER_TIME_ZONE: 'UTC',
  useTimeZone: () => zone.current,
  paintedZone: () => zone.current,
  browserZone: () => zone.current,
  shownZone: () => zone.current,
}));

function Page() {
  useZoneTitles();
  return <LocalTime at="2023-08-19T17:05:00Z" show="time" />;
}

afterEach(cleanup);

describe('a time under the pointer', () => {
  it('shows its zone as a title, and only then', async () => {
    zone.current = 'Asia/Seoul';
    renderSite(<Page />);
    const time = screen.getByText('02:05');
    expect(time.title).toBe('');
    fireEvent.pointerOver(time);
    await vi.waitFor(() => expect(time.title).toBe('GMT+9'));
  });

  it('shows nothing in UTC, in which every page is written', async () => {
    zone.current = 'UTC';
    renderSite(<Page />);
    const time = screen.getByText('17:05');
    fireEvent.pointerOver(time);
    await Promise.resolve();
    expect(time.title).toBe('');
  });
});

/** Answers as the worker does, or fails as one whose script cannot be had. */
function stubWorker(works: boolean) {
  const counts = { made: 0, ended: 0 };
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        counts.made += 1;
      }
      postMessage({ key }: { readonly key: string }): void {
        setTimeout(() =>
          this.dispatchEvent(works ? new MessageEvent('message', { data: { key, name: 'from the worker' } }) : new Event('error')),
        );
      }
      terminate(): void {
        counts.ended += 1;
      }
    },
  );
  return counts;
}

describe('the worker for names of zones', () => {
  afterEach(() => vi.unstubAllGlobals());

  function Days() {
    useZoneTitles();
    return (
      <>
        <LocalTime at="2024-03-01T17:05:00Z" show="time" />
        <LocalTime at="2024-03-02T18:05:00Z" show="time" />
      </>
    );
  }
  const titles = async (): Promise<string[]> => {
    const { container } = renderSite(<Days />);
    const times = [...container.querySelectorAll('time')];
    for (const time of times) fireEvent.pointerOver(time);
    await vi.waitFor(() => expect(times.every(({ title }) => title !== '')).toBe(true));
    return times.map(({ title }) => title);
  };

  it('is one for all questions of a moment, and ends with the last answer', async () => {
    zone.current = 'Asia/Tokyo';
    const counts = stubWorker(true);
    expect(await titles()).toEqual(['from the worker', 'from the worker']);
    expect(counts).toEqual({ made: 1, ended: 1 });
  });

  it('is done without where it fails', async () => {
    zone.current = 'Asia/Kolkata';
    const counts = stubWorker(false);
    expect(await titles()).toEqual(['GMT+5:30', 'GMT+5:30']);
    expect(counts.ended).toBe(counts.made);
  });
});

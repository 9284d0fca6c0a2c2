// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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

describe('a time under the pointer', () => {
  it('shows its zone as a title, and only then', () => {
    zone.current = 'Asia/Seoul';
    renderSite(<Page />);
    const time = screen.getByText('02:05');
    expect(time.title).toBe('');
    fireEvent.pointerOver(time);
    expect(time.title).toBe('UTC+9');
  });

  it('shows nothing in UTC, in which every page is written', () => {
    zone.current = 'UTC';
    renderSite(<Page />);
    const time = screen.getByText('17:05');
    fireEvent.pointerOver(time);
    expect(time.title).toBe('');
  });
});

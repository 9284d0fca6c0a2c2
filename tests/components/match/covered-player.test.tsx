// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CoveredPlayer } from '../../../components/video/CoveredPlayer';
import { renderSite } from '../../support/render-site';

it('covers the recording whenever it is not playing, and has its own control bar', () => {
  const { container } = renderSite(<CoveredPlayer src="about:blank" title="T1 vs Gen.G" />);
  const inside = container.querySelector('iframe')?.contentWindow;
  if (!inside) throw new Error('no player');
  const told = vi.spyOn(inside, 'postMessage').mockImplementation(() => undefined);
  const says = (message: object, origin = 'https://www.youtube-nocookie.com') =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin, source: inside })));
  const cover = () => container.querySelector('.cover');

  expect(cover()).not.toBeNull();
  says({ event: 'onStateChange', info: 1 }, 'https://elsewhere.test');
  expect(cover()).not.toBeNull();
  says({ event: 'onStateChange', info: 1 });
  expect(cover()).toBeNull();
  says({ event: 'infoDelivery', info: { currentTime: 100 } });
  fireEvent.click(screen.getByRole('button', { name: 'Forward 60 seconds' }));
  expect(told).toHaveBeenLastCalledWith('{"event":"command","func":"seekTo","args":[160,true]}', 'https://www.youtube-nocookie.com');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(told).toHaveBeenLastCalledWith('{"event":"command","func":"pauseVideo","args":[]}', 'https://www.youtube-nocookie.com');
  says({ event: 'onStateChange', info: 0 });
  expect(cover()?.textContent).toContain('The recording has ended.');
});

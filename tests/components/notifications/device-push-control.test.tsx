// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DevicePushControl, type DevicePushServices } from '../../../components/notifications/DevicePushControl';
import type { DevicePush } from '../../../lib/client/push/device-push';
import { renderSite } from '../../support/render-site';

const answers = (state: DevicePush) => () => Promise.resolve(state);
const show = (services: Partial<DevicePushServices>) =>
  renderSite(<DevicePushControl services={{ read: answers('off'), on: answers('on'), off: answers('off'), ...services }} />);

describe('web push on this device', () => {
  it('is switched on and off by a button', async () => {
    show({});
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(screen.getByRole('status').textContent).toBe('Notifications are on for this device.');
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(screen.getByRole('status').textContent).toBe('Notifications are off for this device.');
  });

  it.each([
    ['unsupported', /can’t show notifications/],
    ['unavailable', /No push from this site/],
    ['denied', /blocks notifications/],
  ] as const)('explains %s, without a button', async (state, words) => {
    show({ read: answers(state) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reports a failure, and can be retried', async () => {
    show({ on: () => Promise.reject(new Error('no')) });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Please try again.');
    expect(screen.getByRole('button', { name: 'Turn on' })).toHaveProperty('disabled', false);
  });
});

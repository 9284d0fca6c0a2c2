// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ZoneName } from '../../../components/ui/ZoneName';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { renderSite, siteHtml } from '../../support/render-site';

const WINTER = '2026-01-08T12:00:00Z';
const SUMMER = '2026-07-08T12:00:00Z';

afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
});

describe('the name of the reader’s zone', () => {
  it('is that of the chosen one at that time of year', async () => {
    act(() => saveSettings({ timeZone: 'Europe/Berlin' }));
    renderSite(<ZoneName at={WINTER} />);
    renderSite(<ZoneName at={SUMMER} />);
    expect(await screen.findByText('UTC+1')).toBeTruthy();
    expect(await screen.findByText('UTC+2')).toBeTruthy();
  });

  it('is not in the server’s HTML, which has no reader', () => {
    expect(siteHtml(<ZoneName at={WINTER} />)).toBe('<small class="zone"></small>');
  });
});

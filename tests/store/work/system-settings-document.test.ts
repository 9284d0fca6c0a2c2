import { beforeEach, expect, it } from 'vitest';
import { ensureSystemSettings, readSystemSettings } from '../../../lib/store/work/system-settings-document';
import { describeWithStore, plant, useEmptyStore } from '../../support/store/store-rig';

const defaults = {
  APP_LINK_ANDROID: '',
  APP_LINK_IOS: '',
  FEEDBACK_URL: '',
  CONTACT_WAIT_TIME: 120,
  stats: true,
  betting: false,
  settingsAd: true,
};

describeWithStore('system settings', () => {
  beforeEach(useEmptyStore);

  it('are written where there are none', async () => {
    await ensureSystemSettings(defaults);
    expect(await readSystemSettings()).toEqual(defaults);
  });

  it("keep an operator's values", async () => {
    const own = { ...defaults, FEEDBACK_URL: 'https://example.org/feedback', betting: true };
    await plant('main', 'system/settings', own);
    await ensureSystemSettings(defaults);
    expect(await readSystemSettings()).toEqual(own);
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSection } from '../../../lib/client/islands/load-section';
import { registerMessages, translator } from '../../../lib/i18n/message-registry';

const script = () => document.head.querySelector('script');

/** What the loaded script does. */
function arrive(): void {
  globalThis.riftweekMessages = { en: { ...globalThis.riftweekMessages?.en, stats: { title: 'Statistics here' } } };
  script()?.dispatchEvent(new Event('load'));
}

describe('loading a section of texts', () => {
  beforeEach(() => {
    document.documentElement.lang = 'en';
    globalThis.riftweekMessages = {};
    globalThis.riftweekTexts = 'abc';
    registerMessages('en', { shell: { homepage: 'Home' } });
  });
  afterEach(() => {
    globalThis.riftweekMessages = undefined;
    globalThis.riftweekTexts = undefined;
    document.head.replaceChildren();
  });

  it('fetches it once from the address given by the page’s texts, and translates with it', async () => {
    expect(translator('en')('stats.title')).toBe('stats.title');
    const both = [loadSection('stats'), loadSection('stats')];
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(script()?.getAttribute('src')).toBe('/i18n/en.stats.abc.js');
    arrive();
    await Promise.all(both);
    expect(translator('en')('stats.title')).toBe('Statistics here');
    expect(translator('en')('shell.homepage')).toBe('Home');
  });

  it('fetches nothing that the page already has', async () => {
    registerMessages('en', { stats: { title: 'Statistics' } });
    await loadSection('stats');
    expect(script()).toBeNull();
  });

  it('rejects when it is not available, and retries the next time', async () => {
    const failing = loadSection('team');
    script()?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('cannot be loaded');
    void loadSection('team');
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });
});

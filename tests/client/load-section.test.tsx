// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSection } from '../../lib/client/load-section';
import { registerMessages, translator } from '../../lib/i18n/message-registry';

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

  it('takes it from the address that the page’s texts tell, once for all who ask, and translates with it', async () => {
    expect(translator('en')('stats.title')).toBe('stats.title');
    const both = [loadSection('stats'), loadSection('stats')];
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(script()?.getAttribute('src')).toBe('/i18n/en.stats.abc.js');
    arrive();
    await Promise.all(both);
    expect(translator('en')('stats.title')).toBe('Statistics here');
    expect(translator('en')('shell.homepage')).toBe('Home');
  });

  it('asks for nothing that the page has already', async () => {
    registerMessages('en', { stats: { title: 'Statistics' } });
    await loadSection('stats');
    expect(script()).toBeNull();
  });

  it('fails when it cannot be had, and tries again the next time', async () => {
    const failing = loadSection('team');
    script()?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('Texts not loaded');
    void loadSection('team');
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });
});

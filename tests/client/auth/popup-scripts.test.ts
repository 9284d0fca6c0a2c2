// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOAD_TIMEOUT_SECONDS } from '../../../lib/domain/values/constants';

type Loading = { readonly callback: () => void; readonly onerror: () => void };

/** A page whose script elements load nothing by themselves. */
async function page() {
  vi.resetModules();
  const { loadPopupScripts } = await import('../../../lib/client/auth/popup-scripts');
  return { loadPopupScripts, scripts: () => [...document.querySelectorAll('script')] };
}

function come(script: HTMLScriptElement | undefined, load: (part: string, options: Loading) => void): void {
  vi.stubGlobal('gapi', { load });
  script?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe('what a provider’s popup needs of Google’s host', () => {
  it('is fetched once, however often it is requested', async () => {
    const { loadPopupScripts, scripts } = await page();
    const asked = Promise.all([loadPopupScripts(), loadPopupScripts()]);
    expect(scripts().map(({ src }) => src)).toEqual(['https://apis.google.com/js/api.js']);
    const parts: string[] = [];
    come(scripts()[0], (part, { callback }) => {
      parts.push(part);
      callback();
    });
    expect(await asked).toEqual([true, true]);
    expect(await loadPopupScripts()).toBe(true);
    expect(parts).toEqual(['gapi.iframes']);
  });

  it('is fetched again after the host could not be reached', async () => {
    const { loadPopupScripts, scripts } = await page();
    const first = loadPopupScripts();
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(await first).toBe(false);
    const second = loadPopupScripts();
    expect(scripts()).toHaveLength(1);
    come(scripts()[0], (_part, { callback }) => callback());
    expect(await second).toBe(true);
  });

  it('counts as missing without its second half', async () => {
    const { loadPopupScripts, scripts } = await page();
    const asked = loadPopupScripts();
    come(scripts()[0], (_part, { onerror }) => onerror());
    expect(await asked).toBe(false);
  });

  it('is given up after some seconds of silence', async () => {
    vi.useFakeTimers();
    const { loadPopupScripts } = await page();
    const asked = loadPopupScripts();
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_SECONDS * 1000);
    expect(await asked).toBe(false);
  });
});

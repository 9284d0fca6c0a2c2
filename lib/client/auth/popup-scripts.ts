import { LOAD_TIMEOUT_SECONDS } from '../../domain/values/constants';
import { logFailure } from '../requests/log-failure';
import { loadScript } from '../requests/load-script';

/**
 * Google's loader of the frame through which a provider's popup answers. The SDK
 * loads the same file before it opens a popup, but without a deadline, and only
 * once the button was pressed, when a browser soon forbids popups. What is here
 * already, it takes.
 */
const LOADER = 'https://apis.google.com/js/api.js';
const FRAMES = 'gapi.iframes';

type Loader = {
  readonly load: (
    part: string,
    options: {
      readonly callback: () => void;
      readonly onerror: () => void;
      readonly timeout: number;
      readonly ontimeout: () => void;
    },
  ) => void;
};

declare global {
  interface Window {
    readonly gapi?: Loader;
  }
}

async function loadFrames(): Promise<void> {
  if (!window.gapi) await loadScript(LOADER);
  await new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new Error(`${FRAMES} cannot be loaded.`));
    if (!window.gapi) return fail();
    window.gapi.load(FRAMES, { callback: resolve, onerror: fail, timeout: LOAD_TIMEOUT_SECONDS * 1000, ontimeout: fail });
  });
}

function tooLate(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), LOAD_TIMEOUT_SECONDS * 1000));
}

let loading: Promise<boolean> | undefined;

/** Loads what a provider's popup needs of Google's host. False where that host cannot be reached; the next call tries again. */
export function loadPopupScripts(): Promise<boolean> {
  loading ??= Promise.race([loadFrames().then(() => true), tooLate()])
    .catch((error: unknown) => {
      logFailure('popup scripts not loaded')(error);
      return false;
    })
    .then((isThere) => {
      if (!isThere) loading = undefined;
      return isThere;
    });
  return loading;
}

import type { Translate } from './translate';

/** A device as its owner knows it: "Chrome on Windows". */
export function deviceName({ browser, system }: { readonly browser: string; readonly system: string }, t: Translate): string {
  if (browser !== '' && system !== '') return t('account.signIns.on', { browser, system });
  return browser || system || t('account.signIns.unknown');
}

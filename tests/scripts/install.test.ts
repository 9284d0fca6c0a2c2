import { describe, expect, it } from 'vitest';
import { countPackages, isInstalled } from '../../scripts/support/install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true, os: ['win32'] },
};

describe('the installed packages', () => {
  it('count as missing where npm has not finished', () => expect(isInstalled(wanted, null)).toBe(false));
  it('are complete without an optional package for another machine', () =>
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true));
  it('are incomplete where a package is missing', () => expect(isInstalled(wanted, {})).toBe(false));
  it('are incomplete where the lock file has changed', () =>
    expect(isInstalled(wanted, { 'node_modules/a': { version: '0.9.0' } })).toBe(false));
  it('are incomplete where an optional package has another version', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } })).toBe(false);
  });

  it('are counted for the progress bar as far as this machine needs them', () => {
    expect(countPackages(wanted, { platform: 'linux', arch: 'x64' })).toBe(1);
    expect(countPackages(wanted, { platform: 'win32', arch: 'x64' })).toBe(2);
  });
});

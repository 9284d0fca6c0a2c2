import { describe, expect, it } from 'vitest';
import { countPackages, isInstalled } from '../../scripts/support/install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true, os: ['win32'] },
};

describe('what is installed', () => {
  it('nothing is, where npm has not finished', () => expect(isInstalled(wanted, null)).toBe(false));
  it('all is, though an optional package of another machine is missing', () =>
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true));
  it('not all is, where a package is missing', () => expect(isInstalled(wanted, {})).toBe(false));
  it('not all is, where the lock file has moved on', () =>
    expect(isInstalled(wanted, { 'node_modules/a': { version: '0.9.0' } })).toBe(false));
  it('not all is, where an optional package is of another version', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } })).toBe(false);
  });

  it('counts for the bar what this machine needs', () => {
    expect(countPackages(wanted, { platform: 'linux', arch: 'x64' })).toBe(1);
    expect(countPackages(wanted, { platform: 'win32', arch: 'x64' })).toBe(2);
  });
});

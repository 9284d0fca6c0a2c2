import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash } from '../../scripts/support/content-hash.mjs';
import { versionedFolder } from '../../scripts/support/versioned-folder.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riftweek-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (text: string) => async (target: string) => writeFileSync(join(target, 'data'), text);
const read = (version: string | null) => (version === null ? null : readFileSync(join(version, 'data'), 'utf8'));

describe('a folder that is replaced as a whole', () => {
  it('is empty at first', async () => expect(await versionedFolder(join(folder, 'never')).current()).toBeNull());

  it('holds what was written last, and nothing else', async () => {
    const versions = versionedFolder(folder);
    await versions.replace(write('one'));
    await versions.replace(write('two'));
    expect(read(await versions.current())).toBe('two');
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('keeps the previous version when writing fails', async () => {
    const versions = versionedFolder(folder);
    await versions.replace(write('one'));
    const failing = versions.replace(async (target) => {
      writeFileSync(join(target, 'data'), 'half');
      throw new Error('full');
    });
    await expect(failing).rejects.toThrow('full');
    expect(read(await versionedFolder(folder).current())).toBe('one');
  });

  it('counts as empty when its pointer is damaged', async () => {
    const versions = versionedFolder(folder);
    await versions.replace(write('one'));
    writeFileSync(join(folder, 'current.json'), '{"version":');
    expect(await versions.current()).toBeNull();
  });
});

describe('a hash of contents', () => {
  it('changes with a changed file, a renamed file and another fact, but not with a date', () => {
    writeFileSync(join(folder, 'a'), 'one');
    const first = contentHash(folder, ['a', 'absent']);
    writeFileSync(join(folder, 'a'), 'one');
    expect(contentHash(folder, ['a', 'absent'])).toBe(first);
    writeFileSync(join(folder, 'a'), 'two');
    expect(contentHash(folder, ['a'])).not.toBe(first);
    writeFileSync(join(folder, 'b'), 'one');
    expect(contentHash(folder, ['b'])).not.toBe(first);
    expect(existsSync(join(folder, 'absent'))).toBe(false);
  });
});

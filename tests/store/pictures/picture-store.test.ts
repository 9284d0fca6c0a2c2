import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { localPictures } from '../../../lib/store/pictures/picture-store';

it('a picture that cannot be stored leaves nothing of itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // A folder stands where the file should: the draft is written, and cannot take its place.
  mkdirSync(join(folder, 'teams', '7.png', 'in-the-way'), { recursive: true });
  await expect(localPictures(folder).put('teams/7.png', Buffer.from('png'))).rejects.toThrow();
  expect(readdirSync(join(folder, 'teams'))).toEqual(['7.png']);
});

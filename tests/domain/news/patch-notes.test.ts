import { describe, expect, it } from 'vitest';
import { leadingPatch, patchBefore, type Patch } from '../../../lib/domain/news/patch-notes';

const at = '2023-08-02T08:00:00Z';
const patch = (version: string, games: number): Patch => ({ version, games, firstAt: at, lastAt: at, picked: [], banned: [] });

describe('the patch that leads', () => {
  it('is the newest with enough games, and is compared with the next older one that has enough', () => {
    const [last, leading, few, before] = [patch('13.16', 4), patch('13.15', 453), patch('13.14', 2), patch('13.13', 300)];
    const patches = [last, leading, few, before];
    expect(leadingPatch(patches)).toBe(leading);
    expect(patchBefore(patches, leading)).toBe(before);
    expect(patchBefore(patches, before)).toBeUndefined();
  });

  it('is the newest where none has enough', () => {
    const patches = [patch('13.16', 4), patch('13.15', 3)];
    expect(leadingPatch(patches)?.version).toBe('13.16');
    expect(patchBefore(patches, patches[0] ?? patch('', 0))?.version).toBe('13.15');
  });
});

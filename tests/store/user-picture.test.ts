import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PICTURE_RULES } from '../../lib/net/fetch-picture';
import { type UserPictureOptions, copyUserPicture, eraseUserPicture } from '../../lib/server/pictures/user-picture';
import { publicUrl } from '../../lib/net/public-address';
import { localPictures } from '../../lib/store/pictures/picture-store';
import { readUserPicture, userPictureKey } from '../../lib/store/people/user-picture-document';
import { startPictureServer, type PictureServer } from '../support/picture-server';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';

let server: PictureServer;
let folder: string;
beforeAll(async () => void (server = await startPictureServer()));
afterAll(() => server.close());

const files = () => readdir(join(folder, 'optimize/images/user', userPictureKey('ana'))).then((names) => names.sort());

/** The rules of the site, but for the test's own server in a provider's place. */
function options(): UserPictureOptions {
  const judgeUrl = (text: string, base?: string) => {
    const url = URL.canParse(text, base) ? new URL(text, base) : null;
    return url?.origin === server.origin ? url : publicUrl(text, base);
  };
  return { store: localPictures(folder), rules: { ...PICTURE_RULES, hosts: new Set([new URL(server.origin).hostname]), judgeUrl } };
}

describeWithStore('the picture of a user', () => {
  beforeEach(async () => {
    useEmptyStore();
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });

  it('is copied to our own storage in every size, under an address that does not reveal the uid', async () => {
    await copyUserPicture('ana', `${server.origin}/logo`, options());
    expect(await files()).toEqual(['120_index.png', '256_index.png', '64_index.png', 'blur_index.png']);
    const { address } = (await readUserPicture('ana')) ?? {};
    expect(address).toMatch(/^\/optimize\/images\/user\/[0-9a-f]{32}\/120_index\.png\?v=[0-9a-f]{12}$/);
    expect(address).not.toContain('ana');
  });

  it('is fetched once, and again only from another address', async () => {
    await copyUserPicture('ana', `${server.origin}/logo`, options());
    const { address } = (await readUserPicture('ana')) ?? {};
    const nowhere = { ...options(), rules: { ...options().rules, hosts: new Set<string>() } };
    await copyUserPicture('ana', `${server.origin}/logo`, nowhere);
    expect((await readUserPicture('ana'))?.address).toBe(address);
    await copyUserPicture('ana', `${server.origin}/moved`, options());
    expect((await readUserPicture('ana'))?.from).toBe(`${server.origin}/moved`);
  });

  it('stays unchanged where the host is no provider’s, or the file is no picture', async () => {
    await expect(copyUserPicture('ana', 'http://169.254.169.254/latest', options())).rejects.toThrow('not an address');
    await expect(copyUserPicture('ana', `${server.origin}/page`, options())).rejects.toThrow('no picture');
    expect(await readUserPicture('ana')).toBeNull();
  });

  it('is deleted with the account', async () => {
    await copyUserPicture('ana', `${server.origin}/logo`, options());
    await eraseUserPicture('ana', options());
    await eraseUserPicture('ana', options());
    expect([await readUserPicture('ana'), await files()]).toEqual([null, []]);
  });
});

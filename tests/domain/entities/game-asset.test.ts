import { describe, expect, it } from 'vitest';
import { championFile, championSplash, gameAsset } from '../../../lib/domain/entities/game-asset';

const azir = 'https://ddragon.leagueoflegends.com/cdn/14.10.1/img/champion/Azir.png';

describe('pictures of the game', () => {
  it('come from the public CDN, or from the site itself where configured', () => {
    expect(gameAsset(azir, false)).toBe(azir);
    expect(gameAsset(azir, true)).toBe('/lol/champion/Azir.png');
    expect(gameAsset('https://ddragon.leagueoflegends.com/cdn/14.10.1/img/item/3006.png', true)).toBe('/lol/item/3006.png');
    expect(gameAsset('https://ddragon.leagueoflegends.com/cdn/img/champion/splash/Azir_0.jpg', true)).toBe(
      '/lol/champion/splash/Azir_0.jpg',
    );
  });

  it('come from our storage once stored', () => {
    const stored = '/optimize/images/champion/3221/120_index.png?v=0123456789ab';
    expect([gameAsset(stored, false), gameAsset(stored, true)]).toEqual([stored, stored]);
  });

  it('come from nowhere else', () => {
    const foreign = [
      'https://cdn.pandascore.co/images/azir.png',
      'http://ddragon.leagueoflegends.com/cdn/1/img/a.png',
      `${azir}?x`,
      '/lol/azir.png',
    ];
    for (const address of foreign) expect([gameAsset(address, false), gameAsset(address, true)]).toEqual([null, null]);
    expect(gameAsset('https://ddragon.leagueoflegends.com/cdn/1/img/../../secret', true)).toBeNull();
    expect(gameAsset(null, true)).toBeNull();
  });

  it.each([
    ['Azir', 'Azir', 'Azir'],
    ['Wukong', 'MonkeyKing', 'MonkeyKing'],
    ["Kog'Maw", 'KogMaw', 'KogMaw'],
    ["Kai'Sa", 'Kaisa', 'Kaisa'],
    ['Dr. Mundo', 'DrMundo', 'DrMundo'],
    ['Fiddlesticks', 'Fiddlesticks', 'FiddleSticks'],
  ])('of %s have the names that the CDN gives them', (name, file, splash) => {
    expect(championFile(name)).toBe(file);
    expect(championSplash(name)).toBe(`https://ddragon.leagueoflegends.com/cdn/img/champion/splash/${splash}_0.jpg`);
    expect(gameAsset(championSplash(name), false)).toBe(championSplash(name));
  });
});

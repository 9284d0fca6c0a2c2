import { isStoredImage } from './image';

/** The public game-asset CDN with pictures of champions and items: the one foreign place that pages load pictures from. */
export const GAME_ASSET_CDN = 'https://ddragon.leagueoflegends.com';

/** A file's place on the CDN below its version: "champion/Azir.png". */
const ASSET = /^https:\/\/ddragon\.leagueoflegends\.com\/cdn\/(?:[\w.-]+\/)?img\/((?:[\w-]+\/)*[\w.-]+)$/;

/** True for a picture on the game-asset CDN, which pages load from there. */
export function isGameAsset(address: string): boolean {
  return ASSET.test(address);
}

/**
 * Where a champion's or an item's picture is loaded from: where it is stored,
 * or the CDN, or with local images the CDN's file below `/lol/`
 * ("/lol/champion/Azir.png"). Null for a picture anywhere else, which the
 * security policy would not let in.
 */
export function gameAsset(address: string | null, local: boolean): string | null {
  if (address === null || isStoredImage(address)) return address;
  const file = ASSET.exec(address)?.[1];
  if (file === undefined) return null;
  return local ? `/lol/${file}` : address;
}

/** What the CDN calls a champion where that is not its name without spaces and marks. */
const FILES = new Map([
  ['LeBlanc', 'Leblanc'],
  ['Wukong', 'MonkeyKing'],
  ["Cho'Gath", 'Chogath'],
  ["Kha'Zix", 'Khazix'],
  ["Kai'Sa", 'Kaisa'],
  ["Bel'Veth", 'Belveth'],
  ["Vel'Koz", 'Velkoz'],
  ['Renata Glasc', 'Renata'],
  ['Nunu & Willump', 'Nunu'],
]);

/** What the CDN's files of a champion begin with, by its English name: "KogMaw", "MonkeyKing". */
export function championFile(name: string): string {
  return FILES.get(name) ?? name.replaceAll(/[^A-Za-z]/g, '');
}

/** A champion's splash art on the CDN, which keeps the current one of Fiddlesticks under an older spelling. */
export function championSplash(name: string): string {
  const file = name === 'Fiddlesticks' ? 'FiddleSticks' : championFile(name);
  return `${GAME_ASSET_CDN}/cdn/img/champion/splash/${file}_0.jpg`;
}

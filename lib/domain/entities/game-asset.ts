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

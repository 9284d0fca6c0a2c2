import { gameAsset } from '../../domain/entities/game-asset';
import { useSite } from './site-context';

/** Where a champion's or an item's picture is loaded from on this site; null where there is none. */
export function useGameAsset(address: string | null): string | null {
  return gameAsset(address, useSite().localImages);
}

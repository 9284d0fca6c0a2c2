import { createContext, useContext } from 'react';
import { gameAsset } from '../../domain/entities/game-asset';

const LocalImagesContext = createContext(false);

/** Whether the site loads pictures of the game from itself (`RIFTWEEK_LOCAL_IMAGES`). */
export const LocalImagesProvider = LocalImagesContext.Provider;

/** Where a champion's or an item's picture is loaded from on this site; null where there is none. */
export function useGameAsset(address: string | null): string | null {
  return gameAsset(address, useContext(LocalImagesContext));
}

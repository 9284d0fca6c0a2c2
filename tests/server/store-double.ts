import { vi } from 'vitest';
import type { GamesDocument, HomeState, IngestState, LeagueCatalog, MatchDocument, SearchEntry, SystemSettings, WeekDocument } from '../../lib/domain/read-models';

/** Stands in for the store's reads; empty unless a test says otherwise. Test files mock the store's modules with it. */
export const storeDouble = {
  readWeek: vi.fn((_monday: string) => Promise.resolve<WeekDocument | null>(null)),
  readMatchDocument: vi.fn((_id: number) => Promise.resolve<MatchDocument | null>(null)),
  readGames: vi.fn((_matchId: number) => Promise.resolve<GamesDocument | null>(null)),
  readHomeState: vi.fn(() => Promise.resolve<HomeState | null>(null)),
  readIngestState: vi.fn(() => Promise.resolve<IngestState | null>(null)),
  readLeagueCatalog: vi.fn(() => Promise.resolve<LeagueCatalog | null>(null)),
  readSearchIndex: vi.fn((_prefix: string) => Promise.resolve<readonly SearchEntry[] | null>(null)),
  readSystemSettings: vi.fn(() => Promise.resolve<SystemSettings | null>(null)),
};

export function emptyStore(): void {
  for (const read of Object.values(storeDouble)) read.mockReset();
  storeDouble.readWeek.mockResolvedValue(null);
  storeDouble.readMatchDocument.mockResolvedValue(null);
  storeDouble.readGames.mockResolvedValue(null);
  storeDouble.readHomeState.mockResolvedValue(null);
  storeDouble.readIngestState.mockResolvedValue(null);
  storeDouble.readLeagueCatalog.mockResolvedValue(null);
  storeDouble.readSearchIndex.mockResolvedValue(null);
  storeDouble.readSystemSettings.mockResolvedValue(null);
}

import { vi } from 'vitest';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import type { readLeagueCatalog } from '../../../lib/store/models/catalog-document';
import type { readCommentCounts } from '../../../lib/store/people/comment-document';
import type { readGames } from '../../../lib/store/models/game-document';
import type { readMatchDocument } from '../../../lib/store/models/match-document';
import type { readSearchIndex } from '../../../lib/store/models/search-index-document';
import type { readHomeState, readIngestState } from '../../../lib/store/models/state-document';
import type { readSystemSettings } from '../../../lib/store/work/system-settings-document';
import type { readWeek } from '../../../lib/store/models/week-document';

/** Stands in for the store's reads; empty unless a test says otherwise. Test files mock the store's modules with it. */
export const storeDouble = {
  readWeek: vi.fn<typeof readWeek>(),
  readMatchDocument: vi.fn<typeof readMatchDocument>(),
  readGames: vi.fn<typeof readGames>(),
  readHomeState: vi.fn<typeof readHomeState>(),
  readIngestState: vi.fn<typeof readIngestState>(),
  readLeagueCatalog: vi.fn<typeof readLeagueCatalog>(),
  readSearchIndex: vi.fn<typeof readSearchIndex>(),
  readSystemSettings: vi.fn<typeof readSystemSettings>(),
};

/** Comments by the page's key; none unless a test says so. */
export const commentCounts = new Map<string, number>();

/** Stands in for the store's module of comments. */
export const commentsDouble = {
  readCommentCounts: vi.fn<typeof readCommentCounts>((keys) => Promise.resolve(keys.map((key) => commentCounts.get(key) ?? 0))),
};

export function emptyStore(): void {
  for (const read of Object.values(storeDouble)) read.mockReset().mockResolvedValue(null);
  commentCounts.clear();
  commentsDouble.readCommentCounts.mockClear();
  sharedRegistry().commentCounts = null;
}

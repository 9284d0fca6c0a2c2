import { vi } from 'vitest';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import type { readLeagueCatalog } from '../../../lib/store/models/competition-documents';
import type { readCommentCounts } from '../../../lib/store/people/comment-document';
import type { readGames, readHomeState, readIngestState, readMatchDocument, readWeek } from '../../../lib/store/models/match-documents';
import type { readSearchIndex } from '../../../lib/store/models/site-documents';
import type { readSystemSettings } from '../../../lib/store/work/system-settings-document';

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

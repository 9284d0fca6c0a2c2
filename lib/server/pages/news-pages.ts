import type { FinishedMatch, Match } from '../../domain/match/match';
import { isFinished } from '../../domain/match/match-order';
import { type DigestDocument, isDigestId } from '../../domain/news/digest';
import { type DigestFacts, digestFacts } from '../../domain/news/digest/digest-facts';
import { type NewsItem, chunkOfPage, newsPages, newsScope } from '../../domain/news/news';
import { patchBefore, patchCoverage, type Patch, type PatchList } from '../../domain/news/patch-notes';
import { patchFigures } from '../../domain/news/patch-figures';
import { cacheTag } from '../../domain/page/cache-tags';
import { championPlot } from '../../domain/statistics/champion-plot';
import { EVERY_PICK } from '../../domain/statistics/champion-stats';
import { readChampionStats } from '../../store/models/entity-documents';
import { readGames, readHomeState, readMatchDocument, readVideosState } from '../../store/models/match-documents';
import { readDigest, readNewsChunk, readNewsHead, readPatchList } from '../../store/models/site-documents';
import type { FoundData, PageData } from './loaded';

type NewsPage = {
  readonly scope: string;
  /** The name of the league or team; '' for all news. */
  readonly name: string;
  readonly items: readonly NewsItem[];
  readonly page: number;
  readonly pages: number;
};

type Filter = { readonly leagueId: number | null; readonly teamId: number | null };

async function readNewsPage(scope: string, page: number): Promise<NewsPage | null> {
  const head = await readNewsHead(scope);
  if (head === null) return scope === 'all' && page === 1 ? { scope, name: '', items: [], page, pages: 1 } : null;
  const pages = newsPages(head.total);
  if (page === 1) return { scope, name: head.name, items: head.items, page, pages };
  const number = chunkOfPage(page, head.total);
  const chunk = number === null ? null : await readNewsChunk(scope, number);
  return chunk && { scope, name: head.name, items: chunk.items, page, pages };
}

/** One page of a list of news. Without any news the first page is empty. Two reads at most. */
export async function loadNews(filter: Filter, page: number): Promise<PageData<NewsPage>> {
  const scope = newsScope(filter);
  return { data: await readNewsPage(scope, page), tags: [cacheTag.news(scope)], matches: [] };
}

type DigestPage = {
  readonly digest: Omit<DigestDocument, 'matches'>;
  readonly matches: readonly FinishedMatch[];
  readonly facts: DigestFacts;
};

/** A week of a large league has more matches than a page may read games for; its figures then say how many they cover. */
const MOST_READS = 24;

/** The matches whose games are read: all, or of too many the one that makes the headline and the latest. */
function readable(matches: readonly FinishedMatch[], leadId: number): readonly FinishedMatch[] {
  return [...matches]
    .sort((a, b) => Number(b.id === leadId) - Number(a.id === leadId) || matches.indexOf(b) - matches.indexOf(a))
    .slice(0, MOST_READS);
}

/** A digest with the facts of its games, and the league's next match until that begins: one read, and then one of the headline's match and one of each match's games. */
export async function loadDigest(id: string, now: number): Promise<PageData<DigestPage>> {
  const tag = cacheTag.digest(id);
  const document = isDigestId(id) ? await readDigest(id) : null;
  if (document === null) return { data: null, tags: [tag], matches: [] };
  const { matches: stored, next: after, ...digest } = document;
  const next = after !== null && Date.parse(after.at) > now ? after : null;
  const matches = stored.filter(isFinished);
  const [lead, ...read] = await Promise.all([
    readMatchDocument(digest.angle.matchId),
    ...readable(matches, digest.angle.matchId).map(async ({ id: matchId }) => [matchId, (await readGames(matchId))?.games ?? []] as const),
  ]);
  const before = { means: lead?.winnerMeans, chance: lead?.match.chance, onward: lead?.onward };
  return {
    data: { digest: { ...digest, next }, matches, facts: digestFacts(matches, digest.angle, new Map(read), before) },
    tags: [tag, ...matches.map((match) => cacheTag.match(match.id))],
    matches: next === null ? [] : [{ status: 'not_started', beginAt: next.at }],
  };
}

/** Every patch seen in matches, newest first. One read. */
export async function loadPatches(): Promise<FoundData<PatchList>> {
  return { data: (await readPatchList()) ?? { patches: [] }, tags: [cacheTag.patches], matches: [] };
}

/** How many patches on either side of the shown one the page links to. */
const NEIGHBORS = 4;

export function patchRow({ version, firstAt, lastAt, ...counts }: Patch) {
  return { version, firstAt, lastAt, coverage: patchCoverage(counts) };
}

/** A patch with what changed since the one before. Two reads: the champions of both. */
export async function loadPatch(patches: readonly Patch[], patch: Patch) {
  const index = patches.indexOf(patch);
  const before = patchBefore(patches, patch)?.version ?? null;
  const scopes = [patch.version, ...(before === null ? [] : [before])].map((version): `patch:${string}` => `patch:${version}`);
  const [own = null, earlier = null] = await Promise.all(scopes.map(readChampionStats));
  return {
    shown: {
      patch: patchRow(patch),
      before,
      figures: own && patchFigures(own, earlier),
      plot: own && championPlot(own, EVERY_PICK, before === null || earlier === null ? null : { name: before, document: earlier }),
      isComparable: earlier !== null,
      around: patches.slice(Math.max(0, index - NEIGHBORS), index + NEIGHBORS + 1).map((each) => each.version),
    },
    tags: [cacheTag.patches, ...scopes.map(cacheTag.stats)],
  };
}

type VideosPage = {
  readonly running: readonly Match[];
  /** The latest matches with recordings, newest first. */
  readonly recorded: readonly FinishedMatch[];
};

/** What can be watched. Two reads. */
export async function loadVideos(): Promise<FoundData<VideosPage>> {
  const [home, videos] = await Promise.all([readHomeState(), readVideosState()]);
  const running = home?.running ?? [];
  return { data: { running, recorded: videos?.matches ?? [] }, tags: [cacheTag.home, cacheTag.videos], matches: running };
}

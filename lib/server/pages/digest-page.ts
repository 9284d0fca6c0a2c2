import { cacheTag } from '../../domain/page/cache-tags';
import type { FinishedMatch } from '../../domain/match/match';
import { isFinished } from '../../domain/match/match-order';
import { digestFacts, type DigestFacts } from '../../domain/news/digest/digest-facts';
import { isDigestId, type DigestDocument } from '../../domain/news/digest/digest';
import { readGames } from '../../store/models/game-document';
import { readDigest } from '../../store/models/news-document';
import type { Loaded } from './loaded';

type DigestPage = {
  readonly digest: Omit<DigestDocument, 'matches'>;
  readonly matches: readonly FinishedMatch[];
  readonly facts: DigestFacts;
};

/** A week of a large league has more matches than a page may read games for; its figures then say how many they cover. */
const MOST_READS = 24;

/** Those whose games are read: all, or of too many the one that makes the headline and the latest. */
function readable(matches: readonly FinishedMatch[], leadId: number): readonly FinishedMatch[] {
  return [...matches]
    .sort((a, b) => Number(b.id === leadId) - Number(a.id === leadId) || matches.indexOf(b) - matches.indexOf(a))
    .slice(0, MOST_READS);
}

/** A digest with the facts of its games: one read, and then one of each match's games. */
export async function loadDigest(id: string): Promise<Loaded<DigestPage>> {
  const tag = cacheTag.digest(id);
  const document = isDigestId(id) ? await readDigest(id) : null;
  if (document === null) return { data: null, tags: [tag], matches: [] };
  const { matches: stored, ...digest } = document;
  const matches = stored.filter(isFinished);
  const read = await Promise.all(
    readable(matches, digest.angle.matchId).map(async ({ id: matchId }) => [matchId, (await readGames(matchId))?.games ?? []] as const),
  );
  return {
    data: { digest, matches, facts: digestFacts(matches, digest.angle, new Map(read)) },
    tags: [tag, ...matches.map((match) => cacheTag.match(match.id))],
    matches: [],
  };
}

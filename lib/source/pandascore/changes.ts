import * as v from 'valibot';
import type { PandaScoreClient } from './client';
import { looseInstant, toInstant, wireId } from '../wire/wire';
import { DAY_MS } from '../../domain/durations';

/** What has changed at PandaScore since an instant. */

const Modified = v.object({ modified_at: looseInstant });

function modifiedAt(document: unknown): string | null {
  const parsed = v.safeParse(Modified, document);
  return parsed.typed ? parsed.output.modified_at : null;
}

/**
 * Match documents modified at `cursor` or later, oldest first, and where to go
 * on. Reads from the last instant seen rather than by page number: a match that
 * is modified meanwhile moves to the end of the list and would shift another
 * one out of the next page unseen.
 */
export async function readModified(
  client: PandaScoreClient,
  cursor: string,
  now: number,
): Promise<{ documents: unknown[]; cursor: string }> {
  const until = toInstant(now + DAY_MS);
  const documents: unknown[] = [];
  let from = cursor;
  let number = 1;
  for (;;) {
    const page = await client.page('/lol/matches', { 'range[modified_at]': `${from},${until}`, sort: 'modified_at' }, number);
    documents.push(...page.elements);
    const last = page.elements.reduce<string>((latest, document) => {
      const at = modifiedAt(document);
      return at !== null && at > latest ? at : latest;
    }, from);
    if (!page.more) return { documents, cursor: last };
    // All documents of this page have one instant: only the page number leads on.
    number = last > from ? 1 : number + 1;
    from = last;
  }
}

const Deletion = v.object({ id: wireId, type: v.literal('match') });

/** Ids of League of Legends matches deleted since an instant. */
export async function readDeletions(client: PandaScoreClient, since: string): Promise<number[]> {
  const ids: number[] = [];
  for await (const page of client.pages('/deletions', { type: 'match', videogame: 'league-of-legends', since })) {
    for (const document of page.elements) {
      const parsed = v.safeParse(Deletion, document);
      if (parsed.success) ids.push(parsed.output.id);
    }
  }
  return ids;
}

import * as v from 'valibot';
import type { GoneEntity } from '../match-source';
import type { PandaScoreClient } from './client';
import { looseInstant, toInstant, wireId } from '../wire/wire';
import { DAY_MS, MINUTE_MS } from '../../domain/durations';

/** What has changed at PandaScore since an instant. */

const CLOCK_ERROR_MS = 10 * MINUTE_MS;

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
  // A time in the future, by an error of the source, must not hide what changes until then.
  const latest = toInstant(now + CLOCK_ERROR_MS);
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
    if (!page.more) return { documents, cursor: last < latest ? last : latest };
    // All documents of this page have one instant: only the page number leads on.
    number = last > from ? 1 : number + 1;
    from = last;
  }
}

const KINDS = ['match', 'league', 'serie', 'tournament', 'team', 'player'] as const;
const Deletion = v.object({ id: wireId, type: v.picklist(KINDS) });

export type Deletions = { readonly matches: readonly number[]; readonly entities: readonly GoneEntity[] };

/** What was deleted of League of Legends since an instant. Of two entities that were merged, the one that is no more is among them. */
export async function readDeletions(client: PandaScoreClient, since: string): Promise<Deletions> {
  const matches: number[] = [];
  const entities: GoneEntity[] = [];
  for await (const page of client.pages('/deletions', { type: KINDS.join(','), videogame: 'league-of-legends', since })) {
    for (const document of page.elements) {
      const parsed = v.safeParse(Deletion, document);
      if (!parsed.success) continue;
      const { type: kind, id } = parsed.output;
      if (kind === 'match') matches.push(id);
      else entities.push({ kind, id });
    }
  }
  return { matches, entities };
}

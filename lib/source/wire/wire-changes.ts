import * as v from 'valibot';
import { looseInstant, wireId } from './wire';

/** What is read of any document before it is parsed, and PandaScore's list of deletions. */

const Identified = v.object({ id: wireId });

export function documentId(document: unknown): number | null {
  const parsed = v.safeParse(Identified, document);
  return parsed.success ? parsed.output.id : null;
}

const Modified = v.object({ modified_at: looseInstant });

export function modifiedAt(document: unknown): string | null {
  const parsed = v.safeParse(Modified, document);
  return parsed.typed ? parsed.output.modified_at : null;
}

export const DELETION_KINDS = ['match', 'league', 'serie', 'tournament', 'team', 'player'] as const;
const Reason = v.object({ reason: v.fallback(v.string(), '') });

/** An entry of `/deletions`. */
export const WireDeletion = v.object({ id: wireId, type: v.picklist(DELETION_KINDS), object: v.fallback(Reason, { reason: '' }) });

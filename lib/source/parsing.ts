import * as v from 'valibot';
import { LEAGUE_OF_LEGENDS_ID } from '../domain/constants';
import { fail, ok, type Result } from '../domain/result';
import type { Role } from '../domain/role';
import type { Rejection } from './match-source';

/** What every parser of the PandaScore shape shares: unknown in, a domain value or a rejection out; nothing throws. */

export type Parsed<Value> = Result<Value, Rejection>;

/** The id that a report names: the document's own if it has one. */
function idOf(document: unknown): string {
  const found = v.safeParse(v.object({ id: v.union([v.number(), v.string()]) }), document);
  return found.success ? String(found.output.id) : '?';
}

export function malformed(entity: string, document: unknown, reason: string): Parsed<never> {
  return fail({ kind: 'malformed', entity, id: idOf(document), reason });
}

export function foreign(entity: string, document: unknown, reason: string): Parsed<never> {
  return fail({ kind: 'foreign', entity, id: idOf(document), reason });
}

/** Decodes with a wire schema; the first two issues make the reason, e.g. "opponents.0.opponent.id: Expected number …". */
export function decode<const Schema extends v.GenericSchema>(
  entity: string,
  schema: Schema,
  document: unknown,
): Parsed<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, document);
  if (parsed.success) return ok(parsed.output);
  const reasons = parsed.issues.slice(0, 2).map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': '));
  return malformed(entity, document, reasons.join('; '));
}

/** False for a document that names another game; one that names none is taken as ours. */
export function isLeagueOfLegends(videogame: { readonly id: number } | null): boolean {
  return videogame === null || videogame.id === LEAGUE_OF_LEGENDS_ID;
}

const ROLE_NAMES: ReadonlyMap<string, Role> = new Map([
  ['top', 'top'],
  ['jun', 'jgl'],
  ['jgl', 'jgl'],
  ['jungle', 'jgl'],
  ['mid', 'mid'],
  ['adc', 'adc'],
  ['bot', 'adc'],
  ['sup', 'support'],
  ['support', 'support'],
]);

/** The spec's role for the source's ("jun" → "jgl", "sup" → "support"); null for coaches and unknown ones. */
export function parseRole(name: string | null): Role | null {
  return name === null ? null : (ROLE_NAMES.get(name.toLowerCase()) ?? null);
}

/** ISO 3166 alpha-2 in upper case; '' for anything else, so that no flag is looked up in vain. */
export function parseCountry(code: string | null): string {
  return code !== null && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : '';
}

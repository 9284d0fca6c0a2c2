import * as v from 'valibot';
import { LEAGUE_OF_LEGENDS_ID } from '../../domain/values/constants';
import type { Role } from '../../domain/match/role';
import type { Loss, Rejection } from '../match-source';
import { reasonOf } from './wire';

/** What every parser of the PandaScore shape shares: unknown in, a domain value or a rejection out; nothing throws. */

export type ParseResult<Value> =
  /** `losses`: what of the document could not be read. */
  { readonly ok: true; readonly value: Value; readonly losses: readonly Loss[] } | { readonly ok: false; readonly error: Rejection };

export function kept<Value>(value: Value, losses: readonly Loss[]): ParseResult<Value> {
  return { ok: true, value, losses };
}

/** The values of what could be read. */
export function readable<Value>(parsed: readonly ParseResult<Value>[]): Value[] {
  return parsed.flatMap((each) => (each.ok ? [each.value] : []));
}

/** The id that a report names: the document's own if it has one. */
function idOf(document: unknown): string {
  const found = v.safeParse(v.object({ id: v.union([v.number(), v.string()]) }), document);
  return found.success ? String(found.output.id) : '?';
}

export function malformed(entity: string, document: unknown, reason: string): ParseResult<never> {
  return { ok: false, error: { kind: 'malformed', entity, id: idOf(document), reason } };
}

export function foreign(entity: string, document: unknown, reason: string): ParseResult<never> {
  return { ok: false, error: { kind: 'foreign', entity, id: idOf(document), reason } };
}

/** One part of a document that is not taken over with the rest. */
export function loss(kind: Loss['kind'], entity: string, document: unknown, part: string, reason: string): Loss {
  return { kind, entity, part, count: 1, example: { id: idOf(document), reason } };
}

/** An issue that a decoded document has: an element of a list that was dropped, or a value that is unknown. */
function lossOf(entity: string, document: unknown, issue: v.BaseIssue<unknown>): Loss {
  const path = issue.path ?? [];
  const names = path.filter(({ type }) => type !== 'array').map(({ key }) => String(key));
  return loss(path.at(-1)?.type === 'array' ? 'dropped' : 'unreadable', entity, document, names.join('.'), issue.message);
}

/**
 * Decodes with a wire schema. Malformed is only what lacks something essential,
 * with the reason, e.g. "id: is no id". All other issues are losses inside the
 * document.
 */
export function decode<const Schema extends v.GenericSchema>(
  entity: string,
  schema: Schema,
  document: unknown,
): ParseResult<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, document);
  if (!parsed.typed) return malformed(entity, document, reasonOf(parsed.issues));
  return kept(
    parsed.output,
    (parsed.issues ?? []).map((issue) => lossOf(entity, document, issue)),
  );
}

/** False for a document that names another game; one that names none is taken as ours. */
export function isLeagueOfLegends(videogame: { readonly id: number | null } | null): boolean {
  return videogame === null || videogame.id === null || videogame.id === LEAGUE_OF_LEGENDS_ID;
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

/** Our role for the source's ("jun" → "jgl", "sup" → "support"); null for coaches and unknown ones. */
export function parseRole(name: string | null): Role | null {
  return name === null ? null : (ROLE_NAMES.get(name.toLowerCase()) ?? null);
}

/** ISO 3166 alpha-2 in upper case; '' for anything else, so that no flag is looked up in vain. */
export function parseCountry(code: string | null): string {
  return code !== null && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : '';
}

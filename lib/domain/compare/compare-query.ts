import { ROLES, type Role } from '../match/role';
import { paths, withQuery } from '../page/paths';
import { single, type RawQuery } from '../page/raw-query';
import { prefixOf } from '../search/search-index';
import { requestedScope } from '../statistics/scope-choice';

/** The query of `/compare`, which is all of its state (docs/product.md#compare). */

export const COMPARED_KINDS = ['players', 'teams'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

export const MOST_COMPARED = 4;

/** In place of ids that are none, or too many: all such addresses are one page, which says so. */
const REFUSED_IDS = '-';

export type CompareQuery = {
  readonly kind: ComparedKind;
  /** The ids in the order of the address, each once, at most MOST_COMPARED. */
  readonly ids: readonly number[];
  /** The ids were none, or too many. */
  readonly refused: boolean;
  /** The scope of the figures; null: the latest in which all of them played. */
  readonly scope: string | null;
  /** Only of teams: compares their players of this role instead. */
  readonly role: Role | null;
  /** Two characters that names to choose from begin with, for browsers without scripts. */
  readonly find: string | null;
  /** The place in `ids` that the next choice takes; null: one more. */
  readonly at: number | null;
};

/** Ids separated by commas, in their order, each once; null for anything else, and for more than four. */
export function comparedIds(text: string): number[] | null {
  const parts = text === '' ? [] : text.split(',', 2 * MOST_COMPARED);
  if (!parts.every((part) => /^[1-9]\d{0,9}$/.test(part))) return null;
  const ids = [...new Set(parts.map(Number))];
  return ids.length > MOST_COMPARED ? null : ids;
}

/** Reads the address; a choice that means nothing is none. */
export function parseCompareQuery(raw: RawQuery): CompareQuery {
  const textOf = (name: string) => single(raw[name]) ?? '';
  const [players, teams] = [textOf('players'), textOf('teams')];
  const kind = players === '' && (teams !== '' || textOf('kind') === 'teams') ? 'teams' : 'players';
  const given = comparedIds(kind === 'players' ? players : teams);
  const ids = given ?? [];
  const at = Number(textOf('at') || Number.NaN);
  return {
    kind,
    ids,
    refused: given === null,
    scope: requestedScope(raw),
    role: kind === 'teams' && ids.length === 2 ? (ROLES.find((role) => role === textOf('role')) ?? null) : null,
    find: prefixOf(textOf('find')),
    at: Number.isInteger(at) && at >= 0 && at < ids.length ? at : null,
  };
}

/** What of a query is not as usual, as the part of an address that begins with "?"; '' where all is. */
export function compareSearch({ kind, ids, refused, scope, role, find, at }: CompareQuery): string {
  const list = refused ? REFUSED_IDS : ids.join(',');
  return withQuery('', {
    ...(list === '' ? { kind: kind === 'teams' ? kind : null } : { [kind]: list }),
    scope,
    role,
    find: find === null ? null : encodeURIComponent(find),
    at,
  });
}

export const NOTHING_COMPARED: CompareQuery = {
  kind: 'players',
  ids: [],
  refused: false,
  scope: null,
  role: null,
  find: null,
  at: null,
};

/** The address of a comparison; what is not given is as usual. */
export function compareHref(query: Partial<CompareQuery>): string {
  return paths.compare() + compareSearch({ ...NOTHING_COMPARED, ...query });
}

/** The ids with one more, or with another one in a place. One that is there already moves; none is there twice. */
export function idsWith(ids: readonly number[], id: number, at: number | null): number[] {
  const next = at === null ? [...ids, id] : ids.map((each, index) => (index === at ? id : each));
  return [...new Set(next)];
}

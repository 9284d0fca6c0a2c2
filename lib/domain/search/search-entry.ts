import * as v from 'valibot';
import { ROLES } from '../match/role';
import { SEARCH_TYPES } from './search-types';

/** `key` is "type-id". What is not there is unknown. */
export const SearchEntrySchema = v.object({
  type: v.picklist(SEARCH_TYPES),
  id: v.number(),
  name: v.string(),
  acronym: v.string(),
  img: v.nullable(v.string()),
  key: v.string(),
  /** Old, short and foreign names (`other-names.ts`); of a serie the names of its stages. */
  also: v.optional(v.array(v.string())),
  /** Only of a player: the name in the passport. Only in the list of all names. */
  person: v.optional(v.string()),
  role: v.optional(v.picklist(ROLES)),
  /** Only of a player: the team's short name. */
  team: v.optional(v.string()),
  /** Only of a team: the short name of the league it plays in at home. */
  league: v.optional(v.string()),
  /** Only of a league. */
  regionId: v.optional(v.number()),
  /** Only of a serie. */
  beginAt: v.optional(v.string()),
  /** Smaller stands first among names that fit alike (`importance.ts`). */
  weight: v.optional(v.number()),
});
export type SearchEntry = v.InferOutput<typeof SearchEntrySchema>;
export type SearchType = SearchEntry['type'];

/** In how many documents all names are stored: one would grow beyond what a document may hold. */
export const NAME_PARTS = 16;

/** `indices/{a}/{b}/{ab}`, and a part of all names (`catalogs/names-{n}`). */
export const SearchIndexSchema = v.object({ entries: v.array(SearchEntrySchema) });
export type SearchIndex = v.InferOutput<typeof SearchIndexSchema>;

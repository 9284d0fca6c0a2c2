import type * as v from 'valibot';
import { LOCALES } from '../../domain/settings/locales';

type Schema = Readonly<Record<string, unknown>>;

type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
};

/** What developers of other sites read of an address (docs/decisions/0056), in English. */
export type Operation = {
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  /** Media types of an answer that is not JSON. */
  readonly types?: readonly string[];
  /** The schema of a JSON answer. Fields that it does not name may be there. */
  readonly body?: v.GenericSchema;
};

const parameter =
  (where: Parameter['in'], required: boolean) =>
  (name: string, description: string, schema: Schema): Parameter => ({ name, in: where, required, description, schema });

export const inPath = parameter('path', true);
export const needed = parameter('query', true);
export const may = parameter('query', false);

export const ID_SHAPE: Schema = { type: 'integer', minimum: 1 };
export const IDS_SHAPE: Schema = { type: 'string', pattern: '^[1-9][0-9]*(,[1-9][0-9]*)*$', examples: ['293,297'] };
export const SCOPE_SHAPE: Schema = {
  type: 'string',
  examples: ['all', 'league:293', 'season:2023', 'serie:9', 'tournament:16', 'patch:13.14'],
};
export const FLAG_SHAPE: Schema = { type: 'string', enum: ['1'] };
const LOCALE_SHAPE: Schema = { type: 'string', enum: LOCALES, default: 'en' };

export const byId = (what: string): readonly Parameter[] => [inPath('id', `Id of the ${what}.`, ID_SHAPE)];
export const RESULTS_PARAMETER = may('results', '1: scores are told. Without it nothing tells a result.', FLAG_SHAPE);
export const LANGUAGE_PARAMETER = may('locale', 'Language of the words.', LOCALE_SHAPE);

import * as v from 'valibot';
import type { IngestState } from '../models/read-models';

/** Which sources a site's matches, and then their figures, come from; a made-up season has none. */
export const CreditsSchema = v.picklist(['none', 'pandascore', 'oracles-elixir', 'pandascore, oracles-elixir']);
export type Credits = v.InferOutput<typeof CreditsSchema>;

/** Archives have PandaScore's shape and its data. */
export function creditsOf({ source, simulated, figuresFrom }: Pick<IngestState, 'source' | 'simulated' | 'figuresFrom'>): Credits {
  if (simulated) return 'none';
  if (source.startsWith('oracles-elixir:')) return 'oracles-elixir';
  return figuresFrom === undefined ? 'pandascore' : 'pandascore, oracles-elixir';
}

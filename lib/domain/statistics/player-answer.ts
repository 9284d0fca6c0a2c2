import * as v from 'valibot';
import { MatchSummarySchema } from '../match/match';
import { PlayerFiguresSchema } from './player-figures-document';
import { SeasonSummarySchema } from './season-summary';
import { SignatureChampionSchema } from './signature-champions';

/** What a player's page takes of the answer of `GET /api/player/{id}`. */
export const PlayerAnswerSchema = v.object({
  figures: v.nullable(PlayerFiguresSchema),
  summary: v.nullable(SeasonSummarySchema),
  signatures: v.array(SignatureChampionSchema),
  next: v.array(MatchSummarySchema),
});

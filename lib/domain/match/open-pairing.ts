import type { MatchSummary } from './match';
import type { SideName } from './match-state';

/** A match of which one team is known and the other has known candidates. */
type OpenPairing = {
  readonly side: SideName;
  readonly teamId: number;
  readonly opponents: readonly { readonly id: number; readonly name: string }[];
};

/** The pairing of such a match; null unless exactly one team is known and the other side's possible opponents are. */
export function openPairing({ left, right, round, status }: Pick<MatchSummary, 'left' | 'right' | 'round' | 'status'>): OpenPairing | null {
  if (status === 'canceled' || left.id > 0 === right.id > 0) return null;
  const [side, team, open] = left.id > 0 ? (['left', left, 'right'] as const) : (['right', right, 'left'] as const);
  const opponents = round?.from?.[open]?.teams ?? [];
  return opponents.length === 0 ? null : { side, teamId: team.id, opponents };
}

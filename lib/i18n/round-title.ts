import { competitionName } from './competition-name';
import type { Translate } from './translate';

/** A match's place in a bracket, as `MatchRound` of the domain says it. */
type Round = {
  readonly part: 'single' | 'upper' | 'lower';
  readonly name: 'final' | 'grandFinal' | 'third' | 'semifinals' | 'quarterfinals' | 'round';
  readonly round: number;
  readonly match: number | null;
};

/** "Upper-bracket semifinal 1": a match by its place only, which does not reveal who got there. */
export function roundTitle({ part, name, round, match }: Round, t: Translate): string {
  if (name === 'third' || name === 'grandFinal') return t(`rounds.${name}`);
  if (name === 'final') return part === 'single' ? t('rounds.final') : t(`rounds.${part}.final`);
  if (name !== 'round') return t(`rounds.${part}.${name}`, { place: match ?? 1 });
  return match === null ? t(`rounds.${part}.round`, { number: round }) : t(`rounds.${part}.match`, { number: round, place: match });
}

type StakedMatch = { readonly status: string; readonly round?: { readonly stake?: 'title' | 'out' | 'drops' | undefined } | undefined };

type Placed = { readonly tournamentName: string; readonly round?: Round | undefined };

/** "Playoffs: Semifinal 1": names a match where its surroundings do not name the stage. Null for one without a round. */
export function stageRoundTitle({ tournamentName, round }: Placed, t: Translate): string | null {
  if (!round) return null;
  const stage = competitionName(tournamentName, t);
  return stage ? t('rounds.inStage', { stage, round: roundTitle(round, t) }) : roundTitle(round, t);
}

/** "Loser is out": what the result of a match that is not over decides; null where nothing is certain. */
export function stakeText({ status, round }: StakedMatch, t: Translate): string | null {
  return round?.stake === undefined || status === 'finished' || status === 'canceled' ? null : t(`rounds.stake.${round.stake}`);
}

type OpenSide = { readonly takes: 'winner' | 'loser'; readonly match: string };

/** "Winner of T1–KT", else "TBD": what an open side is called. The two teams are results of others. */
export function openSideText(
  { round }: { readonly round?: { readonly from?: Partial<Record<'left' | 'right', OpenSide | undefined>> | undefined } | undefined },
  side: 'left' | 'right',
  t: Translate,
): string {
  const from = round?.from?.[side];
  if (from === undefined) return t('match.unknownTeam');
  return t(from.takes === 'winner' ? 'match.winnerOf' : 'match.loserOf', { match: from.match });
}

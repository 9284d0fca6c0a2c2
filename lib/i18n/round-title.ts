import type { MatchPlace, MatchSummary } from '../domain/match/match';
import type { SideName } from '../domain/match/match-state';
import { competitionName } from './competition-name';
import type { Translate } from './translate';

/** A match by its place only, which does not reveal who got there: "Upper-bracket semifinal 1". */
export function roundTitle({ part, name, round, match }: MatchPlace, t: Translate): string {
  if (name === 'third' || name === 'grandFinal') return t(`rounds.${name}`);
  if (name === 'final') return part === 'single' ? t('rounds.final') : t(`rounds.${part}.final`);
  if (name !== 'round') return t(`rounds.${part}.${name}`, { place: match ?? 1 });
  return match === null ? t(`rounds.${part}.round`, { number: round }) : t(`rounds.${part}.match`, { number: round, place: match });
}

/** The title of all matches of a round: "Upper-bracket semifinals", "Quarterfinals", "Final". */
export function roundsTitle(round: MatchPlace, t: Translate): string {
  const { name, part } = round;
  return name === 'semifinals' || name === 'quarterfinals' ? t(`bracket.${part}.${name}`) : roundTitle({ ...round, match: null }, t);
}

/** "Playoffs: Semifinal 1": names a match where its surroundings do not name the stage. Null for one without a round. */
export function stageRoundTitle({ tournamentName, round }: Pick<MatchSummary, 'tournamentName' | 'round'>, t: Translate): string | null {
  if (!round) return null;
  const stage = competitionName(tournamentName, t);
  return stage ? t('rounds.inStage', { stage, round: roundTitle(round, t) }) : roundTitle(round, t);
}

/** What the result of a match that is not over will decide: "Loser is out"; null where nothing is certain. */
export function stakeText({ status, round }: Pick<MatchSummary, 'status' | 'round'>, t: Translate): string | null {
  return round?.stake === undefined || status === 'finished' || status === 'canceled' ? null : t(`rounds.stake.${round.stake}`);
}

const OPEN_SIDE_TEXTS = { winner: 'match.winnerOf', loser: 'match.loserOf' } as const;

/** An open side: "Winner of Semifinal 1", else "TBD", without a team, which would be a result of other matches. */
export function openSidePlace({ round }: Pick<MatchSummary, 'round'>, side: SideName, t: Translate): string {
  const after = round?.after?.[side];
  return after === undefined ? t('match.unknownTeam') : t(OPEN_SIDE_TEXTS[after.takes], { match: roundTitle(after, t) });
}

/** An open side by its candidates, where these are known: "Winner of T1–KT". The two teams are results of others. */
export function openSideText(match: Pick<MatchSummary, 'round'>, side: SideName, t: Translate): string {
  const from = match.round?.from?.[side];
  return from === undefined ? openSidePlace(match, side, t) : t(OPEN_SIDE_TEXTS[from.takes], { match: from.match });
}

import { useContext } from 'react';
import { useRevealed, useTeamsNamed } from '../../lib/client/spoilers/reveal-store';
import { useSpoilerChoice } from '../../lib/client/spoilers/spoiler-choice';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import type { MatchSummary } from '../../lib/domain/match/match';
import { hides, isFed } from '../../lib/domain/match/spoilers';
import type { Translate } from '../../lib/i18n/translate';
import { matchTitle } from '../../lib/i18n/match-title';
import { roundTitle } from '../../lib/i18n/round-title';
import { useTranslate } from '../../lib/i18n/use-translate';
import { TeamsRevealed } from './teams-revealed';

type TeamsReveal = {
  /** The match goes by its round: neither names nor crests nor an address may reveal who plays. */
  readonly hidden: boolean;
  /** The teams may show although they are results: the visitor asked for them, or for the result itself. */
  readonly revealed: boolean;
};

/** Whether a match may name its teams right now. As with `useReveal`, the document's style covers them until React knows the setting. */
export function useTeams(match: Pick<MatchSummary, 'id' | 'round'>): TeamsReveal {
  const choice = useSpoilerChoice();
  const byEye = useRevealed(match.id);
  const named = useTeamsNamed(match.id);
  const around = useContext(TeamsRevealed);
  const asked = byEye || named || around;
  const covered = hides({ teams: match }, choice);
  return { hidden: covered && !asked, revealed: asked || (choice.spoilerFree && !covered) };
}

/** A match by its place where it has one ("Semifinal 1"); '' for one whose teams need no cover. */
export function placeTitle({ round }: Pick<MatchSummary, 'round'>, t: Translate): string {
  return round ? roundTitle(round, t) : '';
}

/** What a match is called in the words of a button: its teams, or its round while those are hidden or no style can cover them yet. */
export function useMatchTitle(match: MatchSummary): string {
  const t = useTranslate();
  const { hidden } = useTeams(match);
  const hydrated = useHydrated();
  return hidden || (isFed(match) && !hydrated) ? placeTitle(match, t) : matchTitle(match, t);
}

import { css } from 'styled-components';
import { clubColors, matchColors } from '../../lib/domain/entities/club-colors';
import type { MatchSummary } from '../../lib/domain/match/match';

/** Defines `--left-club` and `--right-club`: the colours from `clubPair`, in the theme that is on. */
export const inClubColors = css`
  --left-club: var(--left-dark);
  --right-club: var(--right-dark);

  :root[data-theme='light'] & {
    --left-club: var(--left-light);
    --right-club: var(--right-light);
  }
`;

export function clubPair({ left, right }: MatchSummary): Record<`--${string}`, string> {
  const { dark, light } = matchColors(left.name, right.name);
  return { '--left-dark': dark[0], '--right-dark': dark[1], '--left-light': light[0], '--right-light': light[1] };
}

type Clubs = { readonly left: { readonly name: string }; readonly right: { readonly name: string } };

/** The colours of the wash behind a match: those of its clubs, where they are known. */
export function clubWash(match: Clubs): Record<`--${string}`, string> {
  const [left, right] = [clubColors(match.left.name), clubColors(match.right.name)];
  return { ...(left && { '--left': left.color }), ...(right && { '--right': right.color }) };
}

import type { HTMLAttributes } from 'react';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import type { MatchSummary } from '../../lib/domain/match/match';
import { teamsOfResult, revealsResult } from '../../lib/domain/match/spoilers';
import type { Reveal } from './use-reveal';

export type SpoilerProps = {
  readonly reveal: Pick<Reveal, 'hidden' | 'revealed' | 'teams'>;
  /** The match whose result it reveals. Without one, it reveals the results of several matches. */
  readonly match?: MatchSummary;
  /** Whether it stands in a row of `match` that says which match it is. */
  readonly inRow?: boolean;
  /** Whether it takes no space while it is covered: for what would otherwise jump when React removes it, and for lists whose gaps would reveal a result. */
  readonly collapses?: boolean;
};

type Props = SpoilerProps & HTMLAttributes<HTMLElement> & { readonly tag?: 'span' | 'div' | 'h1' | 'h2' | 'p' };

/** The teams by which the pre-paint script decides whether a visitor hides the result, where they reveal nothing. */
export function resultTeams(match: Pick<MatchSummary, 'round' | 'left' | 'right'> | undefined): string | undefined {
  return match && teamsOfResult(match)?.join(' ');
}

/**
 * Wraps anything that reveals a result. React leaves it out while it is hidden;
 * before React knows the setting, styles/global.css covers it by these attributes.
 */
export function Spoiler({ tag: Element = 'span', reveal, match, inRow = false, collapses = false, ...rest }: Props) {
  if (reveal.hidden) return null;
  const tells = match ? revealsResult({ result: match }) : true;
  return (
    <Element
      {...rest}
      data-nosnippet=""
      data-spoiler={tells ? (inRow ? 'row' : collapses ? 'collapse' : '') : undefined}
      data-match={inRow ? undefined : match?.id}
      data-live={match?.status === 'running' ? '' : undefined}
      data-result-teams={inRow ? undefined : (resultTeams(match) ?? reveal.teams)}
      data-revealed={reveal.revealed ? '' : undefined}
    />
  );
}

type CoverProps = HTMLAttributes<HTMLElement> & { readonly reveal: Pick<Reveal, 'hidden'>; readonly tag?: 'span' | 'div' | 'h1' | 'b' };

/** Stands in place of a `Spoiler` while that is hidden. The server renders both; the document's style picks one until React knows the setting. */
export function SpoilerCover({ tag: Element = 'div', reveal, ...rest }: CoverProps) {
  const hydrated = useHydrated();
  return reveal.hidden || !hydrated ? <Element {...rest} data-cover={reveal.hidden ? 'on' : ''} /> : null;
}

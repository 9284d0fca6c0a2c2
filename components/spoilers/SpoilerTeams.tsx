import { useRef, type ReactNode } from 'react';
import { setTeamsNamed } from '../../lib/client/spoilers/reveal-store';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { SideName } from '../../lib/domain/match/match-state';
import { isFed } from '../../lib/domain/match/spoilers';
import { paths } from '../../lib/domain/page/paths';
import type { Translate } from '../../lib/i18n/translate';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { classNames } from '../ui/class-names';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { placeTitle, useTeams } from './use-teams';

type Props = {
  readonly match: Pick<MatchSummary, 'id' | 'round'>;
  readonly href: string;
  readonly onFollow?: () => void;
  readonly className?: string;
  /** Shown in place of the teams; the round's name by default. */
  readonly cover?: string;
  /** The cover looks like a button and says what it does: without the teams, nothing else can be done there. */
  readonly inWords?: boolean;
  /** The two teams: the words of the link. */
  readonly children: ReactNode;
};

/**
 * The link of a row or card to its match, which is called by its two teams. Where those
 * are results of other matches and results are hidden, a button with the round's
 * name stands in its place and names them. The server renders both; the
 * attribute on <html> picks one until React knows the setting.
 */
export function SpoilerTeams({ match, className = 'teams', ...rest }: Props) {
  if (isFed(match)) return <Covered {...rest} match={match} className={className} />;
  const { href, onFollow, children } = rest;
  return (
    <Link className={className} href={href} onClick={onFollow}>
      {children}
    </Link>
  );
}

function Covered({ match, href, className, cover, inWords = false, onFollow, children }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { hidden, revealed } = useTeams(match);
  const pressed = useRef(false);
  return (
    <>
      {hidden || !hydrated ? (
        <button
          className={inWords ? classNames('ui-button', className) : className}
          type="button"
          data-cover={hidden ? 'on' : ''}
          data-match={match.id}
          onClick={() => {
            pressed.current = true;
            setTeamsNamed(match.id, true);
          }}
        >
          <span className="name">
            {cover ?? placeTitle(match, t)}
            <Icon name="eye" size={14} />
          </span>
          {inWords ? (
            <small>
              <VisuallyHidden>:</VisuallyHidden> {t('rounds.showTeams')}
            </small>
          ) : (
            <VisuallyHidden>: {t('rounds.showTeams')}</VisuallyHidden>
          )}
        </button>
      ) : null}
      {hidden ? null : (
        <Link
          className={className}
          href={href}
          onClick={onFollow}
          data-spoiler="collapse"
          data-match={match.id}
          data-revealed={revealed ? '' : undefined}
          // The focused button is gone: the link to its teams takes the focus.
          ref={(link) => {
            if (link && pressed.current) {
              pressed.current = false;
              link.focus();
            }
          }}
        >
          {children}
        </Link>
      )}
    </>
  );
}

type LinkProps = { readonly match: MatchSummary; readonly t: Translate; readonly team: (side: SideName) => ReactNode };

/** The link of a row or card to a match's page: its two teams. */
export function MatchLink({ match, t, team }: LinkProps) {
  return (
    <SpoilerTeams match={match} href={paths.match(match)}>
      {team('left')}
      {/* The spaces keep the words of the link's name apart. */} <VisuallyHidden>{t('match.versus')}</VisuallyHidden> {team('right')}
    </SpoilerTeams>
  );
}

/** Shown only with the two teams: their crests, which tell as much as their names, and the round, which otherwise takes their place. */
export function SpoilerBesideTeams({ match, children }: Pick<Props, 'match' | 'children'>) {
  const { hidden, revealed } = useTeams(match);
  if (hidden) return null;
  if (!isFed(match)) return children;
  return (
    <span style={{ display: 'contents' }} data-spoiler="collapse" data-match={match.id} data-revealed={revealed ? '' : undefined}>
      {children}
    </span>
  );
}

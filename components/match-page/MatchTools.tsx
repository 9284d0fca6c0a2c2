import { useState } from 'react';
import type { Match } from '../../lib/domain/match/match';
import { isFinished } from '../../lib/domain/match/match-order';
import { mayBePredicted } from '../../lib/domain/match/match-state';
import type { SeriesGame } from '../../lib/domain/match/series-games';
import { paths } from '../../lib/domain/page/paths';
import { useSite } from '../../lib/client/page/site-context';
import { matchTitle } from '../../lib/i18n/match-title';
import { resultText } from '../../lib/i18n/result-text';
import { useTranslate } from '../../lib/i18n/use-translate';
import { EmbedLink } from '../embed/EmbedLink';
import { islandOnDemand } from '../island/island';
import type { Reveal } from '../spoilers/use-reveal';
import { ShareButton } from '../share/ShareButton';
import { useMatchTitle, useTeams } from '../spoilers/use-teams';
import { Button } from '../ui/Button';
import { FollowStar } from '../ui/FollowStar';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { WatchLinks } from './WatchLinks';

const AddToCalendar = islandOnDemand(() => import('../calendar/CalendarLinks').then((module) => module.AddToCalendar));

type Props = {
  readonly match: Match;
  readonly games: readonly SeriesGame[];
  readonly reveal: Reveal;
  /** The name of the player of the match; null where there is none. */
  readonly best: string | null;
};

/** Where a match can be watched, and what can be done with it: in its head two rows, on a phone one, with the rest on demand. */
export function MatchTools({ match, games, reveal, best }: Props) {
  const t = useTranslate();
  const hasPlay = useSite().hasPlay;
  const name = useMatchTitle(match);
  const teamsHidden = useTeams(match).hidden;
  const [expanded, setExpanded] = useState(false);
  // A finished match has few tools left: all of them fit.
  const isOver = isFinished(match);
  const open = expanded || isOver;
  return (
    <div className="actions" data-open={open ? '' : undefined}>
      <WatchLinks match={match} games={games} reveal={reveal} />
      <div className="tools">
        {hasPlay && mayBePredicted(match) ? (
          <Link className="ui-button" data-size="small" data-variant="primary" href={paths.playOrder(match.id)}>
            <Icon name="coins" size={15} />
            {t('matchPage.predict')}
          </Link>
        ) : null}
        <FollowStar kind="match" of={{ id: match.id, name }} />
        {isOver ? null : (
          <Button className="more" data-size="small" data-variant="quiet" aria-expanded={open} onClick={() => setExpanded(!open)}>
            {t('shell.more')}
            <Icon name="chevron-down" size={16} />
          </Button>
        )}
        <div className="further">
          <AddToCalendar match={match} />
          <ShareButton
            subject={{ kind: 'match', id: match.id }}
            path={paths.match(match)}
            title={matchTitle(match, t)}
            titleWithResults={isOver ? resultText(match, best, t) : null}
            hidden={reveal.hidden}
            teamsHidden={teamsHidden}
          />
          <EmbedLink kind="match" id={match.id} />
        </div>
      </div>
    </div>
  );
}

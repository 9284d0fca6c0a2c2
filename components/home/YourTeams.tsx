import { useMemo } from 'react';
import { useFollowing } from '../../lib/client/following/following-store';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useSettings } from '../../lib/client/settings/settings-store';
import { paths } from '../../lib/domain/page/paths';
import { followedLists, yourTeamsMatches } from '../../lib/domain/people/followed-lists';
import { followsNothing, MINE_ROWS, yourTeamsRows } from '../../lib/domain/people/following';
import { useTranslate } from '../../lib/i18n/use-translate';
import { NothingOfMine } from '../following/NothingOfMine';
import { useFollowedMatches } from '../following/use-followed-matches';
import { useRowReader } from '../match/use-row-reader';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import { Skeleton } from '../ui/Skeleton';
import { ScoredRow } from './ScoredRow';

/**
 * Matches of what the visitor follows, in a place whose height is known before the first paint (`data-follows`,
 * styles/home.css). A visitor who follows nothing does not see it, unless they have chosen "Mine": then it says
 * that they follow nothing.
 */
export function YourTeams() {
  const t = useTranslate();
  const hydrated = useHydrated();
  const isEmpty = followsNothing(useFollowing());
  const { showFollowingLeaguesOnly: onlyMine } = useSettings();
  if (hydrated && isEmpty && !onlyMine) return null;
  return (
    <TitledSection
      id="home-yours"
      title={t('home.yourTeams')}
      aside={
        <Link data-all="" href={paths.following()}>
          {t('shell.following')}
        </Link>
      }
      className="your-teams"
    >
      {hydrated && !isEmpty ? null : <NothingOfMine title={t('mine.nothingHere')} />}
      {hydrated && isEmpty ? null : <Place />}
    </TitledSection>
  );
}

function Place() {
  const t = useTranslate();
  const reader = useRowReader();
  const now = useSiteNow();
  const following = useFollowing();
  const { hidden } = useReveal();
  const { data, error } = useFollowedMatches();
  const { showFollowingLeaguesOnly: onlyMine } = useSettings();
  const rows = onlyMine ? MINE_ROWS : yourTeamsRows(following);
  const matches = useMemo(
    () => (data === null ? null : yourTeamsMatches(followedLists(data, following, hidden), following.followingTeams, rows, hidden)),
    [data, following, hidden, rows],
  );
  if (matches === null)
    return (
      <Card className="own-place" aria-busy={!error}>
        {error ? (
          <EmptyState compact title={t('errors.onClient')}>
            {t('following.failed')}
          </EmptyState>
        ) : (
          <Skeleton style={{ '--h': '18px' }} />
        )}
      </Card>
    );
  return (
    <Card className="own-place">
      {matches.length > 0 ? (
        <ul className="match-list of-home" data-list="lately">
          {matches.map((match) => (
            <ScoredRow key={match.id} match={match} reader={reader} now={now} />
          ))}
        </ul>
      ) : null}
      {matches.length < rows ? <p>{t(matches.length === 0 ? 'mine.nothingHere' : 'home.noMoreOfYours')}</p> : null}
    </Card>
  );
}

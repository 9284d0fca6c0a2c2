import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useFollowing } from '../../lib/client/following/following-store';
import { setHash, useHash } from '../../lib/client/page/use-hash';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import type { TeamStub } from '../../lib/domain/entities/entities';
import { followsNothing } from '../../lib/domain/people/following';
import type { FollowedMatches } from '../../lib/domain/models/followed-matches';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import type { ShellData } from '../../lib/domain/site/shell-data';
import { useTranslate } from '../../lib/i18n/use-translate';
import { islandOnDemand } from '../island/island';
import { CHOOSE_HASH } from '../following/choose-link';
import { FirstChoice } from '../following/FirstChoice';
import { followedLists } from '../../lib/domain/people/followed-lists';
import { useFollowedMatches } from '../following/use-followed-matches';
import { FoldedMatches } from '../match/FoldedMatches';
import { LiveCards } from '../match/LiveCards';
import { OwnMatches } from '../spoilers/OwnMatches';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useFreshLive } from '../match/use-fresh-matches';
import { SignLegend } from '../match/SignLegend';
import { LeagueName } from '../settings/LeagueName';
import { TeamName } from '../settings/TeamName';
import { PageHead } from '../head/PageHead';
import { useReveal } from '../spoilers/use-reveal';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { PageFrame } from '../ui/page-frame';
import { TitledSection } from '../ui/SectionHeading';
import { Skeleton } from '../ui/Skeleton';
import { MEDIA } from '../../styles/media';

const OwnCalendar = islandOnDemand<object>(() => import('../calendar/OwnCalendar').then((module) => module.OwnCalendar));

const Page = styled(PageFrame)`
  align-content: start;

  /* What the page holds is known after the first paint: until then, and with little in it, the footer stays below the first screen. */
  @media (scripting: enabled) {
    min-height: 100vh;
    min-height: 100svh;
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-3);
    align-items: center;
    justify-content: space-between;
  }
  /* As high as the button beside it while teams are chosen. */
  & > header > h1 {
    display: grid;
    align-content: center;
    min-height: max(36px, var(--hit));
  }
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
  }
  & .note {
    color: var(--dim-text-color);
  }
  & .followed {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-4);
  }
  & .named {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: max(28px, var(--hit));
    font-weight: 550;
  }
  & .named > small {
    display: none;
  }
  & .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    /* On a line of its own also while its HTML is still coming: it would begin beside the heading and move. */
    ${MEDIA.phone} {
      flex-basis: 100%;
    }
  }
  & .waiting {
    display: grid;
    gap: var(--sp-3);
    padding: var(--sp-4);
  }
`;

type FollowingViewProps = {
  readonly shell: Pick<ShellData, 'topLeagues'>;
  /** Suggestions for visitors who follow nothing yet. */
  readonly firstTeams: readonly TeamStub[];
};

const NONE: readonly MatchSummary[] = [];

/**
 * `/following`: running, next and latest matches of followed leagues and teams.
 * A public shell: what is followed is known in the browser only.
 */
export function FollowingView({ shell, firstTeams }: FollowingViewProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const isEmpty = followsNothing(useFollowing());
  // The first star must not take the choice away from under the finger.
  const [choosing, setChoosing] = useState(false);
  const isRequested = useHash() === CHOOSE_HASH;
  if (hydrated && (isEmpty || isRequested) && !choosing) setChoosing(true);
  const endChoice = (): void => {
    setHash('');
    setChoosing(false);
  };
  return (
    <Page>
      <PageHead title={t('following.title')} description={t('following.description')} path={paths.following()} />
      <header>
        <h1>{t('following.title')}</h1>
        {choosing ? (
          isEmpty ? null : (
            <Button data-variant="primary" onClick={endChoice}>
              {t('following.done')}
            </Button>
          )
        ) : (
          <div className="ways">
            <OwnCalendar />
            <ButtonLink href={paths.catchUp()} data-size="small">
              {t('match.catchUp')}
            </ButtonLink>
            <ButtonLink href={paths.accountSubscription()} data-size="small">
              {t('notifications.choose')}
            </ButtonLink>
            <ButtonLink href={paths.settingsFollowing()} data-size="small">
              {t('following.change')}
            </ButtonLink>
          </div>
        )}
      </header>
      <noscript>
        <p>{t('following.needsScript')}</p>
      </noscript>
      {choosing ? <FirstChoice topLeagues={shell.topLeagues} firstTeams={firstTeams} /> : null}
      {choosing && isEmpty ? null : <Matches />}
    </Page>
  );
}

function Matches() {
  const t = useTranslate();
  const { data: followed, error } = useFollowedMatches();
  const following = useFollowing();
  const reveal = useReveal();
  const { playing } = useFreshLive(followed?.running ?? NONE);
  const data = useMemo(() => followed && followedLists(followed, following, reveal.hidden), [followed, following, reveal.hidden]);
  if (data === null) {
    return error ? (
      <EmptyCard title={t('errors.onClient')}>{t('following.failed')}</EmptyCard>
    ) : (
      <Card aria-busy className="waiting">
        {[70, 55, 80, 60].map((width) => (
          <Skeleton key={width} style={{ '--w': `${width}%`, '--h': '18px' }} />
        ))}
      </Card>
    );
  }
  return (
    <OwnMatches reveal={reveal} note={t('following.matchesHidden')} revealLabel={t('following.showMatches')}>
      {data.running.length > 0 ? (
        <TitledSection id="following-live" title={t('home.live')}>
          <LiveCards matches={data.running} playing={playing} />
        </TitledSection>
      ) : null}
      <TitledSection id="following-next" title={t('home.upcoming')}>
        <Card>
          <FoldedMatches matches={data.upcoming} kind="upcoming" showLeague />
        </Card>
      </TitledSection>
      <TitledSection id="following-latest" title={t('home.latest')}>
        <Card>
          <FoldedMatches matches={data.latest} kind="results" showLeague />
        </Card>
      </TitledSection>
      <SignLegend matches={[...data.upcoming, ...data.latest]} />
      <Followed data={data} />
      <ScoreAnnouncer matches={[...data.running, ...data.latest]} />
    </OwnMatches>
  );
}

function Followed({ data }: { readonly data: FollowedMatches }) {
  const t = useTranslate();
  return (
    <TitledSection id="following-what" title={t('following.what')}>
      <ul className="followed">
        {data.leagues.map((league) => (
          <li key={`league-${league.id}`}>
            <LeagueName league={league} />
          </li>
        ))}
        {data.teams.map((team) => (
          <li key={`team-${team.id}`}>
            <TeamName team={team} />
          </li>
        ))}
        {data.players.map((player) => (
          <li key={`player-${player.id}`}>
            <Link className="named" href={paths.player(player)}>
              <Crest id={player.id} name={player.name} img={player.img} size={24} />
              {player.name}
              {player.team ? <span className="note">{player.team.acronym || player.team.name}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

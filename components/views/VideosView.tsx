import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FinishedMatch, Match } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { certainGames, mostGames } from '../../lib/domain/match/match-length';
import { leagueShortName } from '../../lib/domain/match/match-names';
import { competitionName } from '../../lib/i18n/competition-name';
import { useShownMatches } from '../../lib/client/following/own-matches';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MineSwitch } from '../following/MineSwitch';
import { NothingOfMine } from '../following/NothingOfMine';
import { CrestedTeams } from '../match/CrestedTeams';
import { matchAttributes } from '../match/match-attributes';
import { LocalTime } from '../ui/LocalTime';
import { Recordings } from '../match-page/Recordings';
import { WatchLinks } from '../match-page/WatchLinks';
import { NewsTabs } from '../news/NewsTabs';
import { PageSteps } from '../news/PageSteps';
import { PageHead } from '../head/PageHead';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from './stage-page';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { TitledSection } from '../ui/SectionHeading';

export type VideosData = {
  /** Running matches that have a stream. */
  readonly running: readonly Match[];
  /** One page of recorded matches, newest first. */
  readonly matches: readonly FinishedMatch[];
  /** Leagues that have recordings, in league order. */
  readonly leagues: readonly { readonly id: number; readonly name: string }[];
  /** The only kind shown; null for all. */
  readonly leagueId: number | null;
  readonly page: number;
  readonly pages: number;
};

const Section = styled(TitledSection)`
  /* The buttons are beside the match, or below it where five of them leave it no room. */
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-3);
    align-items: center;
    padding: 8px 14px;
  }
  & li > .head {
    flex: 1 1 260px;
  }
  & li + li {
    border-top: 1px solid var(--border-color);
  }
  & li > .head > p:last-child {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > .note {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
  }
  & .links > .watch,
  & .further {
    display: contents;
  }
`;

/** A visitor who comes to watch a recording has not seen the match yet, whatever they hide elsewhere: no number or gap reveals whether optional games were played. */
const UNTOLD = { hidden: true, revealed: false };

/** Live streams and recordings. Titles and the number of recordings reveal no result. */
export function VideosView({ running, matches, leagues, leagueId, page, pages }: VideosData) {
  const t = useTranslate();
  const { onlyMine, keep } = useShownMatches();
  const shownLive = running.filter(keep);
  const shown = matches.filter(keep);
  const uncertain = matches.find((match) => mostGames(match) > certainGames(match));
  const tabs = [
    { key: 'all', label: t('videos.allLeagues'), href: paths.videos() },
    ...leagues.map(({ id, name }) => ({ key: id, label: competitionName(name, t), href: paths.videosOf({ leagueId: id }) })),
  ];
  return (
    <StagePage className="wide-page">
      <PageHead title={t('videos.title')} description={t('videos.description')} path={paths.videosOf({ leagueId, page })} />
      <div className="head">
        <h1>{t('videos.title')}</h1>
        <MineSwitch />
      </div>
      <NewsTabs current="videos" />
      <Section id="videos-live" title={t('videos.live')} data-of-followed="">
        <Card>
          {shownLive.length === 0 ? (
            <EmptyState compact title={t('videos.noLive')}>
              {t('videos.noLiveHint')}
            </EmptyState>
          ) : (
            <ul className="list" data-mine-list="">
              {shownLive.map((match) => (
                <Row key={match.id} match={match}>
                  <WatchLinks match={match} games={match.games} reveal={UNTOLD} />
                </Row>
              ))}
            </ul>
          )}
        </Card>
      </Section>
      <Section id="videos-recorded" title={t('videos.recorded')}>
        {uncertain ? (
          <p className="note" data-of-followed="">
            {t('videos.maybe', { game: t('game.gameMaybe', { number: mostGames(uncertain) }) })}
          </p>
        ) : null}
        {leagues.length > 1 ? <LinkTabs label={t('videos.leagues')} tabs={tabs} current={leagueId ?? 'all'} /> : null}
        {onlyMine && shown.length === 0 && matches.length > 0 ? (
          <NothingOfMine title={t('mine.noVideos')} />
        ) : (
          <Card>
            {shown.length === 0 ? (
              <EmptyState title={t('videos.none')}>{t('videos.noneHint')}</EmptyState>
            ) : (
              <ul className="list" data-mine-list="">
                {shown.map((match) => (
                  <Row key={match.id} match={match}>
                    <Recordings match={match} games={match.games.filter(({ status }) => status === 'finished')} reveal={UNTOLD} />
                  </Row>
                ))}
              </ul>
            )}
          </Card>
        )}
        <div data-after-groups="" data-of-followed="">
          <PageSteps page={page} pages={pages} hrefOf={(to) => paths.videosOf({ leagueId, page: to })} counted={!onlyMine} />
        </div>
      </Section>
    </StagePage>
  );
}

function Row({ match, children }: { readonly match: Match; readonly children: ReactNode }) {
  const t = useTranslate();
  return (
    <li {...matchAttributes(match, UNTOLD)}>
      <div className="head">
        <CrestedTeams match={match} />
        <p>
          {competitionName(leagueShortName(match), t)} · <LocalTime at={match.beginAt} show="day" />
        </p>
      </div>
      <div className="links">{children}</div>
    </li>
  );
}

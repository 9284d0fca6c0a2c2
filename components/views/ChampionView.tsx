import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { formatDecimals, formatThousands, percentText } from '../../lib/domain/text/format';
import type { ChampionRef } from '../../lib/domain/match/game';
import { championName } from '../../lib/i18n/champion-name';
import { paths } from '../../lib/domain/page/paths';
import { someBansUnknown } from '../../lib/domain/statistics/champion-stats';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import type { ChampionSummary } from '../../lib/domain/statistics/champion-summary';
import { ChampionArt } from '../champion/ChampionArt';
import { ChampionIcon } from '../figures/ChampionIcon';
import { NoData } from '../figures/NoData';
import { PlayedGames } from '../figures/PlayedGames';
import { islandOnDemand } from '../island/island';
import { PageHead } from '../head/PageHead';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal, type Reveal } from '../spoilers/use-reveal';
import { CoverageNote } from '../figures/CoverageNote';
import { FigureStrip } from '../figures/FigureStrip';
import { EntityHead } from '../ui/EntityHead';
import { EntityPage } from './entity-page';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { EmptyCard } from '../ui/EmptyState';
import { Fold, FoldList } from '../ui/Fold';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';

const ChampionTables = islandOnDemand(() => import('../champion/ChampionTables').then((module) => module.ChampionTables));

/** Players and lane beside one another where both tables have room, patches below them. */
const FirstParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);

  @container page (min-width: 760px) {
    row-gap: var(--sp-5);
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    & > section > .ui-heading {
      align-items: center;
      min-height: var(--small-hit);
    }
    & > :nth-child(2):last-child,
    & > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

const Scope = styled.p`
  color: var(--dim-text-color);
  font-size: var(--fs-sm);
  font-weight: 550;
`;

export type ChampionData = {
  readonly champion: ChampionRef;
  /** The address of its splash art on the game-asset CDN. */
  readonly splash: string;
  readonly summary: ChampionSummary;
};

/** A champion in professional games: draft and results, who plays it best, lane opponents and patches; folded, everything else. */
export function ChampionView({ champion, splash, summary }: ChampionData) {
  const t = useTranslate();
  const reveal = useReveal();
  const name = championName(champion.name, t);
  const { total, leagues, patches, lanes, recent } = summary;
  const tables = (of: ComponentProps<typeof ChampionTables>['of']) => <ChampionTables of={of} summary={summary} name={name} />;
  return (
    <EntityPage className="wide-page">
      <PageHead
        title={t('champion.title', { champion: name })}
        description={t('champion.description', { champion: name })}
        path={paths.champion(champion)}
      />
      <ChampionHead champion={champion} splash={splash} summary={summary} reveal={reveal} />
      {hasFigures(total) ? null : <EmptyCard title={t('champion.noGames')}>{t('champion.noGamesHint')}</EmptyCard>}
      {total.picks === 0 ? null : (
        <SpoilerArea reveal={reveal} note={t('champion.figuresHidden')}>
          <div className="column">
            <FirstParts>
              <TitledSection id="champion-best" title={t('champion.best')}>
                {tables('best')}
              </TitledSection>
              {lanes === null ? null : (
                <TitledSection id="champion-lane" title={t('champion.lanes')}>
                  {tables('lane')}
                </TitledSection>
              )}
              {patches.length === 0 ? null : (
                <TitledSection id="champion-patches" title={t('champion.byPatch')}>
                  {tables('patch')}
                </TitledSection>
              )}
            </FirstParts>
            <FoldList>
              <Fold title={t('champion.players')}>{tables('players')}</Fold>
              {lanes !== null && lanes.length > 1 ? <Fold title={t('champion.otherLanes')}>{tables('lanes')}</Fold> : null}
              <Fold title={t('champion.opponents')}>{tables('opponents')}</Fold>
              <Fold title={t('champion.partners')}>{tables('partners')}</Fold>
              <Fold title={`${t('champion.byRole')} · ${t('champion.bySide')}`}>
                {tables('role')}
                {tables('side')}
              </Fold>
              {leagues.length === 0 ? null : <Fold title={t('champion.byLeague')}>{tables('league')}</Fold>}
              <Fold title={t('champion.recent')}>
                <RecentGames games={recent} />
              </Fold>
            </FoldList>
          </div>
        </SpoilerArea>
      )}
    </EntityPage>
  );
}

const hasFigures = ({ picks, bans }: ChampionSummary['total']): boolean => picks + (bans ?? 0) > 0;

function ChampionHead({ champion, splash, summary, reveal }: ChampionData & { readonly reveal: Reveal }) {
  const t = useTranslate();
  return (
    <EntityHead
      art={<ChampionArt splash={splash} />}
      picture={<ChampionIcon champion={champion} size={104} />}
      title={championName(champion.name, t)}
      about={
        <>
          {summary.usual.length === 0 ? null : <span>{summary.usual.map((role) => t(`game.roles.${role}`)).join(' · ')}</span>}
          <Link href={`${paths.stats()}?kind=champions&scope=all`}>{t('champion.all')}</Link>
        </>
      }
      figures={
        hasFigures(summary.total) ? (
          // Below, the cover of the tables stands for both.
          <SpoilerArea reveal={reveal} note={summary.total.picks === 0 ? t('champion.figuresHidden') : undefined}>
            <Overall summary={summary} />
          </SpoilerArea>
        ) : undefined
      }
    />
  );
}

function Overall({ summary: { total, coverage } }: { readonly summary: ChampionSummary }) {
  const t = useTranslate();
  const locale = useLocale();
  const known = (value: number | null, text: (value: number) => string) => (value === null ? <NoData /> : text(value));
  const count = (value: number) => formatThousands(value, locale);
  const ratio = (value: number) => formatDecimals(value, locale, 2);
  const percent = (part: number) => percentText(part, locale);
  const figure = (key: 'picks' | 'bans' | 'presence' | 'winRate' | 'kda', text: (value: number) => string) => ({
    key,
    label: t(`stats.columns.${key}`),
    title: t(`stats.definitions.${key}`),
    value: known(total[key], text),
  });
  return (
    <>
      <Scope>{`${t('stats.anyCompetition')} · ${t('stats.anySeason')}`}</Scope>
      <FigureStrip
        large
        figures={[
          figure('presence', percent),
          figure('winRate', percent),
          figure('kda', ratio),
          { ...figure('picks', count), note: t('champion.ofGames', { count: total.games }) },
          { ...figure('bans', count), note: someBansUnknown(total) ? t('champion.ofKnownBans', { count: total.gamesWithBans }) : null },
        ]}
      />
      <CoverageNote coverage={coverage} />
    </>
  );
}

function RecentGames({ games }: { readonly games: ChampionSummary['recent'] }) {
  const t = useTranslate();
  return (
    <Card>
      <PlayedGames
        games={games}
        picture={({ team }) => <Crest id={team.id} name={team.name} acronym={team.acronym} img={team.img} size={30} />}
        words={({ player, opponent }) => t('team.playedAgainst', { name: player.name, team: opponent.name || '?' })}
        note={({ role }) => (role === null ? null : t(`game.roles.${role}`))}
      />
    </Card>
  );
}

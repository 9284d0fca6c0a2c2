import type { ComponentProps, ReactNode } from 'react';
import { formatDecimals, formatThousands, percentText } from '../../lib/domain/text/format';
import type { ChampionRef } from '../../lib/domain/match/game';
import { paths } from '../../lib/domain/page/paths';
import { someBansUnknown } from '../../lib/domain/statistics/champion-stats';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import type { ChampionSummary } from '../../lib/domain/statistics/champion-summary';
import { ChampionIcon } from '../figures/ChampionIcon';
import { NoData } from '../figures/NoData';
import { PlayedGames } from '../figures/PlayedGames';
import { islandOnDemand } from '../island/island';
import { PageAddress } from '../head/PageAddress';
import { PageTitle } from '../head/PageTitle';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { CoverageNote } from '../figures/CoverageNote';
import { FigureStrip } from '../figures/FigureStrip';
import { EntityHead, EntityPage } from './entity-page';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { SectionHeading } from '../ui/SectionHeading';

const ChampionTables = islandOnDemand(() => import('../champion/ChampionTables').then((module) => module.ChampionTables));

export type ChampionData = { readonly champion: ChampionRef; readonly summary: ChampionSummary };

/** A champion in professional games: draft and results, who plays it most, lane opponents, partners and opponents, and the latest games. */
export function ChampionView({ champion, summary }: ChampionData) {
  const t = useTranslate();
  const reveal = useReveal();
  const { name } = champion;
  const part = (id: string, title: string, note: string, content: ReactNode) => (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <SpoilerArea reveal={reveal} note={note}>
        {content}
      </SpoilerArea>
    </section>
  );
  const figures = t('champion.figuresHidden');
  const { total, leagues, patches, lanes, recent } = summary;
  const table = (of: ComponentProps<typeof ChampionTables>['of'], title: string, note = figures) =>
    part(`champion-${of}`, title, note, <ChampionTables of={of} summary={summary} name={name} />);
  return (
    <EntityPage>
      <PageTitle title={t('champion.title', { champion: name })} description={t('champion.description', { champion: name })} />
      <PageAddress path={paths.champion(champion)} />
      <ChampionHead champion={champion} summary={summary} />
      {total.picks + (total.bans ?? 0) === 0 ? (
        <Card>
          <EmptyState title={t('champion.noGames')}>{t('champion.noGamesHint')}</EmptyState>
        </Card>
      ) : (
        part('champion-total', t('champion.overall'), figures, <Overall summary={summary} />)
      )}
      {total.picks === 0 ? null : (
        <div className="parts">
          {table('players', t('champion.players'), t('champion.playersHidden'))}
          {lanes === null ? null : table('lanes', t('champion.lanes'))}
          {table('role', t('champion.byRole'))}
          {table('side', t('champion.bySide'))}
          {table('opponents', t('champion.opponents'))}
          {table('partners', t('champion.partners'))}
        </div>
      )}
      {total.picks === 0 ? null : part('champion-games', t('champion.recent'), t('champion.recentHidden'), <RecentGames games={recent} />)}
      {leagues.length === 0 ? null : table('league', t('champion.byLeague'))}
      {patches.length === 0 ? null : table('patch', t('champion.byPatch'))}
    </EntityPage>
  );
}

function ChampionHead({ champion, summary }: ChampionData) {
  const t = useTranslate();
  return (
    <EntityHead>
      <ChampionIcon champion={champion} size={60} />
      <div>
        <h1>{champion.name}</h1>
        <p className="about">
          {summary.usual.length === 0 ? null : <span>{summary.usual.map((role) => t(`game.roles.${role}`)).join(' · ')}</span>}
          <Link href={`${paths.stats()}?kind=champions&scope=all`}>{t('champion.all')}</Link>
        </p>
      </div>
    </EntityHead>
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
      <FigureStrip
        figures={[
          { ...figure('picks', count), note: t('champion.ofGames', { count: total.games }) },
          figure('bans', count),
          {
            ...figure('presence', percent),
            note: someBansUnknown(total) ? t('champion.ofKnownBans', { count: total.gamesWithBans }) : null,
          },
          figure('winRate', percent),
          figure('kda', ratio),
        ]}
      />
      <CoverageNote coverage={coverage} />
    </>
  );
}

function RecentGames({ games }: { readonly games: ChampionSummary['recent'] }) {
  const t = useTranslate();
  return (
    <PlayedGames
      games={games}
      picture={({ team }) => <Crest id={team.id} name={team.name} acronym={team.acronym} img={team.img} size={30} />}
      words={({ player, opponent }) => t('team.playedAgainst', { name: player.name, team: opponent.name || '?' })}
      note={({ role }) => (role === null ? null : t(`game.roles.${role}`))}
    />
  );
}

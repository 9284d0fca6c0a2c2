import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Player } from '../../lib/domain/entities';
import { paths } from '../../lib/domain/paths';
import type { PlayerFiguresDocument } from '../../lib/domain/stats/player-figures-document';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ChampionPool } from '../player/ChampionPool';
import { RecentGames } from '../player/RecentGames';
import { SeasonStrip } from '../player/SeasonStrip';
import type { SeasonSummary } from '../player/season-summary';
import { PageAddress } from '../shell/PageAddress';
import { PageTitle } from '../shell/PageTitle';
import { HistoryArea } from '../standings/HistoryArea';
import { useHistoryReveal } from '../standings/history-reveal';
import { EntityHead, EntityPage } from '../team/team-page-style';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { EmptyState } from '../ui/EmptyState';
import { Flag } from '../ui/Flag';
import { SectionHeading } from '../ui/SectionHeading';

export type PlayerData = {
  readonly player: Player;
  /** Null for a player without games. */
  readonly figures: PlayerFiguresDocument | null;
  readonly summary: SeasonSummary | null;
};

/** A player: who they are, the season in figures, their champions and latest games. */
export function PlayerView({ player, figures, summary }: PlayerData) {
  const t = useTranslate();
  const reveal = useHistoryReveal();
  const area = (note: string, children: ReactNode) => (
    <HistoryArea reveal={reveal} teamIds={player.team === null ? [] : [player.team.id]} note={note}>
      {children}
    </HistoryArea>
  );
  return (
    <EntityPage>
      <PageTitle title={t('player.title', { player: player.name })} description={t('player.description', { player: player.name })} />
      <PageAddress path={paths.player(player)} />
      <PlayerHead player={player} />
      {figures?.season && summary ? (
        <Part id="player-season" title={`${figures.season.leagueName} ${figures.season.name}`}>
          {area(t('player.figuresHidden'), <SeasonStrip summary={summary} />)}
        </Part>
      ) : null}
      {figures === null ? (
        <Card>
          <EmptyState title={t('player.noGames')}>{t('player.noGamesHint')}</EmptyState>
        </Card>
      ) : (
        <div className="parts">
          <Part id="player-champions" title={t('player.champions')}>
            {area(t('player.championsHidden'), <ChampionPool champions={figures.champions} name={player.name} />)}
          </Part>
          <Part id="player-games" title={t('player.recent')}>
            {area(t('player.recentHidden'), <RecentGames games={figures.recent} />)}
          </Part>
        </div>
      )}
    </EntityPage>
  );
}

function PlayerHead({ player }: { readonly player: Player }) {
  const t = useTranslate();
  const { id, name, img, role, team, nationality } = player;
  const fullName = [player.firstName, player.lastName].filter(Boolean).join(' ');
  return (
    <EntityHead>
      <Crest id={id} name={name} img={img} size={60} />
      <div>
        <h1>{name}</h1>
        <p>
          {nationality === '' ? null : <Flag code={nationality} />}
          {fullName === '' || fullName === name ? null : <span>{fullName}</span>}
          {role === null ? null : <span>{t(`game.roles.${role}`)}</span>}
          {team === null ? (
            <span>{t('player.noTeam')}</span>
          ) : (
            <Link href={paths.team(team)} prefetch={false}>
              <Crest id={team.id} name={team.name} acronym={team.acronym} img={team.img} size={20} />
              {team.name}
            </Link>
          )}
        </p>
      </div>
    </EntityHead>
  );
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}

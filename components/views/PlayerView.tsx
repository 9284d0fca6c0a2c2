import type { ReactNode } from 'react';
import { useSite } from '../../lib/client/page/site-context';
import type { Player } from '../../lib/domain/entities/entities';
import { type RealName, realNameIn } from '../../lib/domain/entities/real-name';
import { paths } from '../../lib/domain/page/paths';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { PlayerFiguresDocument } from '../../lib/domain/statistics/player-figures-document';
import type { SeasonSummary } from '../../lib/domain/statistics/season-summary';
import { useJson } from '../../lib/client/page/use-json';
import { compareAddress } from '../../lib/domain/compare/compare-address';
import type { SignatureChampion } from '../../lib/domain/statistics/signature-champions';
import { competitionOf } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { islandOnDemand } from '../island/island';
import { SeasonStrip } from '../player/SeasonStrip';
import { PageHead } from '../head/PageHead';
import { ShareButton } from '../share/ShareButton';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { EntityHead } from '../ui/EntityHead';
import { EntityPage } from './entity-page';
import { Crest } from '../ui/Crest';
import { EmptyCard } from '../ui/EmptyState';
import { Fold, FoldList } from '../ui/Fold';
import { FollowStar } from '../ui/FollowStar';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';

const ChampionPool = islandOnDemand(() => import('../champion/ChampionPool').then((module) => module.ChampionPool));
const LaneRivals = islandOnDemand(() => import('../player/LaneRivals').then((module) => module.LaneRivals));
const Milestones = islandOnDemand(() => import('../player/Milestones').then((module) => module.Milestones));
const NextMatch = islandOnDemand(() => import('../player/NextMatch').then((module) => module.NextMatch));
const PlacementShelf = islandOnDemand(() => import('../figures/PlacementShelf').then((module) => module.PlacementShelf));
const PlayerForm = islandOnDemand(() => import('../player/PlayerForm').then((module) => module.PlayerForm));
const RecentGames = islandOnDemand(() => import('../player/RecentGames').then((module) => module.RecentGames));
const SignatureChampions = islandOnDemand(() => import('../player/SignatureChampions').then((module) => module.SignatureChampions));
const TeamHistory = islandOnDemand(() => import('../player/TeamHistory').then((module) => module.TeamHistory));

export type PlayerData = {
  readonly player: Player;
  readonly realName: RealName;
  /** Null for a player without games. */
  readonly figures: PlayerFiguresDocument | null;
  readonly summary: SeasonSummary | null;
  readonly signatures: readonly SignatureChampion[];
  /** The team's next matches, as `NextMatch` takes them. */
  readonly next: readonly MatchSummary[];
};

const PLAYER_ANSWER = { load: () => import('../../lib/domain/statistics/player-answer').then((module) => module.PlayerAnswerSchema) };

/**
 * A player: who they are, when they play next, the season in figures, form, champions, latest games, places and teams;
 * folded, signatures and rivals. Reloaded when the reader comes back to the page.
 */
export function PlayerView({ player, realName, ...page }: PlayerData) {
  const t = useTranslate();
  const { data } = useJson(paths.api.player(player.id), PLAYER_ANSWER, { ask: 'return' });
  const { figures, summary, signatures, next } = data ?? page;
  const season = figures?.season ? competitionOf(figures.season.leagueName, [figures.season.name], t) : null;
  const oldest = figures?.teams.at(-1);
  const since = oldest === undefined ? null : Number(oldest.from.slice(0, 4));
  const reveal = useReveal();
  const hasStats = useSite().hasStats;
  return (
    <EntityPage>
      <PageHead
        title={t('player.title', { player: player.name })}
        description={t('player.description', { player: player.name })}
        path={paths.player(player)}
      />
      <PlayerHead
        player={player}
        realName={realName}
        hidden={reveal.hidden}
        figures={
          figures === null || summary === null || season === null ? undefined : (
            <SpoilerArea reveal={reveal}>
              <SeasonStrip summary={summary} season={season} latest={figures.recent[0]?.beginAt ?? null} />
            </SpoilerArea>
          )
        }
      />
      {player.team === null ? null : <NextMatch next={next} reveal={reveal} />}
      {figures === null ? (
        <EmptyCard title={t(hasStats ? 'player.noGames' : 'player.unknown')}>{hasStats ? t('player.noGamesHint') : null}</EmptyCard>
      ) : (
        // The note of the next match stands for all that is hidden.
        <SpoilerArea reveal={reveal} note={player.team === null ? t('champion.figuresHidden') : undefined}>
          <div className="column">
            {figures.form.length === 0 ? null : (
              <TitledSection id="player-form" title={t('player.form')}>
                <PlayerForm figures={figures} summary={summary} name={player.name} />
              </TitledSection>
            )}
            <div className="parts">
              <TitledSection id="player-champions" title={`${t('player.champions')} · ${t('stats.anyCompetition')}`}>
                <ChampionPool champions={figures.champions} name={player.name} />
              </TitledSection>
              <TitledSection id="player-games" title={t('player.recent')}>
                <RecentGames games={figures.recent} />
              </TitledSection>
              <TitledSection id="player-finishes" title={t('team.placements')}>
                <PlacementShelf placements={figures.placements ?? null} since={since} />
              </TitledSection>
              {figures.teams.length === 0 ? null : (
                <TitledSection id="player-teams" title={t('player.teams')}>
                  <TeamHistory spells={figures.teams} present={player.team?.id ?? null} />
                  {/* The first game alone is no milestone. */}
                  {figures.milestones.length < 2 ? null : (
                    <Fold level={3} title={t('player.milestones')}>
                      <Milestones milestones={figures.milestones} />
                    </Fold>
                  )}
                </TitledSection>
              )}
            </div>
            {signatures.length + figures.laneRivals.length === 0 ? null : (
              <FoldList>
                {signatures.length === 0 ? null : (
                  <Fold title={t('player.signatures')}>
                    <SignatureChampions signatures={signatures} role={figures.role} />
                  </Fold>
                )}
                {figures.laneRivals.length === 0 ? null : (
                  <Fold title={t('player.rivals')}>
                    <LaneRivals player={player} rivals={figures.laneRivals} />
                  </Fold>
                )}
              </FoldList>
            )}
          </div>
        </SpoilerArea>
      )}
    </EntityPage>
  );
}

type HeadProps = { readonly player: Player; readonly realName: RealName; readonly hidden: boolean; readonly figures: ReactNode };

function PlayerHead({ player, realName, hidden, figures }: HeadProps) {
  const t = useTranslate();
  const hasStats = useSite().hasStats;
  const { id, name, img, role, team, nationality } = player;
  const { latin, native } = realNameIn(realName, useLocale());
  return (
    <EntityHead
      club={team?.name}
      picture={<Crest id={id} name={name} club={team?.name ?? ''} img={img} size={104} />}
      title={name}
      figures={figures}
      flag={nationality}
      about={
        <>
          {latin === '' || latin === name ? null : <span>{latin}</span>}
          {native === null ? null : <span lang={native.lang}>{native.text}</span>}
          {role === null ? null : <span>{t(`game.roles.${role}`)}</span>}
          {team === null ? (
            <span>{t('player.noTeam')}</span>
          ) : (
            <Link href={paths.team(team)}>
              <Crest id={team.id} name={team.name} acronym={team.acronym} img={team.img} size={20} />
              {team.name}
            </Link>
          )}
        </>
      }
      tools={
        <>
          {hasStats ? (
            <Link href={compareAddress('players', [id])}>
              <Icon name="compare" size={14} />
              {t('shell.compare')}
            </Link>
          ) : null}
          <ShareButton
            subject={{ kind: 'player', id }}
            path={paths.player(player)}
            title={name}
            titleWithResults={figures === undefined ? null : name}
            hidden={hidden}
          />
        </>
      }
      star={<FollowStar kind="player" of={{ id, name, teamId: team?.id ?? null }} />}
    />
  );
}

import styled from 'styled-components';
import type { Team } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import type { OpponentRecord } from '../../lib/domain/statistics/team-figures';
import type { LineUp } from '../../lib/domain/statistics/team-history';
import type { TeamTabOf } from '../../lib/domain/models/team-tab-data';
import { teamHref } from '../../lib/domain/page/team-tabs';
import { competitionOf } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { PlacementShelf } from '../figures/PlacementShelf';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import type { Reveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import { RosterPlot } from './RosterPlot';

const Rows = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    min-height: 48px;
    padding: 8px 14px;
  }
  & > li + li {
    border-top: 1px solid var(--border-color);
  }
  & .name {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    min-height: 32px;
    font-weight: 550;
  }
  & .record {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
  & .players {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 4px var(--sp-4);
  }
  & .players > span {
    display: inline-flex;
    gap: 6px;
    align-items: baseline;
  }
  & .players a {
    display: inline-flex;
    align-items: center;
    min-height: max(24px, calc(var(--hit) - 12px));
  }
  @media (hover: hover) {
    & a:hover {
      text-decoration: underline;
    }
  }
`;

type Props = { readonly team: Team; readonly tab: TeamTabOf<'history'>; readonly reveal: Reveal };

/** A team's history: bracket placements, most frequent opponents, line-ups by serie. */
export function TeamHistoryTab({ team, tab, reveal }: Props) {
  const t = useTranslate();
  const { placements, since, lineUps, rivals } = tab;
  return (
    <SpoilerArea reveal={reveal} note={t('team.historyHidden')}>
      <div className="column">
        <TitledSection id="team-placements" title={t('team.placements')}>
          <PlacementShelf placements={placements} since={since} />
        </TitledSection>
        {rivals.length > 0 ? (
          <TitledSection
            id="team-rivals"
            title={t('team.rivals')}
            aside={<Link href={teamHref(team, { tab: 'head-to-head' })}>{t('team.opponents')}</Link>}
          >
            <Rivals team={team} rivals={rivals} />
          </TitledSection>
        ) : null}
        <TitledSection id="team-line-ups" title={t('team.lineUps')}>
          {lineUps === null || lineUps.length === 0 ? (
            <EmptyCard compact title={t('team.noLineUps')} />
          ) : (
            <>
              <RosterPlot team={team.name} lineUps={lineUps} />
              <LineUps lineUps={lineUps} />
            </>
          )}
        </TitledSection>
      </div>
    </SpoilerArea>
  );
}

/** A single meeting is no rivalry. */
const LEAST_MEETINGS = 2;

function Rivals({ team, rivals }: { readonly team: Team; readonly rivals: readonly OpponentRecord[] }) {
  const t = useTranslate();
  const often = rivals.filter(({ wins, losses, draws }) => wins + losses + draws >= LEAST_MEETINGS);
  if (often.length === 0) return <EmptyCard compact title={t('team.noRivals')} />;
  return (
    <Card>
      <Rows>
        {often.map(({ id, name, acronym, img, wins, losses, draws }) => (
          <li key={id}>
            <Link className="name" href={teamHref(team, { tab: 'head-to-head', opponent: id })}>
              <Crest id={id} name={name} acronym={acronym} img={img} size={24} />
              {name || acronym || '?'}
            </Link>
            <span className="record">
              {wins}–{losses}{' '}
              <small>
                {t('matchPage.meetingsCount', { count: wins + losses + draws })}
                {draws > 0 ? `, ${t('matchPage.drawsCount', { count: draws })}` : null}
              </small>
            </span>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

function LineUps({ lineUps }: { readonly lineUps: readonly LineUp[] }) {
  const t = useTranslate();
  return (
    <Card>
      <Rows>
        {lineUps.map(({ serieId, name, leagueName, players }) => {
          const [first] = players;
          const isSame = first !== undefined && players.every(({ games }) => games === first.games);
          return (
            <li key={serieId}>
              <Link className="name" href={paths.serie({ id: serieId, name })}>
                {competitionOf(leagueName, [name], t)}
              </Link>
              {isSame ? <small>{t('player.games', { count: first.games })}</small> : null}
              <span className="players">
                {players.map((player) => (
                  <span key={player.id}>
                    <small>{player.role === null ? '–' : t(`game.roles.${player.role}`)}</small>
                    <Link href={paths.player(player)}>{player.name}</Link>
                    {isSame ? null : <small>{t('player.games', { count: player.games })}</small>}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </Rows>
    </Card>
  );
}

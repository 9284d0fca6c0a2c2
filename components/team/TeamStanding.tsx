import type { Team } from '../../lib/domain/entities/entities';
import type { TeamTabOf } from '../../lib/domain/models/team-tab-data';
import { paths } from '../../lib/domain/page/paths';
import { teamHref } from '../../lib/domain/page/team-tabs';
import { placementKind } from '../../lib/domain/statistics/placement-kind';
import { competitionName, competitionOf } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { FigureStrip } from '../figures/FigureStrip';
import { NoData } from '../figures/NoData';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import type { Reveal } from '../spoilers/use-reveal';
import { Link } from '../ui/Link';

type Props = { readonly team: Team; readonly tab: TeamTabOf<'overview'>; readonly reveal: Reveal };

/** A team's place in the table it plays in, how its latest serie ended, and its titles. All of it are results. */
export function TeamStanding({ team, tab: { standing, placements, since }, reveal }: Props) {
  const t = useTranslate();
  const [last] = placements ?? [];
  return (
    <SpoilerArea reveal={reveal} note={t('team.placementsHidden')}>
      <FigureStrip
        figures={[
          {
            key: 'standing',
            label: t('team.standing'),
            value: standing === null ? <NoData /> : t('standings.placeOf', { place: standing.rank, teams: standing.teams }),
            note: standing && (
              <Link href={paths.tournament({ id: standing.tournamentId, name: standing.tournamentName })}>
                {competitionName(standing.tournamentName, t)} · {t('standings.record', { wins: standing.wins, losses: standing.losses })}
              </Link>
            ),
          },
          {
            key: 'last',
            label: t('team.lastPlace'),
            value: last === undefined ? <NoData /> : t(`team.placement.${placementKind(last)}`),
            note: last && (
              <Link href={paths.serie({ id: last.serieId, name: last.name })}>{competitionOf(last.leagueName, [last.name], t)}</Link>
            ),
          },
          {
            key: 'titles',
            label: t('team.trophies'),
            value: placements === null ? <NoData /> : placements.filter((each) => placementKind(each) === 'title').length,
            note: (
              <Link href={teamHref(team, { tab: 'history' })}>
                {since === null ? t('team.placements') : t('team.knownSince', { year: since })}
              </Link>
            ),
          },
        ]}
      />
    </SpoilerArea>
  );
}

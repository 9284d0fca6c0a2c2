import type { Team } from '../../lib/domain/entities/entities';
import type { TeamTabOf } from '../../lib/domain/models/team-tab-data';
import { paths } from '../../lib/domain/page/paths';
import { teamHref } from '../../lib/domain/page/team-tabs';
import { placementKind } from '../../lib/domain/statistics/placement-kind';
import type { TeamRun } from '../../lib/domain/statistics/team-history';
import { competitionName, competitionOf } from '../../lib/i18n/competition-name';
import { roundsTitle } from '../../lib/i18n/round-title';
import type { Translate } from '../../lib/i18n/translate';
import { useTranslate } from '../../lib/i18n/use-translate';
import { FigureStrip, type StripFigure } from '../figures/FigureStrip';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import type { Reveal } from '../spoilers/use-reveal';
import { Link } from '../ui/Link';

type Props = { readonly team: Team; readonly tab: TeamTabOf<'overview'>; readonly reveal: Reveal };

/** How far a team has got: "In the semifinals", "Out: Swiss Stage". */
function runText({ stage, round }: TeamRun, t: Translate): string {
  if (round === null) return t('team.run.out', { stage: competitionName(stage, t) });
  const { part, name } = round;
  if (name === 'grandFinal') return t('team.run.final');
  if (part === 'single' && (name === 'final' || name === 'semifinals' || name === 'quarterfinals')) return t(`team.run.${name}`);
  return t('team.run.in', { round: roundsTitle(round, t) });
}

/** A team's place in the table it plays in, if it is in a serie that goes on, else how its latest one ended; and its titles, as far as they are known. All of these are results, which the note below stands for. */
export function TeamStanding({ team, tab: { standing, placements, run, since }, reveal }: Props) {
  const t = useTranslate();
  const [place] = placements ?? [];
  const last = run ?? place;
  const figures: StripFigure[] = [];
  if (standing !== null)
    figures.push({
      key: 'standing',
      label: t('team.standing'),
      value: t('standings.placeOf', { place: standing.rank, teams: standing.teams }),
      note: (
        <Link href={paths.tournament({ id: standing.tournamentId, name: standing.tournamentName })}>
          {standing.leagueName === undefined ? null : `${competitionName(standing.leagueName, t)} · `}
          {competitionName(standing.tournamentName, t)} · {t('standings.record', { wins: standing.wins, losses: standing.losses })}
        </Link>
      ),
    });
  if (last)
    figures.push({
      key: 'last',
      label: t(run === null || run.round === null ? 'team.lastPlace' : 'team.run.now'),
      value: run === null ? place && t(`team.placement.${placementKind(place)}`) : runText(run, t),
      note: <Link href={paths.serie({ id: last.serieId, name: last.name })}>{competitionOf(last.leagueName, [last.name], t)}</Link>,
    });
  if (placements !== null)
    figures.push({
      key: 'titles',
      label: t('team.trophies'),
      value: placements.filter((each) => placementKind(each) === 'title').length,
      note: (
        <Link href={teamHref(team, { tab: 'history' })}>
          {since === null ? t('team.placements') : t('team.knownSince', { year: since })}
        </Link>
      ),
    });
  if (figures.length === 0) return null;
  return (
    <SpoilerArea reveal={reveal}>
      <FigureStrip figures={figures} />
    </SpoilerArea>
  );
}

import type { ComponentProps } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FirstRows } from '../ui/FirstRows';
import { MatchList } from './MatchList';

const LABELS = { upcoming: 'home.showUpcoming', results: 'home.showResults' } as const;
const NONE = { upcoming: 'home.noUpcoming', results: 'home.noLatest' } as const;

type Props = {
  readonly matches: readonly MatchSummary[];
  readonly kind: keyof typeof LABELS;
  readonly showLeague?: boolean;
  /** Whose results they are. */
  readonly teamId?: number;
  readonly first?: ComponentProps<typeof FirstRows>['first'];
  /** Whether the list may be cut: where it is long, it ends with a link to the stage of its last match, which has them all. */
  readonly toStage?: boolean;
};

/** Where the list goes on: in the stage of its last match or, where stages are played side by side, in all of that season. */
function RestOfStage({ matches, last }: { readonly matches: readonly MatchSummary[]; readonly last: MatchSummary }) {
  const t = useTranslate();
  const isOfStage = ({ tournamentId }: MatchSummary): boolean => tournamentId === last.tournamentId;
  const [href, name, rest] = matches.slice(matches.findIndex(isOfStage)).every(isOfStage)
    ? [paths.tournament({ id: last.tournamentId, name: last.tournamentName }), last.tournamentName, t('standings.toTournament')]
    : [paths.serie({ id: last.serieId, name: last.serieName }), last.serieName, t('leaguePage.stages')];
  return (
    <ButtonLink className="all-button" data-size="small" href={href}>
      {competitionName(name, t)} · {rest}
    </ButtonLink>
  );
}

/** A list of matches with their days: its first rows, and the rest at a tap; or that there are none. */
export function FoldedMatches({ matches, kind, showLeague = false, teamId, first = 8, toStage = false }: Props) {
  const t = useTranslate();
  if (matches.length === 0) return <EmptyState compact title={t(NONE[kind])} />;
  const last = toStage ? matches[first] && matches.at(-1) : undefined;
  return (
    <>
      <FirstRows first={first} count={matches.length} label={t(LABELS[kind], { count: matches.length })}>
        <MatchList matches={matches} showDay showLeague={showLeague} teamId={teamId} />
      </FirstRows>
      {last ? <RestOfStage matches={matches} last={last} /> : null}
    </>
  );
}

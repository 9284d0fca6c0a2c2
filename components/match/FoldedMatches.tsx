import type { ComponentProps } from 'react';
import { arePlayedTogether } from '../../lib/domain/competition/serie-phase';
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
  /** The stages of its season, where the list may be cut: where it is long, it ends with a link to where it goes on. */
  readonly stages?: readonly Stage[];
};

type Stage = Parameters<typeof arePlayedTogether>[0] & { readonly id: number };

/** Where a list goes on: in the stage of its last match or, where that is one of several groups, in their season. */
function RestOfStage({ last, stages }: { readonly last: MatchSummary; readonly stages: readonly Stage[] }) {
  const t = useTranslate();
  const own = stages.find(({ id }) => id === last.tournamentId);
  const isGroup = own !== undefined && stages.some((stage) => stage !== own && arePlayedTogether(stage, own));
  const [href, name, rest] = isGroup
    ? [paths.serie({ id: last.serieId, name: last.serieName }), last.serieName, t('leaguePage.stages')]
    : [paths.tournament({ id: last.tournamentId, name: last.tournamentName }), last.tournamentName, t('standings.toTournament')];
  return (
    <ButtonLink className="all-button" data-size="small" href={href}>
      {competitionName(name, t)} · {rest}
    </ButtonLink>
  );
}

/** A list of matches with their days: its first rows, and the rest at a tap; or that there are none. */
export function FoldedMatches({ matches, kind, showLeague = false, teamId, first = 8, stages }: Props) {
  const t = useTranslate();
  if (matches.length === 0) return <EmptyState compact title={t(NONE[kind])} />;
  const last = matches[first] && matches.at(-1);
  return (
    <>
      <FirstRows first={first} count={matches.length} label={t(LABELS[kind], { count: matches.length })}>
        <MatchList matches={matches} showDay showLeague={showLeague} teamId={teamId} />
      </FirstRows>
      {last && stages ? <RestOfStage last={last} stages={stages} /> : null}
    </>
  );
}

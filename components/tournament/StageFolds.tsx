import { useMemo, useRef } from 'react';
import { useSeen } from '../../lib/client/islands/use-seen';
import { useJson } from '../../lib/client/page/use-json';
import type { Stage } from '../../lib/domain/competition/stage';
import type { StandingsDocument } from '../../lib/domain/competition/standings';
import type { StageMatch } from '../../lib/domain/match/match';
import { stageMatch } from '../../lib/domain/match/stage-match';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import type { Reveal } from '../spoilers/use-reveal';
import { TABLE_ANSWER, tableOf } from '../standings/use-fresh-table';
import { EmptyState } from '../ui/EmptyState';
import { Fold, FoldList } from '../ui/Fold';
import { Link } from '../ui/Link';
import { Skeleton } from '../ui/Skeleton';
import { StageBody } from './StageBody';
import { useFreshStage } from './use-fresh-stage';

const STAGE_ANSWER = { load: () => import('../../lib/domain/competition/table-answer').then((module) => module.StageAnswerSchema) };

type Props = { readonly stage: Stage; readonly stages: readonly Stage[]; readonly reveal: Reveal };

/** The stages of a serie that its page came without. */
export function StageFolds({ shownId, stages, reveal }: Omit<Props, 'stage'> & { readonly shownId: number | null }) {
  const others = stages.filter(({ id }) => id !== shownId);
  if (others.length === 0) return null;
  return (
    <FoldList>
      {others.map((stage) => (
        <StageFold key={stage.id} stage={stage} stages={stages} reveal={reveal} />
      ))}
    </FoldList>
  );
}

/** Its bracket or table is requested once its fold is opened. */
function StageFold(props: Props) {
  const t = useTranslate();
  const { stage } = props;
  const place = useRef<HTMLDivElement>(null);
  // What is inside a closed fold does not come into view.
  const opened = useSeen(place);
  return (
    <Fold title={competitionName(stage.name, t)} aside={<Link href={paths.tournament(stage)}>{t('standings.toTournament')}</Link>}>
      <div ref={place}>{opened ? <Requested {...props} /> : null}</div>
    </Fold>
  );
}

function Requested(props: Props) {
  const t = useTranslate();
  const { id } = props.stage;
  const played = useJson(paths.api.tournament(id), STAGE_ANSWER);
  const table = useJson(paths.api.standings(id), TABLE_ANSWER);
  const matches = useMemo(() => played.data?.matches.map(stageMatch), [played.data]);
  const places = useMemo(() => table.data && tableOf(table.data), [table.data]);
  if (matches && places) return <Drawn {...props} table={places} matches={matches} />;
  if (played.error ?? table.error) return <EmptyState compact title={t('tournament.failed')} />;
  return <Skeleton style={{ '--h': '180px' }} />;
}

function Drawn({
  table: found,
  matches: page,
  ...props
}: Props & { readonly table: StandingsDocument; readonly matches: readonly StageMatch[] }) {
  const { matches, table } = useFreshStage(page, found);
  return <StageBody {...props} table={table} matches={matches} />;
}

import { consistentWinners, winnersIn, type StagePicks } from '../../../lib/domain/play/pickem/pickem-entry';
import type { PickemTask } from '../../../lib/domain/play/pickem/pickem-stage';
import { useTranslate } from '../../../lib/i18n/use-translate';
import { BracketPicker } from './BracketPicker';
import { GroupOrder } from './GroupOrder';
import type { PickMarks } from './PickMark';
import { SwissBoxes, type Boxed } from './SwissBoxes';

type Props = {
  readonly task: PickemTask;
  readonly picks: StagePicks;
  /** Null: nothing can be changed any more. */
  readonly onPicks: ((picks: StagePicks) => void) | null;
  readonly marks: PickMarks | null;
};

/** The picks of a stage: a bracket or a table in which teams are picked. */
export function PickemTaskView({ task, picks, onPicks, marks }: Props) {
  const t = useTranslate();
  if (task.kind === 'groups' && picks.kind === 'groups') {
    return task.groups.map(({ group, teams }, index) => {
      const label = group === null ? t('pickem.order') : t('pickem.group', { number: group });
      const change = (order: readonly number[]) =>
        onPicks?.({ kind: 'groups', groups: picks.groups.map((each, place) => (place === index ? [...order] : each)) });
      return (
        <section key={group ?? 0} aria-label={label}>
          {group === null ? null : <h3>{label}</h3>}
          <GroupOrder label={label} teams={teams} order={picks.groups[index] ?? []} onOrder={onPicks && change} marks={marks} />
        </section>
      );
    });
  }
  if (task.kind === 'swiss' && picks.kind === 'swiss') {
    const change = ({ perfect, advance, winless }: Boxed) =>
      onPicks?.({ kind: 'swiss', perfect: [...perfect], advance: [...advance], winless: [...winless] });
    return <SwissBoxes teams={task.teams} boxed={picks} onBoxed={onPicks && change} marks={marks} />;
  }
  if (task.kind === 'bracket' && picks.kind === 'bracket') {
    const picked = winnersIn(picks);
    const change = (matchId: number, teamId: number) => {
      const next = new Map(picked).set(matchId, teamId);
      const winners = [...consistentWinners(task.ties, next)].map(([id, winner]) => ({ matchId: id, teamId: winner }));
      onPicks?.({ kind: 'bracket', winners });
    };
    return <BracketPicker task={task} picked={picked} onPick={onPicks && change} marks={marks} />;
  }
  return null;
}

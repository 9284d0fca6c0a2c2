import { Fragment, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useHash } from '../../lib/client/page/use-hash';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { StandingsDocument, StandingsRow } from '../../lib/domain/competition/standings';
import { matrixOf, roundsOf, tableAfter } from '../../lib/domain/competition/standings-figures';
import {
  NO_QUALIFICATION_LINES,
  placesUnknown,
  qualificationLines,
  type QualificationLine,
} from '../../lib/domain/competition/qualification-lines';
import { byGroup } from '../../lib/domain/competition/table-groups';
import type { Stage } from '../../lib/domain/competition/stage';
import type { Translate } from '../../lib/i18n/translate';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SectionHeading } from '../ui/SectionHeading';
import { SmallSelect } from '../ui/Select';
import { Tabs, type Tab } from '../ui/Tabs';
import { Crosstable, SwissTable } from './Matrix';
import { island } from '../island/island';
import { ScenarioSection } from './ScenarioSection';
import { WHAT_IF_ID, whatIfIn } from './what-if-link';
import { STANDING_TEXTS, StandingsTable } from './StandingsTable';
import { TableNotes } from './TableNotes';

// The code is loaded with the table's, which is loaded on demand.
const Scenarios = island(ScenarioSection);

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px var(--sp-4);
  align-items: center;
  color: var(--dim-text-color);
  font-size: var(--fs-xs);

  & > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  & i {
    --line: var(--win-text);
    width: 3px;
    height: 14px;
    background: repeating-linear-gradient(var(--line) 0 4px, transparent 4px 5px);
  }
  & i[data-certain] {
    border-radius: 2px;
    background: var(--line);
  }
  & i[data-line='playIn'] {
    --line: var(--main-mark);
  }
  & i[data-line='out'] {
    --line: var(--border-strong-color);
  }
  & label {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    margin-left: auto;
  }
  & select {
    min-height: max(30px, calc(var(--hit) - 6px));
    padding: 2px 8px;
    border-radius: var(--radius-s);
    color: inherit;
  }
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`;

const MATRICES = [
  { key: 'cross', label: 'standings.crosstable', Matrix: Crosstable },
  { key: 'swiss', label: 'standings.byRound', Matrix: SwissTable },
] as const;

const LINES: readonly QualificationLine[] = ['advances', 'playIn', 'out'];
const FINAL_TEXTS = { advances: 'standings.advances', playIn: 'scenarios.toPlayIn', out: 'standings.out' } as const;

type Props = {
  readonly table: StandingsDocument;
  readonly matches: readonly MatchSummary[];
  /** All stages of the serie, by start. */
  readonly stages: readonly Stage[];
  /** Whether to leave out what each team still needs. */
  readonly brief: boolean;
};

type Group = {
  /** The group's number; null in a stage that is one table. */
  readonly number: number | null;
  readonly caption: string;
  readonly rows: readonly StandingsRow[];
  /** The matches between teams of this table. */
  readonly matches: readonly MatchSummary[];
};

function groupsIn(name: string, rows: readonly StandingsRow[], matches: readonly MatchSummary[], t: Translate): Group[] {
  return byGroup(rows).map(([number, own]) => {
    const teamIds = new Set(own.map(({ team }) => team.id));
    const stage = number === null ? name : t('standings.stageGroup', { stage: name, number });
    return {
      number,
      caption: t('standings.caption', { stage }),
      rows: own,
      matches: number === null ? matches : matches.filter(({ left, right }) => teamIds.has(left.id) && teamIds.has(right.id)),
    };
  });
}

/** A table for each group of a stage, under its heading where there are several. */
function GroupTables({ groups, children }: { readonly groups: readonly Group[]; readonly children: (group: Group) => ReactNode }) {
  const t = useTranslate();
  return (
    <Sections>
      {groups.map((group) => (
        <Fragment key={group.number}>
          {group.number === null ? null : <SectionHeading level={3}>{t('standings.group', { number: group.number })}</SectionHeading>}
          {children(group)}
        </Fragment>
      ))}
    </Sections>
  );
}

/** A group stage: its table, as it stands or after any of its rounds, and the crosstable. */
export function StageTable({ table, matches, stages, brief }: Props) {
  const t = useTranslate();
  const [selected, setSelected] = useState('table');
  const groups = groupsIn(competitionName(table.tournamentName, t), table.rows, matches, t);
  const matrices = new Set(groups.map((group) => matrixOf(table.tournamentName, group.rows, group.matches)));
  const shown = { table, matches, stages, brief, isSwiss: matrices.has('swiss') };
  const tabs: Tab[] = [
    { key: 'table', label: t('standings.table'), panel: () => <TablePanel {...shown} /> },
    ...MATRICES.filter(({ key }) => matrices.has(key)).map(({ key, label, Matrix }) => ({
      key,
      label: t(label),
      panel: () => <GroupTables groups={groups}>{(group) => <Matrix {...group} />}</GroupTables>,
    })),
  ];
  if (tabs.length === 1) return <TablePanel {...shown} />;
  return (
    <Sections>
      <Tabs label={t('standings.views')} tabs={tabs} selected={selected} onSelect={setSelected} />
    </Sections>
  );
}

/** Whether the address has picks; if so, the page scrolls to them, so that their island hydrates. */
function useHasPicks(): boolean {
  useEffect(() => {
    if (whatIfIn(location.hash.slice(1)) !== null) document.getElementById(WHAT_IF_ID)?.scrollIntoView();
  }, []);
  return whatIfIn(useHash()) !== null;
}

function TablePanel({ table, matches, stages, brief, isSwiss }: Props & { readonly isSwiss: boolean }) {
  const t = useTranslate();
  const hasPicks = useHasPicks();
  const rounds = roundsOf(matches, isSwiss);
  const [after, setAfter] = useState('');
  const played = after === '' ? undefined : rounds[Number(after)];
  const rows = played ? tableAfter(played, table.rows) : table.rows;
  const known = qualificationLines(table, rows, matches, stages);
  // An earlier week's table does not show which teams went on in the end.
  const lines = known.final && played ? NO_QUALIFICATION_LINES : known;
  const legend = LINES.flatMap((line) =>
    [true, false].flatMap((isCertain) => {
      const occurs = [...lines.byTeam].some(([id, each]) => each === line && lines.certain.has(id) === isCertain);
      return occurs ? [{ line, isCertain }] : [];
    }),
  );
  return (
    <Sections>
      <GroupTables groups={groupsIn(competitionName(table.tournamentName, t), rows, matches, t)}>
        {(group) => (
          <StandingsTable
            caption={group.caption}
            rows={group.rows}
            matches={group.matches}
            after={played?.filter((match) => group.matches.includes(match))}
            lines={lines}
          />
        )}
      </GroupTables>
      <Foot>
        {legend.map(({ line, isCertain }) => (
          <span key={`${line}-${isCertain}`}>
            <i aria-hidden data-line={line} data-certain={isCertain ? '' : undefined} />
            {t((isCertain ? FINAL_TEXTS : STANDING_TEXTS)[line])}
          </span>
        ))}
        {placesUnknown(table, matches, stages) ? <span>{t('standings.placesUnknown')}</span> : null}
        <span>{t(table.from === 'source' && !played ? 'standings.fromSource' : 'standings.fromMatches')}</span>
        {rounds.length > 1 ? (
          <label>
            {t('standings.asOf')}
            <SmallSelect value={after} onChange={(event) => setAfter(event.target.value)}>
              <option value="">{t('standings.now')}</option>
              {rounds.map((_, index) => (
                <option key={index} value={index}>
                  {t(isSwiss ? 'standings.afterRound' : 'standings.afterWeek', { number: index + 1 })}
                </option>
              ))}
            </SmallSelect>
          </label>
        ) : null}
      </Foot>
      {played ? null : <TableNotes notes={table.notes ?? []} />}
      {!played && !brief && table.scenarios ? (
        <Scenarios
          stage={competitionName(table.tournamentName, t)}
          stageId={table.tournamentId}
          scenarios={table.scenarios}
          rows={table.rows}
          matches={matches}
        />
      ) : null}
      {hasPicks && !table.scenarios ? <p role="alert">{t('scenarios.whatIf.over')}</p> : null}
    </Sections>
  );
}

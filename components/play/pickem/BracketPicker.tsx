import { useId, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { TeamStub } from '../../../lib/domain/entities/entities';
import type { Entrant } from '../../../lib/domain/competition/bracket/entrants';
import type { PickemTie } from '../../../lib/domain/play/pickem/bracket-ties';
import { pickedSides, tiesById, type PickedWinners } from '../../../lib/domain/play/pickem/pickem-entry';
import type { PickemTask } from '../../../lib/domain/play/pickem/pickem-stage';
import { useTranslate } from '../../../lib/i18n/use-translate';
import type { PlacedNode } from '../../bracket/bracket-layout';
import { Node } from '../../bracket/bracket-styles';
import { BracketDrawing, OnwardLine } from '../../bracket/BracketDrawing';
import { bracketTitles } from '../../bracket/round-name';
import { clubShortName } from '../../../lib/domain/entities/club-names';
import { ClubName } from '../../figures/ClubName';
import { Crest } from '../../ui/Crest';
import { Icon } from '../../ui/Icon';
import { LocalTime } from '../../ui/LocalTime';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PickMark, type PickMarks } from './PickMark';

const Match = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-rows: 18px var(--row) var(--row);
  grid-template-columns: minmax(0, 1fr);
  align-self: start;

  & > .about {
    display: flex;
    gap: var(--sp-2);
    align-items: center;
    justify-content: space-between;
    padding: 0 10px;
    overflow: hidden;
    color: var(--faint-text-color);
    font-size: var(--fs-2xs);
    white-space: nowrap;
  }
  & > .about small {
    font-size: inherit;
  }
  & > .pick {
    display: flex;
    gap: 8px;
    align-items: center;
    min-width: 0;
    height: auto;
    padding: 0 8px 0 10px;
    border: 0;
    border-top: 1px solid var(--border-color);
    border-radius: 0;
    color: inherit;
    font-size: var(--fs-sm);
    font-weight: 500;
    text-align: left;
    outline-offset: -2px;
  }
  & > .pick:last-child {
    border-radius: 0 0 var(--radius-m) var(--radius-m);
  }
  & > button.pick:hover {
    background: var(--bg-element-hl-color);
  }
  & > .pick > .name {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > .pick[data-open] {
    color: var(--faint-text-color);
    font-size: var(--fs-2xs);
    line-height: 1.05;
  }
  & > .pick[data-open] > .name {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    white-space: normal;
  }
  & > .pick[data-picked] {
    background: var(--main-tint);
    box-shadow: inset 3px 0 0 var(--main-mark);
    font-weight: 650;
  }
  & > .pick > svg {
    flex: none;
    color: var(--main-color);
  }
`;

/** A team's short name; where that does not fit, its acronym, which is read aloud as the name. */
function Team({ team: { id, name, acronym, img } }: { readonly team: TeamStub }) {
  return (
    <>
      <Crest id={id} name={name} acronym={acronym} img={img} size={20} />
      <span className="name" title={name}>
        <span className="long">
          <ClubName name={name} />
        </span>
        <span className="short">
          <span aria-hidden>{acronym || name}</span>
          <VisuallyHidden>{clubShortName(name)}</VisuallyHidden>
        </span>
      </span>
    </>
  );
}

const ENTRANT_TEXTS = { winner: 'match.winnerOf', loser: 'match.loserOf' } as const;
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

type NodeProps = {
  readonly placed: PlacedNode<{ readonly id: number }>;
  /** "Upper-bracket semifinal 1". */
  readonly title: string;
  readonly tie: PickemTie;
  /** Both teams as they were picked; `from` stands in place of a team that was not: "Winner of T1–KT". */
  readonly sides: readonly { readonly team: TeamStub | undefined; readonly from: string }[];
  readonly picked: number | undefined;
  readonly onPick: ((matchId: number, teamId: number) => void) | null;
  readonly marks: PickMarks | null;
};

/** One match: a radio group of the two teams as they were picked to get there; once locked, the one that was picked. */
function PickNode({ placed: { node, y, onward }, title, tie, sides, picked, onPick, marks }: NodeProps) {
  const t = useTranslate();
  const id = useId();
  const teams = sides.flatMap(({ team }) => team ?? []);
  const isOpen = onPick !== null && teams.length > 0;
  /** As in any radio group, the arrow keys go to the other choice and select it. */
  const byKey = (event: KeyboardEvent<HTMLElement>, own: TeamStub): void => {
    const other = teams.find((team) => team !== own);
    if (!ARROWS.includes(event.key) || other === undefined) return;
    event.preventDefault();
    onPick?.(tie.matchId, other.id);
    document.getElementById(`${id}-${other.id}`)?.focus();
  };
  return (
    <Node style={{ '--y': y, '--column': node.column }} data-match={tie.matchId}>
      <Match role={isOpen ? 'radiogroup' : 'group'} aria-labelledby={`${id}-title`}>
        <div className="about">
          <span id={`${id}-title`}>
            <VisuallyHidden>{title}, </VisuallyHidden>
            <LocalTime at={tie.beginAt} show="day" />
          </span>
          <PickMark marks={marks} of={String(tie.matchId)} />
        </div>
        {sides.map(({ team, from }, side) => {
          if (team === undefined) {
            return (
              <div key={side} className="pick" data-open="">
                <span className="name">{from}</span>
              </div>
            );
          }
          const isPicked = picked === team.id;
          const shown = (
            <>
              <Team team={team} />
              {isPicked ? <Icon name="check" size={16} /> : null}
            </>
          );
          if (onPick === null) {
            return (
              <div key={side} className="pick" data-picked={isPicked ? '' : undefined}>
                {shown}
                {isPicked ? <VisuallyHidden>{t('pickem.picked')}</VisuallyHidden> : null}
              </div>
            );
          }
          return (
            <button
              key={side}
              type="button"
              role="radio"
              className="pick"
              id={`${id}-${team.id}`}
              aria-checked={isPicked}
              data-picked={isPicked ? '' : undefined}
              tabIndex={isPicked || (!teams.some((each) => each.id === picked) && team === teams[0]) ? 0 : -1}
              onClick={() => onPick(tie.matchId, team.id)}
              onKeyDown={(event) => byKey(event, team)}
            >
              {shown}
            </button>
          );
        })}
      </Match>
      <OnwardLine onward={onward} />
    </Node>
  );
}

type Props = {
  readonly task: Extract<PickemTask, { readonly kind: 'bracket' }>;
  readonly picked: PickedWinners;
  /** Called with a pick; null: nothing can be changed any more. */
  readonly onPick: ((matchId: number, teamId: number) => void) | null;
  readonly marks: PickMarks | null;
};

/** A bracket to be picked: a press on a team advances it to its next match. Later matches show the picked teams. */
export function BracketPicker({ task: { teams, ties, bracket }, picked, onPick, marks }: Props) {
  const t = useTranslate();
  const byId = new Map(teams.map((team) => [team.id, team]));
  const known = tiesById(ties);
  const titles = bracketTitles(bracket, t);
  const shortName = (id: number | null): string | null => {
    const team = id === null ? undefined : byId.get(id);
    return team === undefined ? null : team.acronym || team.name;
  };
  /** "T1–KT" as far as it was picked who plays it, else "Upper-bracket semifinal 1". */
  const matchText = (matchId: number): string => {
    const tie = known.get(matchId);
    const [left = null, right = null] = tie ? pickedSides(tie, known, picked).map(shortName) : [];
    return left === null || right === null ? (titles.get(matchId) ?? '') : `${left}–${right}`;
  };
  const fromText = (entrant: Entrant): string =>
    'teamId' in entrant ? '' : t(ENTRANT_TEXTS[entrant.takes], { match: matchText(entrant.matchId) });
  return (
    <BracketDrawing
      bracket={bracket}
      label={t('pickem.kinds.bracket')}
      column={0}
      picks
      headingNote={({ nodes: [first, ...others] }) => {
        const points = first && known.get(first.match.id)?.points;
        return points === undefined ? null : (
          <small>{t(others.length === 0 ? 'pickem.points' : 'pickem.pointsEach', { count: points })}</small>
        );
      }}
      renderNode={(placed, title) => {
        const tie = known.get(placed.node.match.id);
        if (tie === undefined) return null;
        const [left, right] = pickedSides(tie, known, picked);
        const side = (teamId: number | null, entrant: Entrant) => ({
          team: teamId === null ? undefined : byId.get(teamId),
          from: fromText(entrant),
        });
        return (
          <PickNode
            key={tie.matchId}
            placed={placed}
            title={title}
            tie={tie}
            sides={[side(left, tie.left), side(right, tie.right)]}
            picked={picked.get(tie.matchId)}
            onPick={onPick}
            marks={marks}
          />
        );
      }}
    />
  );
}

import styled from 'styled-components';
import type { TeamStub } from '../../../lib/domain/entities/entities';
import type { PickemTie } from '../../../lib/domain/play/pickem/bracket-ties';
import { pickedSides, tiesById, type PickedWinners } from '../../../lib/domain/play/pickem/pickem-entry';
import { roundTitle } from '../../../lib/i18n/round-title';
import { useTranslate } from '../../../lib/i18n/use-translate';
import { roundHeading } from '../../bracket/round-name';
import { LocalTime } from '../../ui/LocalTime';
import { PickedTeam } from './PickedTeam';
import { PickMark, type PickMarks } from './PickMark';

const Rounds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: var(--sp-4);
  align-items: start;

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-2);
  }
  & h3 {
    font-size: var(--fs-md);
  }
  & h3 > small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-weight: 500;
  }
  & fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-element-color);
  }
  & legend {
    float: left;
    width: 100%;
    padding: 6px 10px 2px;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & fieldset button,
  & fieldset p {
    display: flex;
    gap: var(--sp-2);
    align-items: center;
    min-width: 0;
    min-height: max(44px, var(--hit));
    margin: 0;
    padding: 4px 10px;
    border: 0;
    border-top: 1px solid var(--border-color);
    background: none;
    text-align: left;
  }
  & fieldset button {
    cursor: pointer;
  }
  & fieldset button:hover {
    background: var(--bg-element-hl-color);
  }
  & fieldset p {
    color: var(--faint-text-color);
    font-size: var(--fs-sm);
  }
  & .name {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [aria-pressed='true'],
  & [data-picked] {
    background: var(--main-tint);
    box-shadow: inset 3px 0 0 var(--main-color);
    font-weight: 650;
  }
  & fieldset p[data-picked] {
    color: inherit;
    font-size: inherit;
  }
`;

type Round = { readonly key: string; readonly ties: readonly PickemTie[] };

/** Matches of one round together, in the order in which they can be played. */
function roundsOf(ties: readonly PickemTie[]): Round[] {
  const rounds = new Map<string, PickemTie[]>();
  for (const tie of ties) {
    const { round } = tie;
    const key = round ? `${round.part} ${round.name} ${round.round}` : 'first';
    rounds.set(key, [...(rounds.get(key) ?? []), tie]);
  }
  return [...rounds].map(([key, own]) => ({ key, ties: own }));
}

type Props = {
  readonly teams: readonly TeamStub[];
  readonly ties: readonly PickemTie[];
  readonly picked: PickedWinners;
  /** Null: nothing can be changed any more. */
  readonly onPick: ((matchId: number, teamId: number) => void) | null;
  readonly marks: PickMarks | null;
};

/** A bracket to be picked: a press on a team advances it to its next match. Later matches show the picked teams. */
export function BracketPicker({ teams, ties, picked, onPick, marks }: Props) {
  const t = useTranslate();
  const byId = new Map(teams.map((team) => [team.id, team]));
  const known = tiesById(ties);
  return (
    <Rounds>
      {roundsOf(ties).map(({ key, ties: own }) => {
        const [first] = own;
        const round = first?.round ?? null;
        const title = round === null ? t('pickem.firstRound') : roundHeading(round, t);
        return (
          <section key={key} aria-label={title}>
            <h3>
              {title} <small>{t('pickem.pointsEach', { count: first?.points ?? 0 })}</small>
            </h3>
            {own.map((tie) => (
              <fieldset key={tie.matchId}>
                <legend>
                  {tie.round ? `${roundTitle(tie.round, t)} · ` : ''}
                  <LocalTime at={tie.beginAt} show="dayTime" />
                </legend>
                {pickedSides(tie, known, picked).map((id, side) => {
                  const team = id === null ? undefined : byId.get(id);
                  if (!team) return <p key={side}>{t('pickem.pickBefore')}</p>;
                  const isPicked = picked.get(tie.matchId) === team.id;
                  if (onPick === null) {
                    return (
                      <p key={side} data-picked={isPicked ? '' : undefined}>
                        <PickedTeam team={team} />
                        {isPicked ? <PickMark marks={marks} of={String(tie.matchId)} /> : null}
                      </p>
                    );
                  }
                  return (
                    <button key={side} type="button" aria-pressed={isPicked} onClick={() => onPick(tie.matchId, team.id)}>
                      <PickedTeam team={team} />
                    </button>
                  );
                })}
              </fieldset>
            ))}
          </section>
        );
      })}
    </Rounds>
  );
}

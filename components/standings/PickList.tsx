import { memo } from 'react';
import styled from 'styled-components';
import type { Pick, Picks } from '../../lib/domain/competition/scenarios/picks';
import { isUndecided, type Fixture, type Race } from '../../lib/domain/competition/scenarios/race';
import { winnerIn } from '../../lib/domain/match/score-options';
import type { MatchSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Crest } from '../ui/Crest';
import { LocalTime } from '../ui/LocalTime';
import { FirstRows } from '../ui/FirstRows';
import { SmallSelect } from '../ui/Select';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: var(--sp-2);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 4px 6px;
    align-items: center;
    padding: 6px 8px 8px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-element-color);
  }
  & > li[data-picked] {
    border-color: var(--main-mark);
  }
  & time {
    grid-column: 1 / -1;
    color: var(--faint-text-color);
    font-size: var(--fs-2xs);
  }
  & button {
    display: flex;
    gap: 6px;
    align-items: center;
    min-height: var(--hit);
    min-width: 0;
    padding: 4px 8px;
    border: 1px solid var(--border-strong-color);
    border-radius: var(--radius-s);
    font-size: var(--fs-sm);
    font-weight: 600;
  }
  & button:last-child {
    flex-direction: row-reverse;
  }
  & button[aria-pressed='true'] {
    border-color: transparent;
    background: var(--main-fill);
    color: var(--text-dark-color);
  }
  & button > .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & select {
    padding: 4px 6px;
    font-size: var(--fs-xs);
  }
  & .versus {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
`;

type Props = {
  readonly race: Race;
  readonly matches: readonly MatchSummary[];
  readonly picks: Picks;
  readonly onPick: (matchId: number, pick: Pick | null) => void;
};

/** The matches that are left, each to be decided by its winner or its score. */
export function PickList({ race, matches, picks, onPick }: Props) {
  const t = useTranslate();
  const byId = new Map(matches.map((match) => [match.id, match]));
  const open = race.fixtures.filter(isUndecided).flatMap((fixture) => {
    const match = byId.get(fixture.matchId);
    return match ? [{ match, fixture }] : [];
  });
  return (
    <FirstRows first={5} count={open.length} label={t('scenarios.whatIf.all', { count: open.length })}>
      <List aria-label={t('scenarios.whatIf.label')} role="list">
        {open.map(({ match, fixture }) => (
          <Choice key={match.id} match={match} fixture={fixture} pick={picks.get(match.id) ?? null} onPick={onPick} />
        ))}
      </List>
    </FirstRows>
  );
}

type ChoiceProps = {
  readonly match: MatchSummary;
  readonly fixture: Fixture;
  readonly pick: Pick | null;
  readonly onPick: Props['onPick'];
};

const Choice = memo(function Choice({ match, fixture: { options }, pick, onPick }: ChoiceProps) {
  const t = useTranslate();
  const [left, right] = [sideName(match.left, 'short'), sideName(match.right, 'short')];
  const winners = new Set(options.map(winnerIn));
  const side = (winner: 'left' | 'right') => {
    const { id, name, abbr, img } = match[winner];
    const pressed = pick?.winner === winner;
    const [team, opponent] = winner === 'left' ? [left, right] : [right, left];
    return (
      <button
        type="button"
        aria-pressed={pressed}
        disabled={!winners.has(winner)}
        onClick={() => onPick(match.id, pressed ? null : { winner, score: null })}
      >
        <Crest id={id} name={name} acronym={abbr} img={img} size={20} />
        <span className="name" aria-hidden>
          {team}
        </span>
        <VisuallyHidden>{t('scenarios.whatIf.beat', { team, opponent })}</VisuallyHidden>
      </button>
    );
  };
  return (
    <li data-picked={pick === null ? undefined : ''}>
      <LocalTime at={match.beginAt} show="dayTime" />
      {side('left')}
      {options.length > winners.size || winners.has('draw') ? (
        <ScoreChoice {...{ left, right, options, pick }} onPick={(next) => onPick(match.id, next)} />
      ) : (
        <span className="versus" aria-hidden>
          {t('match.versus')}
        </span>
      )}
      {side('right')}
    </li>
  );
});

type ScoreProps = {
  readonly left: string;
  readonly right: string;
  readonly options: Fixture['options'];
  readonly pick: Pick | null;
  readonly onPick: (pick: Pick | null) => void;
};

function ScoreChoice({ left, right, options, pick, onPick }: ScoreProps) {
  const t = useTranslate();
  const scores = [...options].sort((a, b) => b.left - b.right - (a.left - a.right));
  const text = (score: { readonly left: number; readonly right: number }) => `${score.left}–${score.right}`;
  const choose = (value: string) => {
    const score = scores.find((option) => text(option) === value);
    if (score) onPick({ winner: winnerIn(score), score: { left: score.left, right: score.right } });
    else onPick(pick === null || pick.winner === 'draw' ? null : { ...pick, score: null });
  };
  return (
    <SmallSelect
      aria-label={t('scenarios.whatIf.score', { team: left, opponent: right })}
      value={pick?.score ? text(pick.score) : ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t('scenarios.whatIf.anyScore')}</option>
      {scores.map((score) => (
        <option key={text(score)} value={text(score)}>
          {text(score)}
        </option>
      ))}
    </SmallSelect>
  );
}

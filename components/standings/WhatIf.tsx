import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { toClipboard } from '../../lib/client/page/copy-text';
import type { Pick, Picks } from '../../lib/domain/competition/scenarios/picks';
import { isUndecided, type Race } from '../../lib/domain/competition/scenarios/race';
import { labelledText } from '../../lib/domain/text/list-text';
import type { MatchSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import { outlookText } from '../../lib/i18n/outlook-text';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PickList } from './PickList';
import type { CountedScenarios } from './use-scenarios';

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-3);
  border: 1px solid var(--border-color);
  border-radius: var(--radius-l);
  background: var(--bg-sunken-color);

  & p {
    max-width: 72ch;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    align-items: center;
    font-size: var(--fs-sm);
  }
`;

type Props = {
  readonly race: Race;
  readonly matches: readonly MatchSummary[];
  readonly picks: Picks;
  /** The scenarios with the picks; null while there are none or the first answer is on its way. */
  readonly counted: CountedScenarios | null;
  /** How many picks of the link were left out; null where it could not be read. */
  readonly lost: number | null;
  readonly onPick: (matchId: number, pick: Pick | null) => void;
  /** Picks the favourites of the matches without a pick. */
  readonly onFavourites: () => void;
  readonly onReset: () => void;
};

/** Matches to pick, what became of the link's picks, and the way back. */
export function WhatIf({ race, matches, picks, counted, lost, onPick, onFavourites, onReset }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [last, setLast] = useState(0);
  const match = matches.find(({ id }) => id === last);
  const said =
    counted?.settled && match
      ? [match.left, match.right].flatMap((side) => {
          const team = counted.scenarios.teams.find(({ teamId }) => teamId === side.id);
          return team ? [labelledText(sideName(side, 'short'), outlookText(team, locale, t), locale)] : [];
        })
      : [];
  const pick = useCallback(
    (matchId: number, next: Pick | null) => {
      setLast(matchId);
      onPick(matchId, next);
    },
    [onPick],
  );
  return (
    <Panel>
      <p>{t('scenarios.whatIf.hint')}</p>
      {lost === null ? <p role="alert">{t('scenarios.whatIf.badLink')}</p> : null}
      {lost ? <p role="alert">{t('scenarios.whatIf.lost', { count: lost })}</p> : null}
      <PickList race={race} matches={matches} picks={picks} onPick={pick} />
      <div className="tools">
        {picks.size > 0 ? <span>{t('scenarios.whatIf.picked', { count: picks.size })}</span> : null}
        {race.fixtures.some((fixture) => fixture.rated && isUndecided(fixture) && !picks.has(fixture.matchId)) ? (
          <Button data-size="small" onClick={onFavourites}>
            {t('scenarios.whatIf.favourites')}
          </Button>
        ) : null}
        {picks.size > 0 ? (
          <>
            <Button data-size="small" onClick={onReset}>
              {t('scenarios.whatIf.reset')}
            </Button>
            <CopyLink />
          </>
        ) : null}
      </div>
      {picks.size > 0 ? <p>{t(counted === null || counted.settled ? 'scenarios.whatIf.note' : 'scenarios.whatIf.counting')}</p> : null}
      <VisuallyHidden role="status">
        {picks.size > 0 ? [t('scenarios.whatIf.picked', { count: picks.size }), ...said].join('. ') : ''}
      </VisuallyHidden>
    </Panel>
  );
}

/** Copies the page's address, which carries the picks. */
function CopyLink() {
  const t = useTranslate();
  const [copied, setCopied] = useState<{ readonly address: string; readonly isDone: boolean } | null>(null);
  const copy = () => {
    const address = location.href;
    void toClipboard(address).then((isDone) => setCopied({ address, isDone }));
  };
  const isCurrent = copied !== null && copied.address === location.href;
  return (
    <Button data-size="small" onClick={copy} aria-live="polite">
      {t(!isCurrent ? 'scenarios.whatIf.copy' : copied.isDone ? 'scenarios.whatIf.copied' : 'scenarios.whatIf.copyFailed')}
    </Button>
  );
}

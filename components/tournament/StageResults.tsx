import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useTimeZone } from '../../lib/client/settings/time-zone';
import type { MatchSummary } from '../../lib/domain/match/match';
import { byDay, type MatchDay } from '../../lib/domain/match/by-day';
import { useTranslate } from '../../lib/i18n/use-translate';
import { LocalTime } from '../ui/LocalTime';
import { MatchList } from '../match/MatchList';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';

const Days = styled(Card)`
  & h3 {
    padding: 8px 14px;
    border-top: 1px solid var(--border-color);
    background: var(--bg-sunken-color);
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    letter-spacing: 0;
  }
  & h3:first-child {
    border-top: 0;
  }
`;

/** Days are added whole until this many matches are listed. */
const FIRST = 16;

function firstDays(days: readonly MatchDay[]): MatchDay[] {
  let listed = 0;
  return days.filter(({ matches }) => {
    const fits = listed < FIRST;
    listed += matches.length;
    return fits;
  });
}

/** Matches by day, in the order given; the first days, and the rest on demand. */
export function StageResults({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const t = useTranslate();
  const zone = useTimeZone();
  const [all, setAll] = useState(false);
  const days = useMemo(() => byDay(matches, zone), [matches, zone]);
  const first = firstDays(days);
  const shown = all ? days : first;
  return (
    <>
      <Days>
        {shown.map(({ day, matches: ofDay }) => (
          <div key={day}>
            <h3>
              <LocalTime at={ofDay[0]?.beginAt ?? day} show="day" />
            </h3>
            <MatchList matches={ofDay} />
          </div>
        ))}
      </Days>
      {!all && first.length < days.length ? (
        <Button data-wide="" onClick={() => setAll(true)}>
          {t('tournament.showAll', { count: matches.length })}
        </Button>
      ) : null}
    </>
  );
}

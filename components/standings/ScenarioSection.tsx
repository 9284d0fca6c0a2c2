import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { setHash, useHash } from '../../lib/client/page/use-hash';
import { matchStake } from '../../lib/domain/competition/scenarios/match-stake';
import { NO_PICKS, picksText, readPicks, rowsAfter, withFavourites, type Pick } from '../../lib/domain/competition/scenarios/picks';
import { raceOf } from '../../lib/domain/competition/scenarios/race';
import type { Scenarios } from '../../lib/domain/competition/scenario-model';
import type { StandingsRow } from '../../lib/domain/competition/standings';
import { certainTiebreaks } from '../../lib/domain/competition/tiebreaks';
import { DAY_MS } from '../../lib/domain/values/durations';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Fold } from '../ui/Fold';
import { SectionHeading } from '../ui/SectionHeading';
import { ChanceSection } from './chance-parts';
import { PlaceChances } from './PlaceChances';
import { ScenarioList } from './Scenarios';
import { StakeTable, type StakeRow } from './StakeTable';
import { useScenarios } from './use-scenarios';
import { WhatIf } from './WhatIf';
import { WHAT_IF_ID, whatIfIn, whatIfFragment } from './what-if-link';

const Section = styled(ChanceSection)`
  margin-top: var(--sp-3);
  scroll-margin-top: 76px;

  @media (scripting: none) {
    & .ui-heading > [data-part='aside'] {
      display: none;
    }
  }
`;

const MOST_STAKES = 6;

/** The matches of the next day of play in which something is at stake. */
function nextStakes(scenarios: Scenarios, matches: readonly MatchSummary[]): StakeRow[] {
  const rows = matches.flatMap((match): StakeRow[] => {
    const stake = match.status === 'not_started' ? matchStake({ scenarios }, match) : null;
    return stake ? [{ match, stake }] : [];
  });
  const first = Math.min(...rows.map(({ match }) => Date.parse(match.beginAt)));
  return rows.filter(({ match }) => Date.parse(match.beginAt) < first + DAY_MS).slice(0, MOST_STAKES);
}

type Props = {
  readonly stage: string;
  readonly stageId: number;
  /** The scenarios of the current table. */
  readonly scenarios: Scenarios;
  readonly rows: readonly StandingsRow[];
  readonly matches: readonly MatchSummary[];
};

/**
 * What each team of a table still needs; folded, how likely each place is and what
 * is at stake next; and the same for results that a visitor picks. The picks are in the
 * hash of the address.
 */
export function ScenarioSection({ stage, stageId, scenarios: stored, rows, matches }: Props) {
  const t = useTranslate();
  const hash = useHash();
  const [opened, setOpened] = useState(false);
  const race = useMemo(() => {
    const chances = new Map(stored.chances?.map(({ matchId, left }) => [matchId, left]));
    return raceOf(rows, matches, certainTiebreaks(matches[0]?.leagueId ?? 0), ({ id }) => chances.get(id) ?? null);
  }, [rows, matches, stored.chances]);
  const picksInLink = whatIfIn(hash);
  const read = useMemo(() => (race === null || picksInLink === null ? null : readPicks(race, picksInLink)), [race, picksInLink]);
  const picks = read?.picks ?? NO_PICKS;
  const counted = useScenarios(race, picks, stored.places, stageId);
  const scenarios = counted?.scenarios ?? stored;
  const shownRows = useMemo(() => (counted === null ? rows : rowsAfter(rows, matches, counted.picks)), [rows, matches, counted]);
  const stakes = useMemo(() => nextStakes(scenarios, matches), [scenarios, matches]);
  const open = race !== null && (opened || picksInLink !== null);

  const pick = useCallback(
    (matchId: number, next: Pick | null) => {
      if (race === null) return;
      const all = new Map(readPicks(race, whatIfIn(location.hash.slice(1)) ?? '')?.picks);
      if (next === null) all.delete(matchId);
      else all.set(matchId, next);
      setOpened(true);
      setHash(whatIfFragment(picksText(race, all)));
    },
    [race],
  );
  const toggle = () => {
    setOpened(!open);
    if (open) setHash('');
  };

  return (
    <Section id={WHAT_IF_ID}>
      <SectionHeading
        level={3}
        aside={
          race === null ? null : (
            <Button data-size="small" aria-expanded={open} onClick={toggle}>
              {t('scenarios.whatIf.open')}
            </Button>
          )
        }
      >
        {t('scenarios.title')}
      </SectionHeading>
      {open ? (
        <WhatIf
          race={race}
          matches={matches}
          picks={picks}
          counted={counted}
          lost={picksInLink === null ? 0 : (read?.lost ?? null)}
          onPick={pick}
          onFavourites={() => setHash(whatIfFragment(picksText(race, withFavourites(race, picks))))}
          onReset={() => setHash('')}
        />
      ) : null}
      <ScenarioList stage={stage} scenarios={scenarios} before={counted ? stored : null} rows={shownRows} matches={matches} />
      {scenarios.teams.some(({ byPlace = [] }) => byPlace.length > 0) ? (
        <Fold level={3} title={t('scenarios.placesTitle')}>
          <PlaceChances stage={stage} scenarios={scenarios} rows={shownRows} />
        </Fold>
      ) : null}
      {stakes.length > 0 ? (
        <Fold level={3} title={t('scenarios.stakes.title')}>
          <StakeTable caption={t('scenarios.stakes.caption', { stage })} places={scenarios.places} rows={stakes} linked />
        </Fold>
      ) : null}
    </Section>
  );
}

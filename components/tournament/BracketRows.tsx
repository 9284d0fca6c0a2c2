import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { buildBracket } from '../../lib/domain/competition/bracket';
import type { MatchSummary, StageMatch } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { fullName } from '../../lib/domain/match/match-names';
import { bracketTitles } from '../bracket/round-name';
import { TeamsRevealed } from '../spoilers/teams-revealed';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import type { Reveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Rounds = styled(Card)`
  & li {
    display: grid;
    grid-template-columns: 116px minmax(0, 1fr);
    gap: var(--sp-3);
    align-items: center;
    min-height: 46px;
    padding: 4px 14px;
    border-top: 1px solid var(--border-color);
  }
  & li:first-child {
    border-top: 0;
  }
  & .when {
    display: flex;
    gap: 8px;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & button,
  & a {
    justify-self: start;
    min-height: max(32px, var(--hit));
    font-weight: 550;
    text-align: left;
  }
  & a {
    display: inline-flex;
    align-items: center;
  }
  @media (hover: hover) {
    & button:hover,
    & a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

type Props = {
  readonly reveal: Reveal;
  readonly matches: readonly MatchSummary[];
  /** All matches of the stage: from their bracket the rounds are named. */
  readonly all: readonly StageMatch[];
  readonly label: string;
  readonly children: ReactNode;
};

/**
 * Rows of an elimination stage. While results are hidden only the round of each match shows, its teams on
 * tap: they are results. A first round names its teams, as lists everywhere do. The server renders both; the
 * attribute on <html> picks one until React knows the setting.
 */
export function BracketRows({ reveal, matches, all, label, children }: Props) {
  const t = useTranslate();
  const titles = useMemo(() => bracketTitles(buildBracket(all), t), [all, t]);
  const hydrated = useHydrated();
  return (
    <>
      <SpoilerArea reveal={reveal}>
        <TeamsRevealed value={reveal.revealed}>{children}</TeamsRevealed>
      </SpoilerArea>
      {reveal.hidden || !hydrated ? (
        <Rounds data-cover={reveal.hidden ? 'on' : ''}>
          <ul className="rows" aria-label={label}>
            {matches.map((match) => (
              <CoveredRow
                key={match.id}
                match={match}
                names={match.round?.unfed === true}
                title={titles.get(match.id) ?? competitionName(match.tournamentName, t)}
              />
            ))}
          </ul>
        </Rounds>
      ) : null}
    </>
  );
}

type RowProps = { readonly match: MatchSummary; readonly names: boolean; readonly title: string };

function CoveredRow({ match, names, title }: RowProps) {
  const t = useTranslate();
  const [pressed, setPressed] = useState(false);
  return (
    <li data-match={match.id}>
      <span className="when">
        <LocalTime at={match.beginAt} show="day" />
        <LocalTime at={match.beginAt} show="time" />
      </span>
      {names || pressed ? (
        <Link href={paths.match(match)}>
          {match.left.id === 0 && match.right.id === 0 ? title : `${fullName(match.left)} ${t('match.versus')} ${fullName(match.right)}`}
        </Link>
      ) : (
        <button type="button" onClick={() => setPressed(true)}>
          {title}
          <VisuallyHidden>: {t('rounds.showTeams')}</VisuallyHidden>
        </button>
      )}
    </li>
  );
}

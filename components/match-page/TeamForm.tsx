import styled from 'styled-components';
import type { MatchSummary, Side } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import type { Form } from '../../lib/domain/models/read-models';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { fullName, leagueShortName } from '../../lib/domain/match/match-names';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';
import { OutcomeMark } from '../figures/OutcomeMark';
import { LocalTime } from '../ui/LocalTime';
import { pastResult } from '../../lib/domain/match/past-result';
import { TeamHeading } from './TeamHeading';

const Strip = styled(Card)`
  & ol {
    display: grid;
  }
  & li > a {
    display: grid;
    grid-template-columns: 26px auto minmax(0, 1fr) auto;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    padding: 6px 14px;
    border-top: 1px solid var(--border-color);
    outline-offset: -2px;
  }
  & li > a > .who {
    display: grid;
    line-height: 1.3;
  }
  & li > a > .who > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  & .score {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    padding: var(--sp-3) 14px;
    border-top: 1px solid var(--border-color);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  @media (hover: hover) {
    & li > a:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

/** A team's last matches before this one, newest first: W or L, opponent, score. */
export function TeamForm({ match, team, form }: { readonly match: MatchSummary; readonly team: Side; readonly form: Form }) {
  const t = useTranslate();
  const past = form.matches.flatMap((earlier) => {
    const result = pastResult(earlier, team.id);
    return result === null ? [] : [{ earlier, result }];
  });
  return (
    <Strip>
      <TeamHeading match={match} side={team} />
      {past.length === 0 ? (
        <p>{t('matchPage.noForm')}</p>
      ) : (
        <ol className="form">
          {past.map(({ earlier, result }) => (
            <li key={earlier.id}>
              <Link href={paths.match(earlier)}>
                <OutcomeMark outcome={result.outcome} />
                <Crest
                  id={result.opponent.id}
                  name={result.opponent.name}
                  acronym={result.opponent.abbr}
                  img={result.opponent.img}
                  size={22}
                />
                <span className="who">
                  <span>{fullName(result.opponent)}</span>
                  <small>
                    {competitionName(leagueShortName(earlier), t)} · <LocalTime at={earlier.beginAt} show="day" />
                  </small>
                </span>
                <b className="score">{result.score}</b>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Strip>
  );
}

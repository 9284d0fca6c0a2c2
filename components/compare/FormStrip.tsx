import styled from 'styled-components';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { OutcomeMark } from '../figures/OutcomeMark';
import { pastResult } from '../../lib/domain/match/past-result';
import { sideName } from '../../lib/domain/match/match-names';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Strip = styled(Card)`
  & > ol {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  & li + li {
    border-left: 1px solid var(--border-color);
  }
  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: 6px;
    padding: 12px 4px;
    font-size: var(--fs-sm);
    outline-offset: -2px;
  }
  & .name {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: var(--dim-text-color);
    font-variant-numeric: tabular-nums;
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

/** A team's last results, the latest last, as in every row of W and L: outcome, opponent, score. `matches` are newest first. Reveals results: show it in a SpoilerArea. */
export function FormStrip({ teamId, matches }: { readonly teamId: number; readonly matches: readonly MatchSummary[] }) {
  const t = useTranslate();
  const past = matches
    .flatMap((match) => {
      const result = pastResult(match, teamId);
      return result === null ? [] : [{ match, result }];
    })
    .reverse();
  return (
    <Strip>
      <ol className="form">
        {past.map(({ match, result }) => (
          <li key={match.id}>
            <Link href={paths.match(match)}>
              <OutcomeMark outcome={result.outcome} />
              <VisuallyHidden>{`${t('team.against', { team: sideName(result.opponent, 'short') })} `}</VisuallyHidden>
              <Crest
                id={result.opponent.id}
                name={result.opponent.name}
                acronym={result.opponent.abbr}
                img={result.opponent.img}
                size={24}
              />
              <span aria-hidden className="name">
                {sideName(result.opponent, 'short')}
              </span>
              <small>{result.score}</small>
            </Link>
          </li>
        ))}
      </ol>
    </Strip>
  );
}

import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { League } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import { DayRange } from '../league/DayRange';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { Flag } from '../ui/Flag';
import { Link } from '../ui/Link';

export const CompetitionList = styled.div`
  columns: 2 350px;
  column-gap: var(--sp-4);

  & > div {
    break-inside: avoid;
    margin-bottom: var(--sp-4);
  }
`;

const Box = styled(Card)`
  & h3 {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    padding: 6px 14px;
    background: var(--bg-sunken-color);
  }
  & h3 a:hover,
  & li a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--sp-3);
    align-items: center;
    min-height: 46px;
    padding: 5px 14px;
    border-top: 1px solid var(--border-color);
  }
  & .names {
    display: grid;
    line-height: 1.35;
    min-width: 0;
  }
  & .names > a {
    justify-self: start;
    display: inline-block;
    padding: 3px 0;
    font-weight: 550;
  }
  & small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  & .range {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

export function CompetitionRows({ league, children }: { readonly league: League; readonly children: ReactNode }) {
  const t = useTranslate();
  return (
    <div>
      <Box>
        <h3>
          <Crest id={league.id} name={league.name} acronym={league.acronym} img={league.img} size={26} />
          <Link href={paths.league(league)}>{competitionName(league.name, t)}</Link>
          {league.flag ? <Flag code={league.flag} /> : null}
        </h3>
        <ul className="competitions">{children}</ul>
      </Box>
    </div>
  );
}

export type CompetitionRowProps = {
  readonly href: string;
  readonly name: string;
  readonly beginAt: string | null;
  readonly endAt: string | null;
  /** A note below the name. */
  readonly note: ReactNode;
};

export function CompetitionRow({ href, name, beginAt, endAt, note }: CompetitionRowProps) {
  return (
    <li>
      <span className="names">
        <Link href={href}>{name}</Link>
        {note ? <small>{note}</small> : null}
      </span>
      <DayRange from={beginAt} until={endAt} />
    </li>
  );
}

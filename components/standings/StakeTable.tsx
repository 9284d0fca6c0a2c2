import { memo } from 'react';
import styled from 'styled-components';
import { sidesAtStake, type MatchStake } from '../../lib/domain/competition/scenarios/match-stake';
import type { Outlook } from '../../lib/domain/competition/scenario-model';
import type { MatchSummary } from '../../lib/domain/match/match';
import { fullName, sideName } from '../../lib/domain/match/match-names';
import { otherSide, SIDES, type SideName } from '../../lib/domain/match/match-state';
import { paths } from '../../lib/domain/page/paths';
import { outlookText } from '../../lib/i18n/outlook-text';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ClubName } from '../figures/ClubName';
import { Crest } from '../ui/Crest';
import { DataTable } from '../ui/DataTable';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';

const Note = styled.p`
  color: var(--dim-text-color);
  font-size: var(--fs-xs);
`;

const Table = styled(DataTable)`
  & td,
  & th {
    padding: 7px 10px;
    text-align: right;
  }
  & th[scope='rowgroup'] {
    padding-bottom: 3px;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
    text-align: left;
  }
  & th[scope='rowgroup'] a {
    margin-right: 8px;
    color: var(--text-color);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & th[scope='rowgroup'] ~ *,
  & [data-head] + tr > * {
    border-top: 0;
  }
  & .side {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    font-size: var(--fs-sm);
    font-weight: 600;
  }
  & .side > .short {
    display: none;
  }
  & td[data-status='in'] {
    color: var(--win-text);
    font-weight: 650;
  }
  & td[data-status='out'] {
    color: var(--faint-text-color);
  }
  @container table (max-width: 560px) {
    & td,
    & th {
      padding: 6px;
    }
    & .side > .long {
      display: none;
    }
    & .side > .short {
      display: inline;
    }
  }
`;

export type StakeRow = { readonly match: MatchSummary; readonly stake: MatchStake };

type Props = {
  readonly caption: string;
  /** How many places the chances are about; null in a bracket, where they are about the title. */
  readonly places: number | null;
  readonly rows: readonly StakeRow[];
  /** Whether it is in a list: then each match has a head that links to it, and only the teams that it means something to. On a match's own page it has both. */
  readonly linked?: boolean;
};

const RESULTS = ['win', 'draw', 'lose'] as const;

/** What a result of each match would leave its two teams. */
export const StakeTable = memo(function StakeTable({ caption, places, rows, linked = false }: Props) {
  const t = useTranslate();
  const withDraws = rows.some(({ stake }) => stake.results.some(({ winner }) => winner === 'draw'));
  const results = RESULTS.filter((result) => result !== 'draw' || withDraws);
  return (
    <>
      <Note>{places === null ? t('scenarios.stakes.titleNote') : t('scenarios.stakes.note', { count: places })}</Note>
      <Table caption={caption} least={0}>
        <thead>
          <tr>
            <th scope="col">{t('standings.team')}</th>
            <th scope="col">{t('scenarios.stakes.now')}</th>
            {results.map((result) => (
              <th key={result} scope="col">
                {t(`scenarios.stakes.${result}`)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.match.id}>
            {linked ? <Head match={row.match} columns={results.length + 2} /> : null}
            {(linked ? sidesAtStake(row.stake) : SIDES).map((side) => (
              <Side key={side} {...row} side={side} results={results} />
            ))}
          </tbody>
        ))}
      </Table>
    </>
  );
});

function Head({ match, columns }: { readonly match: MatchSummary; readonly columns: number }) {
  const t = useTranslate();
  return (
    <tr data-head="">
      <th scope="rowgroup" colSpan={columns}>
        <Link href={paths.match(match)}>
          {sideName(match.left, 'short')} {t('match.versus')} {sideName(match.right, 'short')}
        </Link>
        <LocalTime at={match.beginAt} show="dayTime" />
      </th>
    </tr>
  );
}

type SideProps = StakeRow & { readonly side: SideName; readonly results: readonly (typeof RESULTS)[number][] };

function Side({ match, stake, side, results }: SideProps) {
  const team = match[side];
  const winnerOf = { win: side, draw: 'draw', lose: otherSide(side) } as const;
  return (
    <tr>
      <th scope="row">
        <span className="side">
          <Crest id={team.id} name={team.name} acronym={team.abbr} img={team.img} size={20} />
          <span className="long">
            <ClubName name={fullName(team)} />
          </span>
          <span className="short">{sideName(team, 'short')}</span>
        </span>
      </th>
      <Cell outlook={stake[side]} />
      {results.map((result) => (
        <Cell key={result} outlook={stake.results.find(({ winner }) => winner === winnerOf[result])?.[side] ?? null} />
      ))}
    </tr>
  );
}

function Cell({ outlook }: { readonly outlook: Outlook | null }) {
  const t = useTranslate();
  const locale = useLocale();
  return <td data-status={outlook?.status}>{outlook === null ? '–' : outlookText(outlook, locale, t)}</td>;
}

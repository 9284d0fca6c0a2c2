import styled from 'styled-components';
import { percentText } from '../../lib/domain/text/format';
import type { MatchSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import { SHARED_CHAMPION_GAMES, type MatchPreview } from '../../lib/domain/statistics/match-preview';
import { championName } from '../../lib/i18n/champion-name';
import { paths } from '../../lib/domain/page/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionIcon } from '../figures/ChampionIcon';
import { StatsLink } from '../figures/StatsLink';
import { Card } from '../ui/Card';
import { DataTable } from '../ui/DataTable';
import { EmptyCard } from '../ui/EmptyState';

const Table = styled(DataTable)`
  & th,
  & td {
    padding: 7px 10px;
    text-align: right;
  }
  & tr > :nth-child(2) {
    text-align: left;
  }
  & tbody th {
    color: var(--dim-text-color);
    font-weight: 450;
  }
  & .champion {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 28px;
    font-weight: 550;
  }
  & td b {
    font-weight: 650;
  }
  & td small {
    display: block;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
`;

type Props = { readonly match: MatchSummary; readonly preview: MatchPreview };

/** What both players of a role have played often enough this season, with games and win rate of each. */
export function CommonChampions({ match, preview: { champions, season } }: Props) {
  const t = useTranslate();
  if (champions.length === 0) {
    return <EmptyCard compact title={t('preview.noChampions', { count: SHARED_CHAMPION_GAMES, season })} />;
  }
  return (
    <>
      <Card>
        <Table inCard caption={t('preview.championsCaption')} least={320}>
          <thead>
            <tr>
              <th scope="col">{t('preview.role')}</th>
              <th scope="col">{t('preview.champion')}</th>
              <th scope="col">{sideName(match.left, 'short')}</th>
              <th scope="col">{sideName(match.right, 'short')}</th>
            </tr>
          </thead>
          <tbody>
            {champions.map(({ role, champion, left, right }) => (
              <tr key={`${role}-${champion.id}`}>
                <th scope="row">{t(`game.roles.${role}`)}</th>
                <td>
                  <span className="champion">
                    <ChampionIcon champion={champion} size={28} />
                    <StatsLink href={paths.champion(champion)}>{championName(champion.name, t)}</StatsLink>
                  </span>
                </td>
                <Record {...left} />
                <Record {...right} />
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
      <p className="note">{t('preview.championsNote', { count: SHARED_CHAMPION_GAMES, season })}</p>
    </>
  );
}

function Record({ games, wins }: { readonly games: number; readonly wins: number }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <td>
      <b>{percentText(wins / games, locale)}</b>
      <small>{t('match.gamesCount', { count: games })}</small>
    </td>
  );
}

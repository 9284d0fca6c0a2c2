import styled from 'styled-components';
import type { GamePlayer } from '../../lib/domain/match/game';
import type { RolePair } from '../../lib/domain/match/player-figures';
import { sideName } from '../../lib/domain/match/match-names';
import { formatShort } from '../../lib/domain/text/format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionIcon } from '../figures/ChampionIcon';
import { PlayerCell } from '../figures/PlayerCell';
import { DataTable } from '../ui/DataTable';
import type { GameSide } from './game-sides';

const Table = styled(DataTable)`
  & table {
    table-layout: fixed;
  }
  & th,
  & td {
    padding: 8px 10px;
    vertical-align: middle;
  }
  & th:nth-child(2),
  & td:nth-child(2) {
    width: 76px;
    padding-inline: 0;
    text-align: center;
  }
  & thead th {
    text-align: left;
  }
  & thead b {
    color: var(--side-color);
    font-weight: inherit;
  }
  & td:nth-child(2) {
    color: var(--side-color);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & .player {
    display: flex;
    flex-wrap: wrap;
    gap: 6px var(--sp-3);
    align-items: center;
    justify-content: space-between;
  }
  & .figures {
    display: flex;
    gap: 10px;
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & .figures > span {
    color: var(--dim-text-color);
  }
  & .items {
    display: flex;
    flex-basis: 100%;
    gap: 2px;
  }
  /* As in a mirror: pictures outside, figures towards the middle. */
  & [data-mirrored],
  & [data-mirrored] .player,
  & [data-mirrored] .player > span {
    flex-direction: row-reverse;
    text-align: right;
  }
  @container table (max-width: 560px) {
    & th,
    & td {
      padding: 8px 6px;
    }
    & th:nth-child(2),
    & td:nth-child(2) {
      width: 50px;
      white-space: normal;
    }
    & .figures {
      flex-basis: 100%;
    }
  }
`;

type Props = { readonly sides: readonly [GameSide, GameSide]; readonly pairs: readonly RolePair[] };

/** The two players of each lane face to face, the gold of one over the other between them. */
export function GameLanes({ sides, pairs }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [left, right] = sides;
  const head = ({ team, color, label }: GameSide, isMirrored: boolean) => (
    <th scope="col" style={{ '--side-color': color }} data-mirrored={isMirrored ? '' : undefined}>
      <b>{sideName(team, 'short')}</b>
      {label === null ? null : ` · ${t(`game.sides.${label}`)}`}
    </th>
  );
  return (
    <Table caption={t('game.playersOf', { team: `${sideName(left.team, 'short')} – ${sideName(right.team, 'short')}` })} least={0}>
      <thead>
        <tr>
          {head(left, false)}
          <th scope="col">{t('game.gold')}</th>
          {head(right, true)}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ role, ...pair }) => {
          const lead = pair.left.gold === null || pair.right.gold === null ? null : pair.left.gold - pair.right.gold;
          const ahead = lead === null || lead === 0 ? null : lead > 0 ? left : right;
          return (
            <tr key={role}>
              <td>
                <Player player={pair.left} />
              </td>
              <td style={{ '--side-color': ahead?.color ?? 'inherit' }}>
                {lead === null
                  ? '–'
                  : ahead === null
                    ? t('match.goldEven')
                    : t('matchPage.goldLead', { team: sideName(ahead.team, 'short'), gold: formatShort(Math.abs(lead), locale) })}
              </td>
              <td data-mirrored="">
                <Player player={pair.right} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function Player({ player }: { readonly player: GamePlayer }) {
  const t = useTranslate();
  return (
    <span className="player">
      <PlayerCell player={player} full />
      <span className="figures">
        <b>{`${player.kills}/${player.deaths}/${player.assists}`}</b>
        {player.cs === null ? null : (
          <span>
            {player.cs} {t('game.cs')}
          </span>
        )}
      </span>
      {player.items.length === 0 ? null : (
        <span className="items">
          {player.items.map((item, index) => (
            <ChampionIcon key={index} champion={item} size={20} named />
          ))}
        </span>
      )}
    </span>
  );
}

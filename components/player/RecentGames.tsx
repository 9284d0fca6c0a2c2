import Link from 'next/link';
import styled from 'styled-components';
import { paths } from '../../lib/domain/paths';
import type { PlayerGame } from '../../lib/domain/stats/player-figures-document';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ChampionIcon } from '../game/ChampionIcon';
import { PastDate } from '../game/PastDate';
import { Card } from '../ui/Card';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const List = styled.ol`
  & > li > a {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    min-height: 54px;
    padding: 8px 14px;
    outline-offset: -2px;
  }
  & > li + li {
    border-top: 1px solid var(--border-color);
  }
  & b {
    display: grid;
    place-items: center;
    width: 26px;
    height: 24px;
    border-radius: var(--radius-s);
    background: var(--bg-element-hl-color);
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 700;
  }
  & [data-outcome='won'] > b {
    background: color-mix(in srgb, var(--win-text) 16%, transparent);
    color: var(--win-text);
  }
  & .text,
  & .figures {
    display: grid;
    line-height: 1.35;
  }
  & .text > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .figures {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  @media (hover: hover) {
    & > li > a:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

/** A player's latest games: champion, result, KDA, CS and opponent. Tells results: to be shown in a HistoryArea. */
export function RecentGames({ games }: { readonly games: readonly PlayerGame[] }) {
  const t = useTranslate();
  return (
    <Card>
      <List className="recent-games">
        {games.map((game) => (
          <li key={`${game.matchId}-${game.position}`}>
            <Link
              href={paths.match({ id: game.matchId, left: { name: game.left }, right: { name: game.right } })}
              prefetch={false}
              data-outcome={game.won ? 'won' : 'lost'}
            >
              <b aria-hidden>{t(`matchPage.outcomesShort.${game.won ? 'won' : 'lost'}`)}</b>
              <ChampionIcon champion={game.champion} size={34} />
              <span className="text">
                <VisuallyHidden>{`${t(`matchPage.outcomes.${game.won ? 'won' : 'lost'}`)} `}</VisuallyHidden>
                <span>
                  {game.champion.name} {t('team.against', { team: game.opponent.name || '?' })}
                </span>
                <small>
                  {game.leagueName} · <PastDate at={game.beginAt} />
                </small>
              </span>
              <span className="figures">
                <span>{`${game.kills}/${game.deaths}/${game.assists}`}</span>
                {game.cs === null ? null : <small>{t('player.cs', { count: game.cs })}</small>}
              </span>
            </Link>
          </li>
        ))}
      </List>
    </Card>
  );
}

import styled from 'styled-components';
import type { GamePlayer } from '../../lib/domain/match/game';
import { championName } from '../../lib/i18n/champion-name';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Link } from '../ui/Link';
import { Tag } from '../ui/Tag';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ChampionIcon } from './ChampionIcon';
import { StatsLink } from './StatsLink';

const Cell = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;

  & > span:last-child {
    display: grid;
    min-width: 92px;
    max-width: 190px;
    /* The middles of its two links are 24 pixels apart, so that a finger hits the one it means. */
    row-gap: 8px;
    line-height: 1.3;
  }
  & > span:last-child > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & > .champion {
    position: relative;
    display: grid;
  }
  /* The level, on the picture's corner. */
  & > .champion > i {
    position: absolute;
    right: -5px;
    bottom: -4px;
    min-width: 18px;
    padding: 0 3px;
    border: 1px solid var(--border-strong-color);
    border-radius: var(--radius-full);
    background: var(--bg-element-color);
    color: var(--text-color);
    font-size: 10px;
    font-style: normal;
    font-weight: 600;
    line-height: 14px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  /* The player's team, where both teams' players are in one table. */
  &[data-striped] {
    padding-left: 8px;
    border-left: 3px solid var(--side-color);
  }
  & small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
  & em {
    margin-left: 6px;
  }
`;

const FEATS = ['pentaKills', 'quadraKills'] as const;

type Props = {
  readonly player: GamePlayer;
  /** Edge of the champion's picture in CSS pixels. */
  readonly size?: number;
  /** Shows the level on the picture, and a quadra or penta kill beside the name. */
  readonly full?: boolean;
  /** The short name and the colour of the player's team, in a table of both teams. */
  readonly team?: { readonly name: string; readonly color: string };
};

/** The head of a player's row: champion, name, role; links to the pages of both. */
export function PlayerCell({ player, size = 36, full = false, team }: Props) {
  const t = useTranslate();
  const { champion, role, level } = player;
  const feat = full ? FEATS.find((name) => (player[name] ?? 0) > 0) : undefined;
  return (
    <Cell data-striped={team ? '' : undefined} style={team ? { '--side-color': team.color } : undefined}>
      <span className="champion">
        <ChampionIcon champion={champion} size={size} />
        {full && level !== null ? <i aria-hidden>{level}</i> : null}
      </span>
      <span>
        <span>
          {team ? <VisuallyHidden>{team.name} </VisuallyHidden> : null}
          {player.name === '' ? null : <Link href={paths.player(player)}>{player.name}</Link>}
          {full && level !== null ? <VisuallyHidden>, {t('game.levelOf', { level })}</VisuallyHidden> : null}
          {feat ? <Tag>{t(`gameDetail.feat.${feat}`)}</Tag> : null}
        </span>
        <small>
          {role === null ? null : `${t(`game.roles.${role}`)} · `}
          {champion.id === 0 ? (
            t('game.unknownChampion')
          ) : (
            <StatsLink href={paths.champion(champion)}>{championName(champion.name, t)}</StatsLink>
          )}
        </small>
      </span>
    </Cell>
  );
}

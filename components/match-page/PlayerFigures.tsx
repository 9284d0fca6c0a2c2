import type { GamePlayer } from '../../lib/domain/match/game';
import { useTranslate } from '../../lib/i18n/use-translate';
import { sideName } from '../../lib/domain/match/match-names';
import { FigureTable, type FigureColumn } from '../figures/FigureTable';
import { playerSide, type GameSide } from './game-sides';
import { PlayerCell } from '../figures/PlayerCell';

type Props = {
  readonly caption: string;
  readonly players: readonly GamePlayer[];
  readonly sides: readonly [GameSide, GameSide];
  readonly columns: readonly FigureColumn<GamePlayer>[];
};

/** Figures of a game's players, each with the team's colour. */
export function PlayerFigures({ caption, players, sides, columns }: Props) {
  const t = useTranslate();
  return (
    <FigureTable
      caption={caption}
      firstLabel={t('game.player')}
      headWeight={2.9}
      rows={players}
      rowKey={(player) => player.id}
      columns={columns}
      rowHead={(player) => {
        const { team, color } = playerSide(player, sides);
        return <PlayerCell player={player} size={28} team={{ name: sideName(team, 'short'), color }} />;
      }}
    />
  );
}

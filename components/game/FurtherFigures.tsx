import type { GamePlayer } from '../../lib/domain/game';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { sideName } from '../match/match-names';
import { thousandsText } from './figure-text';
import { FigureTable, UnknownNote, unknownColumns, type FigureColumn } from './FigureTable';
import type { GameSide } from './game-sides';
import type { PageGame } from './page-game';
import { PlayerCell } from './PlayerCell';
import { playersByRole } from './player-figures';

const MULTIKILLS = ['doubleKills', 'tripleKills', 'quadraKills', 'pentaKills'] as const satisfies readonly (keyof GamePlayer)[];
const FIGURES = ['damageTaken', 'heal', 'crowdControlSeconds', ...MULTIKILLS] as const satisfies readonly (keyof GamePlayer)[];

/** True where a source told any of these figures: few do. */
export function hasFurtherFigures(game: PageGame): boolean {
  return game.players.some((player) => FIGURES.some((figure) => player[figure] !== null));
}

function columnsOf(locale: string, t: Translate): FigureColumn<GamePlayer>[] {
  const thousands = (value: number) => thousandsText(value, locale);
  const column = (figure: (typeof FIGURES)[number], text: (value: number) => string): FigureColumn<GamePlayer> => ({
    key: figure,
    label: t(`gameDetail.${figure}`),
    title: t(`gameDetail.${figure}Title`),
    value: (player) => player[figure],
    text,
  });
  return [
    column('damageTaken', thousands),
    column('heal', thousands),
    column('crowdControlSeconds', (seconds) => t('gameDetail.seconds', { seconds })),
    ...MULTIKILLS.map((figure) => column(figure, String)),
  ];
}

/** Damage taken, heal, crowd control and multikills of all ten players, by role. */
export function FurtherFigures({ game, sides }: { readonly game: PageGame; readonly sides: readonly [GameSide, GameSide] }) {
  const t = useTranslate();
  const players = playersByRole(game, sides);
  const columns = columnsOf(useLocale(), t);
  const sideOf = (player: GamePlayer) => sides.find(({ team }) => team.id === player.teamId) ?? sides[0];
  return (
    <>
      <FigureTable
        caption={t('gameDetail.furtherCaption')}
        firstLabel={t('game.player')}
        headWeight={2.9}
        rows={players}
        rowKey={(player) => player.id}
        columns={columns}
        rowHead={(player) => (
          <PlayerCell player={player} size={28} team={{ name: sideName(sideOf(player).team, 'short'), color: sideOf(player).color }} />
        )}
      />
      <UnknownNote labels={unknownColumns(columns, players)} />
    </>
  );
}

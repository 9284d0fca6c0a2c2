import type { GamePlayer } from '../../lib/domain/match/game';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { formatShort } from '../../lib/domain/text/format';
import type { FigureColumn } from '../figures/FigureTable';
import type { GameSide } from './game-sides';
import type { PageGame } from '../../lib/domain/match/page-game';
import { playersByRole } from '../../lib/domain/match/player-figures';
import { PlayerFigures } from './PlayerFigures';

const MULTIKILLS = ['doubleKills', 'tripleKills', 'quadraKills', 'pentaKills'] as const satisfies readonly (keyof GamePlayer)[];
const FIGURES = [
  'damageTaken',
  'damageMitigated',
  'heal',
  'crowdControlSeconds',
  ...MULTIKILLS,
] as const satisfies readonly (keyof GamePlayer)[];

/** The figures that are known of some player; few sources have them. */
const knownIn = (game: PageGame) => FIGURES.filter((figure) => game.players.some((player) => player[figure] !== null));

/** True if a table of their own is worth it. A single one is a column of the damage: `loneFurtherColumn`. */
export function hasFurtherFigures(game: PageGame): boolean {
  return knownIn(game).length > 1;
}

/** The one figure that is known where no other is, as the column of another table. */
export function loneFurtherColumn(game: PageGame, locale: string, t: Translate): FigureColumn<GamePlayer>[] {
  const [lone, ...others] = knownIn(game);
  return others.length > 0 ? [] : columnsOf(locale, t).filter(({ key }) => key === lone);
}

function columnsOf(locale: string, t: Translate): FigureColumn<GamePlayer>[] {
  const thousands = (value: number) => formatShort(value, locale);
  const column = (figure: (typeof FIGURES)[number], text: (value: number) => string): FigureColumn<GamePlayer> => ({
    key: figure,
    label: t(`gameDetail.${figure}`),
    title: t(`gameDetail.${figure}Title`),
    value: (player) => player[figure],
    text,
  });
  return [
    column('damageTaken', thousands),
    column('damageMitigated', thousands),
    column('heal', thousands),
    column('crowdControlSeconds', (seconds) => t('gameDetail.seconds', { seconds })),
    ...MULTIKILLS.map((figure) => column(figure, String)),
  ];
}

/** Damage taken and mitigated, heal, crowd control and multikills of all ten players, by role. */
export function FurtherFigures({ game, sides }: { readonly game: PageGame; readonly sides: readonly [GameSide, GameSide] }) {
  const t = useTranslate();
  return (
    <PlayerFigures
      caption={t('gameDetail.furtherCaption')}
      players={playersByRole(game, sides)}
      sides={sides}
      columns={columnsOf(useLocale(), t)}
    />
  );
}

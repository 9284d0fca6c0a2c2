import { useId } from 'react';
import styled from 'styled-components';
import type { GamePlayer } from '../../lib/domain/match/game';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { BarPatterns, BarSwatch, StackedBar, type BarFill, type BarPart } from '../charts/StackedBar';
import { fullName } from '../../lib/domain/match/match-names';
import { formatDecimals, formatShort, percentText } from '../../lib/domain/text/format';
import type { FigureColumn } from '../figures/FigureTable';
import { playerSide, type GameSide } from './game-sides';
import { loneFurtherColumn } from './FurtherFigures';
import type { PageGame } from '../../lib/domain/match/page-game';
import { PlayerFigures } from './PlayerFigures';
import { mostDamage, playersByRole, shareOfTeam } from '../../lib/domain/match/player-figures';

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 10px 14px 4px;
  color: var(--dim-text-color);
  font-size: var(--fs-xs);

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

const Dealt = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;

  & > b {
    min-width: 44px;
    font-weight: 550;
  }
`;

const KINDS = [
  { figure: 'damagePhysical', fill: 'solid' },
  { figure: 'damageMagic', fill: 'hatched' },
  { figure: 'damageTrue', fill: 'dotted' },
] as const satisfies readonly { readonly figure: keyof GamePlayer; readonly fill: BarFill }[];

/** The parts of a player's damage by kind; the whole as one where a part is unknown. */
function partsOf(player: GamePlayer): BarPart[] {
  const parts = KINDS.flatMap(({ figure, fill }) => {
    const value = player[figure];
    return value === null ? [] : [{ fill, value }];
  });
  return parts.length === KINDS.length ? parts : [{ fill: 'solid', value: player.damage ?? 0 }];
}

type Props = { readonly game: PageGame; readonly sides: readonly [GameSide, GameSide] };

/**
 * Damage to champions by role, both teams' players under each other: by kind, on
 * one scale, with the figures beside the bars as the chart's table; only figures
 * where no kind is known.
 */
export function DamageBreakdown({ game, sides }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const id = useId();
  const sideOf = (player: GamePlayer) => playerSide(player, sides);
  const patternsOf = (side: GameSide) => `${id}${side.team.id}`;
  const players = playersByRole(game, sides);
  const largest = mostDamage(players);
  const minutes = game.lengthSeconds === null ? null : game.lengthSeconds / 60;
  if (largest === null) return null;

  // The table of players has the bars of the whole damage: here they show its kinds.
  const known = KINDS.filter(({ figure }) => players.some((player) => player[figure] !== null));
  const thousands = (value: number) => formatShort(value, locale);
  const columns: FigureColumn<GamePlayer>[] = [
    {
      key: 'damage',
      label: t('game.damage'),
      title: t('game.damageTitle'),
      value: (player) => player.damage,
      ...(known.length === 0
        ? { text: thousands }
        : {
            text: (value: number, player: GamePlayer) => (
              <Dealt>
                <StackedBar
                  parts={partsOf(player)}
                  of={Math.max(1, largest)}
                  color={sideOf(player).color}
                  patterns={patternsOf(sideOf(player))}
                />
                <b>{thousands(value)}</b>
              </Dealt>
            ),
            weight: 4,
          }),
    },
    {
      key: 'share',
      label: t('gameDetail.share'),
      title: t('gameDetail.damageShareTitle'),
      value: (player) => shareOfTeam(game, player, 'damage'),
      text: (part) => percentText(part, locale),
    },
    {
      key: 'rate',
      label: t('gameDetail.perMinute'),
      title: t('game.damagePerMinuteTitle'),
      value: (player) => (minutes && player.damage !== null ? player.damage / minutes : null),
      text: (value) => formatDecimals(value, locale, 0),
    },
    ...KINDS.map(({ figure }): FigureColumn<GamePlayer> => ({
      key: figure,
      label: t(`gameDetail.${figure}`),
      title: t(`gameDetail.${figure}Title`),
      value: (player) => player[figure],
      text: thousands,
    })),
    ...loneFurtherColumn(game, locale, t),
  ];
  return (
    <>
      {known.length === 0 ? null : (
        <>
          {sides.map((side) => (
            <BarPatterns key={side.team.id} id={patternsOf(side)} color={side.color} />
          ))}
          <BarPatterns id={id} color="var(--dim-text-color)" />
          <Legend aria-hidden>
            {sides.map((side) => (
              <span key={side.team.id}>
                <BarSwatch fill="solid" color={side.color} patterns="" />
                {fullName(side.team)}
              </span>
            ))}
            {known.map(({ figure, fill }) => (
              <span key={figure}>
                <BarSwatch fill={fill} color="var(--dim-text-color)" patterns={id} />
                {t(`gameDetail.${figure}Title`)}
              </span>
            ))}
          </Legend>
        </>
      )}
      <PlayerFigures caption={t('gameDetail.damageCaption')} players={players} sides={sides} columns={columns} />
    </>
  );
}

import styled from 'styled-components';
import type { GamePlayer } from '../../lib/domain/match/game';
import type { Locale } from '../../lib/domain/settings/locales';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionIcon } from '../figures/ChampionIcon';
import { formatDecimals, formatShort, percentText } from '../../lib/domain/text/format';
import { FigureTable, type FigureColumn } from '../figures/FigureTable';
import type { PageGame } from '../../lib/domain/match/page-game';
import { mostDamage } from '../../lib/domain/match/player-figures';
import { PlayerCell } from '../figures/PlayerCell';
import { kdaRatio, killParticipation, playersOf, teamKills } from '../../lib/domain/match/series-figures';

/* In two rows, or the table would be wider than its card on the widest screen. */
const Items = styled.span`
  display: grid;
  grid-template-columns: repeat(4, max-content);
  gap: 3px;
  justify-content: end;
`;

function gameColumns(game: PageGame, teamId: number, locale: Locale, t: Translate): FigureColumn<GamePlayer>[] {
  const whole = (value: number) => String(value);
  const thousands = (value: number) => formatShort(value, locale);
  const minutes = game.lengthSeconds === null ? null : game.lengthSeconds / 60;
  const perMinute = (value: number) => (minutes ? <small> {formatDecimals(value / minutes, locale, 1)}</small> : null);
  return [
    {
      key: 'kda',
      label: t('game.kda'),
      title: t('game.kdaTitle'),
      value: (player) => kdaRatio(player.kills, player.deaths, player.assists),
      text: (_, player) => `${player.kills}/${player.deaths}/${player.assists}`,
      strong: true,
    },
    {
      key: 'kp',
      label: t('game.kp'),
      title: t('game.kpTitle'),
      value: (player) => killParticipation(player.kills, player.assists, teamKills(game, teamId)),
      text: (part) => percentText(part, locale),
    },
    {
      key: 'cs',
      label: t('game.cs'),
      title: t('game.csTitle'),
      value: (player) => player.cs,
      text: (value) => (
        <>
          {value}
          {perMinute(value)}
        </>
      ),
      weight: 1.3,
    },
    { key: 'gold', label: t('game.gold'), value: (player) => player.gold, text: thousands },
    {
      key: 'damage',
      label: t('game.damage'),
      title: t('game.damageTitle'),
      value: (player) => player.damage,
      text: thousands,
      barOf: mostDamage(game.players),
      weight: 1.8,
    },
    { key: 'wards', label: t('game.wards'), title: t('game.wardsTitle'), value: (player) => player.wardsPlaced, text: whole },
    { key: 'vision', label: t('game.vision'), title: t('game.visionTitle'), value: (player) => player.visionScore, text: whole },
    {
      key: 'items',
      label: t('gameDetail.items'),
      value: (player) => player.items.length || null,
      text: (_, player) => (
        <Items>
          {player.items.map((item, index) => (
            <ChampionIcon key={index} champion={item} size={22} named />
          ))}
        </Items>
      ),
      weight: 2,
    },
  ];
}

type Props = { readonly game: PageGame; readonly teamId: number; readonly teamName: string };

/** A team's five players of one game, top to support; damage bars share one scale with the other team's. */
export function GamePlayersTable({ game, teamId, teamName }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const players = playersOf(game, teamId);
  const columns = gameColumns(game, teamId, locale, t);
  if (players.length === 0) return null;
  return (
    <FigureTable
      caption={t('game.playersOf', { team: teamName })}
      firstLabel={t('game.player')}
      headWeight={2.9}
      rows={players}
      rowKey={(player) => player.id}
      columns={columns}
      rowHead={(player) => <PlayerCell player={player} full />}
    />
  );
}

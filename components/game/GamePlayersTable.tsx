import styled from 'styled-components';
import type { GamePlayer } from '../../lib/domain/game';
import type { Locale } from '../../lib/i18n/message-key';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ChampionIcon } from './ChampionIcon';
import { percentText, rateText, thousandsText } from './figure-text';
import { FigureTable, UnknownNote, unknownColumns, type FigureColumn } from './FigureTable';
import type { PageGame } from './page-game';
import { kdaRatio, killParticipation, playersOf, teamKills } from './series-figures';

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;

  & > span:last-child {
    display: grid;
    min-width: 92px;
    max-width: 190px;
    line-height: 1.3;
  }
  & > span:last-child > * {
    overflow: hidden;
    text-overflow: ellipsis;
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
  & small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
`;

function largest(players: readonly GamePlayer[], figure: 'damage'): number | null {
  const values = players.map((player) => player[figure]).filter((value) => value !== null);
  return values.length === 0 ? null : Math.max(...values);
}

function gameColumns(game: PageGame, teamId: number, locale: Locale, t: Translate): FigureColumn<GamePlayer>[] {
  const whole = (value: number) => String(value);
  const thousands = (value: number) => thousandsText(value, locale);
  const minutes = game.lengthSeconds === null ? null : game.lengthSeconds / 60;
  const perMinute = (value: number) => (minutes ? <small> {rateText(value / minutes, locale, 1)}</small> : null);
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
      text: percentText,
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
    },
    { key: 'gold', label: t('game.gold'), value: (player) => player.gold, text: thousands },
    {
      key: 'damage',
      label: t('game.damage'),
      title: t('game.damageTitle'),
      value: (player) => player.damage,
      text: thousands,
      barOf: largest(game.players, 'damage'),
      weight: 2.4,
    },
    { key: 'wards', label: t('game.wards'), title: t('game.wardsTitle'), value: (player) => player.wardsPlaced, text: whole },
    { key: 'vision', label: t('game.vision'), title: t('game.visionTitle'), value: (player) => player.visionScore, text: whole },
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
    <>
      <FigureTable
        caption={t('game.playersOf', { team: teamName })}
        firstLabel={t('game.player')}
        headWeight={2.9}
        rows={players}
        rowKey={(player) => player.id}
        columns={columns}
        rowHead={(player) => (
          <Head>
            <span className="champion">
              <ChampionIcon champion={player.champion} size={36} />
              {player.level === null ? null : <i aria-hidden>{player.level}</i>}
            </span>
            <span>
              <span>
                {player.name}
                {player.level === null ? null : <VisuallyHidden>, {t('game.levelOf', { level: player.level })}</VisuallyHidden>}
              </span>
              <small>
                {[player.role === null ? null : t(`game.roles.${player.role}`), player.champion.name].filter(Boolean).join(' · ')}
              </small>
            </span>
          </Head>
        )}
      />
      <UnknownNote labels={unknownColumns(columns, players)} />
    </>
  );
}

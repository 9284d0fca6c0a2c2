import type { ReactNode } from 'react';
import styled from 'styled-components';
import { percentText } from '../../lib/domain/text/format';
import type { PlacedPlayer } from '../../lib/domain/play/placed-players';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { DataTable } from '../ui/DataTable';
import { playScoreText } from '../../lib/i18n/play-texts';
import { PlayerName } from './PlayerName';

const Table = styled(DataTable)`
  & thead > tr > :nth-child(2) {
    text-align: left;
  }
  & tbody > tr[data-own] > * {
    background: var(--bg-element-hl-color);
  }
  & tbody > tr > th {
    min-width: 12ch;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

type Props<Player extends PlacedPlayer> = {
  readonly caption: string;
  readonly players: readonly Player[];
  /** A note beside a player's name. */
  readonly note?: (player: Player, index: number) => ReactNode;
  /** One more column at the end. */
  readonly extra?: { readonly title: string; readonly cell: (player: Player) => ReactNode };
};

/** Players by place, with the predictions behind each score. It follows from results: show it in a SpoilerArea. */
export function PlacesTable<Player extends PlacedPlayer>({ caption, players, note, extra }: Props<Player>) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Table caption={caption} least={extra ? 420 : 340}>
      <thead>
        <tr>
          <th scope="col">{t('play.rank')}</th>
          <th scope="col">{t('play.player')}</th>
          <th scope="col">{t('play.hits')}</th>
          <th scope="col">{t('playProfile.hitRate')}</th>
          <th scope="col">{t('play.score')}</th>
          {extra ? <th scope="col">{extra.title}</th> : null}
        </tr>
      </thead>
      <tbody>
        {players.map((player, index) => {
          const { place, name, mark, count, won, score, isOwn } = player;
          return (
            <tr key={index} data-own={isOwn ? '' : undefined}>
              <td>{place}</td>
              <th scope="row">
                <PlayerName name={name} mark={mark} linked />
                {isOwn ? ` (${t('play.you')})` : null}
                {note?.(player, index)}
              </th>
              {count === 0 ? (
                <td colSpan={3}>{t('play.noneSettled')}</td>
              ) : (
                <>
                  <td>
                    {won}/{count}
                  </td>
                  <td>{percentText(won / count, locale)}</td>
                  <td>
                    <b>{playScoreText(score, locale)}</b>
                  </td>
                </>
              )}
              {extra ? <td>{extra.cell(player)}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

import { compareAddress } from '../../lib/domain/compare/compare-address';
import { formatThousands } from '../../lib/domain/text/format';
import { paths } from '../../lib/domain/page/paths';
import { figureText } from '../../lib/domain/statistics/column-text';
import { formatOf } from '../../lib/domain/statistics/figure-columns';
import type { LaneRival } from '../../lib/domain/statistics/player-figures-document';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { winRateColumn } from '../champion/record-columns';
import { RowName } from '../champion/RowName';
import { FigureTableNote, type FigureColumn } from '../figures/FigureTable';
import { goldAt15Column } from '../figures/gold-column';
import { SortableTable } from '../figures/SortableTable';
import { StatsLink } from '../figures/StatsLink';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type Props = { readonly player: { readonly id: number; readonly name: string }; readonly rivals: readonly LaneRival[] };

/** The opponents met most in the same role, with the figures of both in those games. Reveals results: show it in a SpoilerArea. */
export function LaneRivals({ player, rivals }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const pair = (key: 'kda' | 'csPerMinute' | 'damagePerMinute'): FigureColumn<LaneRival> => ({
    key,
    label: t(`stats.columns.${key}`),
    title: t('player.rivalFigure', { figure: t(`stats.definitions.${key}`) }),
    weight: 1.5,
    value: ({ own }) => own[key],
    text: (own, { theirs }) => {
      const other = theirs[key];
      return (
        <>
          {figureText(own, formatOf(key), locale)}
          <small>{` : ${other === null ? '?' : figureText(other, formatOf(key), locale)}`}</small>
        </>
      );
    },
  });
  const columns: FigureColumn<LaneRival>[] = [
    {
      key: 'games',
      label: t('stats.columns.games'),
      value: ({ games }) => games,
      text: (games) => formatThousands(games, locale),
      strong: true,
    },
    {
      key: 'wins',
      label: t('player.record'),
      title: t('player.rivalRecord', { player: player.name }),
      value: ({ wins, games }) => wins / games,
      text: (_, { wins, games }) => t('player.recordOf', { wins, losses: games - wins }),
    },
    winRateColumn(t, locale),
    pair('kda'),
    pair('csPerMinute'),
    pair('damagePerMinute'),
    goldAt15Column<LaneRival>(t, locale),
  ];
  return (
    <Card>
      <SortableTable
        caption={t('player.rivalsOf', { player: player.name })}
        firstLabel={t('player.rival')}
        headWeight={3.5}
        sortedBy="games"
        rows={rivals}
        rowKey={({ id }) => id}
        columns={columns}
        rowHead={(rival) => (
          <RowName>
            <Link href={paths.player(rival)}>{rival.name}</Link>
            <small title={rival.team.name}>{rival.team.acronym || rival.team.name}</small>
            <StatsLink href={compareAddress('players', [player.id, rival.id])}>
              <Icon name="compare" size={14} />
              <VisuallyHidden>{t('player.compareWith', { left: player.name, right: rival.name })}</VisuallyHidden>
            </StatsLink>
          </RowName>
        )}
      />
      <FigureTableNote>{t('player.rivalNote', { player: player.name })}</FigureTableNote>
    </Card>
  );
}

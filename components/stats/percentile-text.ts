import { shadeAt } from '../../lib/domain/statistics/shading';
import type { StatsKind } from '../../lib/domain/statistics/stats-document';
import type { RankedRow } from '../../lib/domain/statistics/stats-table';
import type { Translate } from '../../lib/i18n/translate';

/** How a row's figure compares, in words; null for one that is not compared. `column` is its place among the values of the row. */
export function percentileText({ shades, roles }: RankedRow, kind: StatsKind, column: number, t: Translate): string | null {
  const percent = shadeAt(shades, column);
  if (percent === null) return null;
  const [role] = roles;
  if (kind !== 'players') return t(`stats.percentile.${kind}`, { percent });
  return role === undefined ? null : t('stats.percentile.players', { percent, role: t(`game.roles.${role}`) });
}

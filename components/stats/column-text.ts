import { formatDecimals, formatThousands } from '../../lib/domain/format';
import type { FigureFormat } from '../../lib/domain/stats/figure-columns';
import { percentText } from '../game/figure-text';

/** A figure of a statistics table as its column writes it. */
export function figureText(value: number, format: FigureFormat, locale: string): string {
  switch (format) {
    case 'count':
    case 'partial':
      return formatThousands(value, locale);
    case 'one':
      return formatDecimals(value, locale, 1);
    case 'two':
      return formatDecimals(value, locale, 2);
    case 'whole':
      return formatDecimals(value, locale, 0);
    case 'percent':
      return percentText(value);
    case 'signed':
      return `${value > 0 ? '+' : ''}${formatDecimals(value, locale, Math.abs(value) < 100 ? 1 : 0)}`;
    case 'minutes':
      return `${Math.floor(value / 60)}:${String(Math.floor(value % 60)).padStart(2, '0')}`;
  }
}

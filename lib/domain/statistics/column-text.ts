import { formatDecimals, formatThousands, percentText, secondsAsMmSs } from '../text/format';
import type { FigureFormat } from './figure-columns';

/** "+1.5", "−12"; what is nothing after rounding has no sign. */
function signedText(value: number, locale: string, decimals: 0 | 1): string {
  const text = formatDecimals(Math.abs(value), locale, decimals);
  if (Math.abs(value) < (decimals === 0 ? 0.5 : 0.05)) return text;
  return `${value > 0 ? '+' : '−'}${text}`;
}

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
      return percentText(value, locale);
    case 'signed':
      return signedText(value, locale, 1);
    case 'signedWhole':
      return signedText(value, locale, 0);
    case 'minutes':
      return secondsAsMmSs(value);
  }
}

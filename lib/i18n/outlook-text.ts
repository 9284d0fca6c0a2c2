import { formatDecimals } from '../domain/text/format';
import type { Outlook } from '../domain/competition/scenario-model';
import type { Translate } from './translate';

const RARE = 0.001;

/** "58 %"; what is not certain is never called 0 or 100. */
export function chanceText({ status, chance }: Outlook, locale: string, t: Translate): string {
  if (status === 'open' && chance < RARE) return t('scenarios.under');
  if (status === 'open' && chance > 1 - RARE) return t('scenarios.over');
  const digits = status === 'open' && (chance < 0.1 || chance > 0.9) ? 1 : 0;
  return t('scenarios.percent', { value: formatDecimals(chance * 100, locale, digits) });
}

/** "Through", "Out", or the chance: what a result would leave a team. */
export function outlookText({ status, chance }: Outlook, locale: string, t: Translate): string {
  if (status === 'in') return t('scenarios.through');
  return status === 'out' ? t('scenarios.out') : chanceText({ status, chance }, locale, t);
}

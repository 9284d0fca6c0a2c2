import { chancePercent } from '../domain/text/format';
import type { Outlook } from '../domain/competition/scenario-model';
import type { Translate } from './translate';

/** Less than half a percent: what is not certain reads "<1 %" or ">99 %". */
const RARE = 0.001;

/** "58 %", whole in every table, so that chances compare at a glance, two opposite ones to 100; what is not certain is never called 0 or 100. */
export function chanceText({ status, chance }: Outlook, locale: string): string {
  return chancePercent(status === 'open' ? Math.min(Math.max(chance, RARE), 1 - RARE) : chance, locale);
}

/** "Through", "Out", or the chance: what a result would leave a team. */
export function outlookText(outlook: Outlook, locale: string, t: Translate): string {
  if (outlook.status === 'in') return t('scenarios.through');
  return outlook.status === 'out' ? t('scenarios.out') : chanceText(outlook, locale);
}

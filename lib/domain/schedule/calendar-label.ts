import { daysBetween } from '../values/week';

/** How a day is called (docs/product.md#time): the caller has the words for each kind. */
type CalendarLabel = { readonly kind: 'yesterday' | 'today' | 'tomorrow' | 'weekday' | 'date'; readonly day: string };

/** "Monday" covers the two to six days before today; everything else is a date. */
export function calendarLabel(day: string, today: string): CalendarLabel {
  const distance = daysBetween(today, day);
  if (distance === -1) return { kind: 'yesterday', day };
  if (distance === 0) return { kind: 'today', day };
  if (distance === 1) return { kind: 'tomorrow', day };
  return { kind: distance < -1 && distance > -7 ? 'weekday' : 'date', day };
}

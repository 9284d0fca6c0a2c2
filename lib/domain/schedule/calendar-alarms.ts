/** Minutes before a match's start at which a calendar's address may ask to be reminded. */
export const CALENDAR_ALARMS = [5, 10, 15, 30, 60] as const;

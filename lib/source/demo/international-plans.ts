import type { LeaguePlan } from './plan';

/** The international events, on Mondays and Tuesdays, when the leagues that send teams rest. */
export const INTERNATIONAL_PLANS: readonly LeaguePlan[] = [
  {
    leagueId: 297,
    naming: 'year',
    tier: 's',
    prizePool: '5000000 United States Dollar',
    level: 0,
    stages: [
      {
        kind: 'swiss',
        name: 'Swiss Stage',
        rounds: [
          '-3: Mon 12:00, Mon 12:50, Mon 13:40, Mon 14:30, Mon 15:20, Mon 16:10, Mon 17:00, Mon 17:50',
          '-3: Tue 12:00, Tue 12:50, Tue 13:40, Tue 14:30, Tue 15:20, Tue 16:10, Tue 17:00, Tue 17:50',
          '-2: Mon 09:00, Mon 11:00, Mon 13:00, Mon 13:50, Mon 14:40, Mon 15:30, Mon 16:30, Mon 18:30',
          '-2: Tue 09:00, Tue 11:00, Tue 13:00, Tue 15:00, Tue 17:00, Tue 19:00',
          '-1: Mon 12:00, Mon 14:30, Mon 17:00',
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        shape: 'single8',
        bestOf: 5,
        slots: ['0: Mon 12:30, Mon 17:00, Tue 11:30, Tue 16:00', '1: Mon 14:00, Tue 14:00', '2: Tue 14:00'],
      },
    ],
  },
  {
    leagueId: 300,
    naming: 'year',
    tier: 's',
    prizePool: '2000000 United States Dollar',
    level: 0,
    stages: [
      {
        kind: 'bracket',
        name: 'Bracket Stage',
        shape: 'single8',
        bestOf: 5,
        slots: ['-6: Mon 12:00, Mon 17:30, Tue 12:00, Tue 17:30', '-5: Mon 14:00, Tue 14:00', '-4: Tue 14:00'],
      },
    ],
  },
];

/** How many teams of each league are invited, best first. */
export const INVITATIONS: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  297: { 293: 4, 294: 4, 4197: 3, 4198: 2, 4288: 1, 4141: 1, 302: 1 },
  300: { 293: 2, 294: 2, 4197: 2, 4198: 1, 4288: 1 },
};

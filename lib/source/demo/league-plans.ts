import { leagueFix } from '../../domain/leagues/league-table';
import type { BracketShape } from './bracket';
import { INTERNATIONAL_PLANS } from './international-plans';
import type { BracketPlan, LeaguePlan, RoundsPlan } from './plan';

/** A made-up id: its number at PandaScore is not known. */
const LCO_ID = 90001;

const rounds = (bestOf: number, cycles: number, firstWeek: number, rounds: readonly string[]): RoundsPlan => ({
  kind: 'rounds',
  name: 'Regular Season',
  bestOf,
  cycles,
  firstWeek,
  rounds,
});
const playoffs = (shape: BracketShape, slots: readonly string[]): BracketPlan => ({
  kind: 'bracket',
  name: 'Playoffs',
  shape,
  bestOf: 5,
  slots,
});

/**
 * One split for each league. Slots follow the leagues' real broadcast days and
 * hours as far as the season's promise allows that something runs at any
 * moment of the week: together they go once around the clock each day.
 * Leagues that send teams to international events play Wednesday to Sunday, or
 * have a late slot in their first round for the one team that is away. All
 * slots of one night belong to one round, so that no team plays twice in a night.
 */
const REGIONAL_PLANS: readonly LeaguePlan[] = [
  {
    leagueId: 293,
    naming: 'season',
    tier: 'a',
    prizePool: '400000 United States Dollar',
    level: 1690,
    stages: [
      rounds(3, 2, -6, ['Wed 08:30, Wed 11:00, Thu 08:15, Thu 11:00, Fri 07:15', 'Sat 05:45, Sat 08:15, Sat 10:15, Sun 05:00, Sun 07:30']),
      playoffs('double6', ['3: Wed 08:00, Thu 08:00, Sat 06:00, Sun 06:00', '4: Wed 08:00, Thu 08:00, Sat 06:00, Sun 06:00']),
    ],
    disruptions: [{ slot: 'Fri 07:15', kind: 'rescheduled', from: 'Fri 10:30' }],
  },
  {
    leagueId: 294,
    naming: 'split',
    tier: 'a',
    prizePool: '600000 United States Dollar',
    level: 1680,
    stages: [
      {
        ...rounds(3, 2, -6, [
          'Wed 07:30, Wed 09:45, Wed 11:45, Thu 07:00, Thu 09:30, Thu 12:15, Fri 05:45, Fri 08:45',
          'Sat 04:15, Sat 07:00, Sat 09:15, Sat 11:30, Sun 06:15, Sun 08:45, Sun 10:00, Sun 11:15',
        ]),
        groups: ['Group Ascend', 'Group Nirvana'],
      },
      playoffs('double8', [
        '1: Wed 09:00, Thu 09:00, Fri 09:00, Sat 09:00',
        '2: Wed 09:00, Thu 09:00, Fri 09:00, Sat 09:00',
        '3: Wed 09:00, Thu 09:00, Fri 09:00, Sat 09:00',
        '4: Thu 09:00, Sat 09:00',
      ]),
    ],
    disruptions: [
      { slot: 'Sat 09:15', kind: 'postponed' },
      { slot: 'Sun 10:00', kind: 'rescheduled', from: 'Sat 13:30', announced: 'Thu 12:00' },
    ],
  },
  {
    leagueId: 4197,
    naming: 'season',
    tier: 'a',
    prizePool: '200000 Euro',
    level: 1610,
    stages: [
      rounds(1, 2, -5, [
        'Fri 14:15, Fri 15:05, Fri 15:55, Fri 16:45, Fri 17:35',
        'Sat 15:00, Sat 15:45, Sat 16:30, Sat 17:15, Sat 18:00',
        'Sun 14:45, Sun 15:30, Sun 16:15, Sun 17:00, Sun 17:45',
      ]),
      playoffs('double8', [
        '1: Thu 16:00, Fri 16:00, Sat 13:00, Sat 18:00',
        '2: Thu 16:00, Fri 16:00, Sat 16:00, Sun 16:00',
        '3: Thu 16:00, Fri 16:00, Sat 16:00, Sun 16:00',
        '4: Sat 16:00, Sun 16:00',
      ]),
    ],
  },
  {
    leagueId: 4198,
    naming: 'season',
    tier: 'a',
    prizePool: '200000 United States Dollar',
    level: 1570,
    stages: [
      rounds(3, 3, -6, [
        'Wed 00:30, Wed 01:45, Fri 00:45, Sun 21:45, Sun 23:00',
        'Wed 21:00, Wed 22:15, Wed 23:30, Thu 00:45, Thu 02:00',
        'Fri 22:00, Fri 23:15, Sat 00:30, Sat 21:30, Sat 22:45',
      ]),
      playoffs('double6', ['3: Wed 00:00, Thu 00:00, Sat 00:00, Sun 00:00', '4: Wed 00:00, Thu 00:00, Sat 00:00, Sun 00:00']),
    ],
  },
  {
    leagueId: 302,
    naming: 'split',
    tier: 'b',
    prizePool: null,
    level: 1520,
    stages: [
      rounds(3, 2, -6, ['Mon 19:15, Mon 20:30, Tue 19:30, Tue 20:45, Wed 19:45', 'Fri 19:30, Fri 20:45, Sat 19:00, Sat 20:15, Sun 20:30']),
      playoffs('double6', ['3: Fri 20:00, Sat 20:00, Sun 20:00', '4: Tue 20:00, Wed 20:00, Thu 20:00, Fri 20:00, Sun 20:00']),
    ],
  },
  {
    leagueId: 4288,
    naming: 'season',
    tier: 'b',
    prizePool: null,
    level: 1530,
    stages: [
      rounds(3, 2, -6, ['Mon 07:30, Mon 08:45, Tue 06:30, Tue 07:45, Wed 12:15', 'Fri 10:00, Fri 11:30, Sat 12:30, Sun 03:45, Sun 11:00']),
      playoffs('double6', ['3: Thu 09:00, Fri 09:00, Sat 09:00, Sun 09:00', '4: Wed 09:00, Thu 09:00, Sat 09:00, Sun 09:00']),
    ],
    disruptions: [{ slot: 'Sun 11:00', kind: 'canceled' }],
  },
  {
    leagueId: 4141,
    naming: 'season',
    tier: 'b',
    prizePool: null,
    level: 1520,
    stages: [
      rounds(3, 2, -5, ['Mon 11:15, Tue 09:00, Tue 10:15, Wed 13:30', 'Fri 13:00, Sat 13:45, Sun 12:30, Sun 13:30']),
      playoffs('single6', ['2: Wed 11:00, Thu 11:00, Sat 11:00, Sun 11:00', '3: Sun 11:00']),
    ],
  },
  {
    leagueId: 2092,
    naming: 'season',
    tier: 'b',
    prizePool: null,
    level: 1480,
    stages: [
      rounds(3, 3, -5, [
        'Mon 02:30, Mon 03:45, Mon 05:00, Mon 06:15',
        'Wed 04:15, Wed 06:45, Thu 03:15, Thu 04:30',
        'Fri 03:15, Fri 04:30, Sat 03:00, Sun 02:30',
      ]),
      playoffs('double4', ['2: Tue 05:00, Wed 05:00, Sat 05:00, Sun 05:00', '3: Sat 05:00, Sun 05:00']),
    ],
  },
  {
    leagueId: LCO_ID,
    naming: 'split',
    tier: 'b',
    prizePool: null,
    level: 1420,
    stages: [
      rounds(3, 3, -6, [
        'Mon 10:00, Tue 02:45, Tue 04:00, Tue 05:15',
        'Wed 03:00, Wed 05:30, Thu 05:45, Thu 09:00',
        'Fri 02:00, Sat 01:45, Sun 00:00, Sun 01:15',
      ]),
      playoffs('double4', ['1: Wed 05:00, Thu 05:00, Fri 05:00, Sat 05:00', '2: Fri 05:00, Sat 05:00']),
    ],
  },
  {
    leagueId: 1003,
    naming: 'season',
    tier: 'b',
    prizePool: null,
    level: 1470,
    stages: [
      rounds(3, 2, -7, ['Mon 15:00, Mon 17:30, Tue 15:00, Tue 17:30', 'Wed 15:30, Wed 17:30, Thu 15:00, Thu 17:00']),
      playoffs('single6', ['0: Mon 14:45, Tue 14:00, Wed 14:45, Thu 13:30', '1: Sun 15:00']),
    ],
  },
  {
    leagueId: 4199,
    naming: 'half',
    tier: 'b',
    prizePool: null,
    level: 1460,
    stages: [
      rounds(3, 3, -6, [
        'Mon 00:00, Mon 01:15, Tue 22:00, Tue 23:15',
        'Mon 21:45, Mon 23:00, Tue 00:15, Tue 01:30',
        'Thu 19:45, Thu 21:00, Thu 22:15, Thu 23:30',
      ]),
      playoffs('single6', ['1: Tue 00:00, Wed 00:00, Fri 00:00, Sat 00:00', '2: Sun 00:00']),
    ],
  },
  {
    leagueId: 4407,
    naming: 'season',
    tier: 'c',
    prizePool: null,
    level: 1420,
    stages: [
      rounds(3, 3, -4, ['Tue 18:15, Wed 17:15, Wed 18:30', 'Thu 16:00, Thu 17:15, Thu 18:30', 'Fri 18:15, Sun 18:15, Sun 19:30']),
      playoffs('double4', ['1: Tue 18:00, Wed 18:00, Thu 18:00, Fri 18:00', '2: Wed 18:00, Fri 18:00']),
    ],
  },
];

export const LEAGUE_PLANS: readonly LeaguePlan[] = [...INTERNATIONAL_PLANS, ...REGIONAL_PLANS];

export function demoLeague(id: number) {
  return leagueFix(id, id === LCO_ID ? 'LCO' : '');
}

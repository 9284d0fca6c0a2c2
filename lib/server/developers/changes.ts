/** What has changed for programs, newest first; versions after the rules of https://semver.org. */
export const API_CHANGES = [
  {
    version: '1.6.0',
    day: '2026-12-01',
    change: 'An open side of a match has in `round.after` the place of the match that decides it, also while its teams are not known.',
  },
  {
    version: '1.5.0',
    day: '2026-11-30',
    change:
      'A player has `next`: the match of their team that runs or comes next, and, where that reveals how far the team got, the first that does not. A season that is over has its first four in `podium`, and every season its first and last of the `patches`. A digest has its `next` match until that begins.',
  },
  {
    version: '1.4.0',
    day: '2026-11-29',
    change:
      'A calendar may be of several leagues and teams: `followed/leagues-293.teams-1-2.ics`. An open side in `round.from` has its possible `teams`, and the match its chances `against` them.',
  },
  {
    version: '1.3.0',
    day: '2026-11-29',
    change: 'The `round` of a match says what is at stake, where that is certain: `stake` is `title`, `out` or `drops`.',
  },
  {
    version: '1.2.0',
    day: '2026-11-28',
    change: 'Matches of a first round have a `round`, too, with `unfed: true`: who plays in them is no result.',
  },
  {
    version: '1.1.0',
    day: '2026-11-24',
    change: 'What was merged into another at the source leads there (308), its calendar too. Calendars of what was deleted answer 410.',
  },
  {
    version: '1.0.0',
    day: '2026-11-23',
    change:
      'The interface is described here. Pages of other sites may read it. JSON Feed, feeds of results, reminders in calendars, embeds.',
  },
] as const satisfies readonly { readonly version: string; readonly day: string; readonly change: string }[];

export const API_VERSION: string = API_CHANGES[0].version;

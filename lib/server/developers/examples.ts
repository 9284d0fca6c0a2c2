import type { ANSWER_SCHEMAS } from './answer-schemas';

/** Answers of the demo season, recorded and shortened; a test holds them against their schemas. By route. */
export const ANSWER_EXAMPLES: Readonly<Partial<Record<keyof typeof ANSWER_SCHEMAS, unknown>>> = {
  '/api/leagues': {
    leagues: [
      {
        id: 297,
        name: 'World Championship',
        acronym: 'Worlds',
        img: null,
        regionId: 4,
        flag: 'un',
        currentSerie: {
          id: 296701,
          leagueId: 297,
          fullName: '2026',
          year: 2026,
          season: null,
          beginAt: '2026-10-26T12:00:00Z',
          endAt: '2026-12-01T23:59:59Z',
          winnerId: null,
        },
        nextMatchAt: '2026-11-23T14:00:00Z',
        lastMatchAt: '2026-11-17T16:00:00Z',
      },
    ],
  },
  '/api/patches': {
    patches: [
      {
        version: '26.23',
        games: 628,
        withFigures: 628,
        firstAt: '2026-11-05T00:45:00Z',
        lastAt: '2026-11-18T17:15:00Z',
        picked: [
          {
            champion: { id: 3, name: 'Galio', img: 'https://ddragon.leagueoflegends.com/cdn/14.10.1/img/champion/Galio.png' },
            share: 0.2389,
          },
        ],
        banned: [
          {
            champion: { id: 235, name: 'Senna', img: 'https://ddragon.leagueoflegends.com/cdn/14.10.1/img/champion/Senna.png' },
            share: 0.8854,
          },
        ],
      },
    ],
  },
  '/api/search': {
    entries: [
      {
        type: 'team',
        id: 29302,
        name: 'T1',
        acronym: 'T1',
        img: null,
        key: 'team-29302',
        also: ['SKT', 'SK Telecom T1', 'SKT T1', '티원', '슼'],
        league: 'LCK',
        weight: 41,
      },
    ],
    near: false,
    pair: null,
  },
  '/api/live': {
    matches: [
      {
        games: [
          {
            id: 296711431,
            position: 1,
            status: 'finished',
            beginAt: '2026-11-18T17:19:56Z',
            endAt: '2026-11-18T17:56:21Z',
            lengthSeconds: 2185,
            winnerId: 440703,
            videoUrl: null,
          },
        ],
        streams: [
          {
            url: 'https://www.twitch.tv/inygontv1',
            embedUrl: 'https://player.twitch.tv/?channel=inygontv1',
            language: 'pt',
            main: true,
            official: true,
          },
        ],
        previousMatchIds: [],
        id: 29671143,
        name: 'SAW vs EGN',
        beginAt: '2026-11-18T17:15:00Z',
        beginAtEstimated: false,
        rescheduled: false,
        originalBeginAt: null,
        matchType: 'best_of',
        numOfGames: 3,
        opponentType: 'team',
        regionId: 3,
        leagueId: 4407,
        leagueName: 'LPLOL',
        leagueImg: null,
        serieId: 296714,
        serieName: 'Fall 2026',
        tournamentId: 2967141,
        tournamentName: 'Regular Season',
        version: '26.23',
        fullVersion: '16.23.1',
        modifiedAt: '2026-11-18T18:34:58Z',
        left: { id: 440701, abbr: 'SAW', name: 'SAW', location: 'PT', img: null, score: 0, canVote: true },
        right: { id: 440703, abbr: 'EGN', name: 'EGN Esports', location: 'PT', img: null, score: 1, canVote: true },
        status: 'running',
        slug: 'saw-vs-egn-esports',
        fullName: 'LPLOL - Fall 2026 - Regular Season - SAW vs EGN',
        isFinished: false,
        isNotStarted: false,
        isRunning: true,
        isStartingSoon: false,
        isCanceled: false,
        numComments: 0,
        header: { id: 4407, name: 'LPLOL', matchesNum: 2 },
      },
    ],
    playing: [
      {
        matchId: 29671143,
        position: 2,
        seconds: 1380,
        chance: 0.968,
        leads: [
          [480, 1327],
          [540, 1263],
        ],
        left: { gold: 43672, kills: 14 },
        right: { gold: 36485, kills: 4 },
      },
    ],
  },
  '/api/standings/[tournamentId]': {
    tournament: { id: 2967141, name: 'Regular Season', kind: 'group' },
    from: 'matches',
    rows: [
      { rank: 1, team: { id: 440701, name: 'SAW', acronym: 'SAW', img: null }, wins: 11, losses: 1, ties: 0, gameWins: 23, gameLosses: 9 },
    ],
    cuts: [{ places: 4, kind: 'advances' }],
    scenarios: null,
    titleChances: null,
    notes: [],
  },
  '/api/news': {
    scope: 'all',
    page: 1,
    pages: 18,
    items: [
      {
        kind: 'digest',
        id: 'day-1003-2026-11-18',
        span: 'day',
        day: '2026-11-18',
        at: '2026-11-18T14:45:00Z',
        league: { id: 1003, name: 'TCL' },
        serie: 'Fall 2026',
        stage: 'Playoffs',
        angle: { kind: 'reachFinal', matchId: 29671014, winner: 'left', score: [3, 1] },
        wording: 'a',
        matches: [
          {
            matchId: 29671014,
            left: { id: 100301, name: 'Papara SuperMassive', acronym: 'SUP' },
            right: { id: 100303, name: 'Fenerbahçe Esports', acronym: 'FB' },
            round: { part: 'single', name: 'semifinals', round: 2, match: 1 },
          },
        ],
        count: 1,
      },
    ],
  },
};

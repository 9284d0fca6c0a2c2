import { describe, expect, it } from 'vitest';
import { placedPlayer } from '../../../lib/domain/compare/compared-figures';
import { NO_QUALIFICATION_LINES, type QualificationLines } from '../../../lib/domain/competition/qualification-lines';
import type { TeamScenario } from '../../../lib/domain/competition/scenario-model';
import type { StandingsDocument } from '../../../lib/domain/competition/standings';
import { NO_LOOK } from '../../../lib/domain/play/cosmetics';
import type { PublicProfile } from '../../../lib/domain/play/profile';
import type { DigestDocument } from '../../../lib/domain/news/digest';
import { seasonSummary } from '../../../lib/domain/statistics/season-summary';
import { playerRows } from '../../../lib/domain/statistics/stats-rows';
import { STANDINGS_ROWS } from '../../../lib/fixtures/table-fixture';
import { finishedMatch, notStartedMatch, offMatch } from '../../../lib/fixtures/match-fixture';
import { LOCALES } from '../../../lib/domain/settings/locales';
import { cardAlt, cardVersion } from '../../../lib/server/cards/card';
import {
  compareCard,
  digestCard,
  leagueCard,
  matchCard,
  picksCard,
  playerCard,
  profileCard,
  scenarioCard,
  serieCard,
  tournamentCard,
} from '../../../lib/server/cards/make-cards';
import {
  compareResultCard,
  digestResultCard,
  playerResultCard,
  profileResultCard,
  rankingsResultCard,
  resultCard,
  scenarioResultCard,
} from '../../../lib/server/cards/result-cards';
import { GEN, T1, league, serie, teamStub, tournament } from '../../support/entity-fixture';
import { FOUR_TEAMS } from '../../support/play/pickem-fixture';
import { players } from '../../support/stats-fixture';

const WON = finishedMatch();
const LOST = finishedMatch({ winnerId: WON.right.id, left: { ...WON.left, score: 0 }, right: { ...WON.right, score: 2 }, forfeit: true });

it('cards name competitions in their language', () => {
  const worlds = league({ id: 297, name: 'World Championship', acronym: 'Worlds' });
  const texts = [
    leagueCard(worlds, 'ko'),
    serieCard({ league: worlds, serie: serie() }, 'ko'),
    tournamentCard({ league: worlds, serieName: 'Summer 2023', stage: tournament() }, 'ko'),
    scenarioCard({ league: worlds, serieName: 'Summer 2023', stage: { ...tournament(), hasBracket: false } }, 'ko'),
  ].map((card) => JSON.stringify([card.top, card.body], (key, value: unknown) => (key === 'picture' ? undefined : value)));
  for (const text of texts) expect(text).not.toMatch(/World Championship|Summer|Playoffs/);
  expect(texts.slice(1).every((text) => text.includes('2023 서머'))).toBe(true);
});

describe('the card of a match', () => {
  it.each(LOCALES)('is the same whoever won, in %s', (locale) => {
    expect(matchCard(LOST, locale)).toEqual(matchCard(WON, locale));
  });

  it('is the same before, while and after it is played', () => {
    const { left, right } = WON;
    const ahead = notStartedMatch({ beginAt: WON.beginAt, left: { ...left, score: null }, right: { ...right, score: null } });
    expect(matchCard({ ...ahead, name: WON.name }, 'en')).toEqual(matchCard(WON, 'en'));
  });

  it('says who plays, in what, when and the best-of', () => {
    expect(cardAlt(matchCard(WON, 'en'))).toBe('LCK · Summer 2023 · Playoffs. T1 vs Gen.G. Sat, 19 Aug 2023, 08:00 UTC · Best of 3');
  });

  it('shows only the day where the time is not certain, and the state of a match that is off', () => {
    expect(matchCard({ ...WON, beginAtEstimated: true }, 'en').foot).toEqual(['Sat, 19 Aug 2023', 'Best of 3']);
    expect(matchCard(offMatch('postponed'), 'es').foot[0]).toBe('Aplazado');
  });

  it('has another version when what it shows changes', () => {
    expect(cardVersion(matchCard({ ...WON, beginAt: '2023-08-19T09:00:00Z' }, 'en'))).not.toBe(cardVersion(matchCard(WON, 'en')));
  });
});

describe('the card of a result', () => {
  it('is the one that shows it', () => {
    expect(cardAlt(resultCard(WON, 'en'))).toContain('T1 2–1 Gen.G');
    const eagles = { ...WON, left: { ...WON.left, name: 'نسور' } };
    expect(cardAlt(resultCard(eagles, 'en'))).toContain('نسور\u200e 2–1 Gen.G');
    expect(resultCard(WON, 'en').body).toMatchObject({ scores: { winner: 'left' } });
    expect(resultCard(LOST, 'en').body).toMatchObject({ scores: { winner: 'right' } });
    expect(resultCard(finishedMatch({ winnerId: null }), 'en').body).toMatchObject({ scores: { winner: null } });
  });
});

describe('the card of a table', () => {
  const stage = { name: 'Playoffs', beginAt: '2023-08-01T00:00:00Z', endAt: null, hasBracket: false };

  it('asks who needs what; of a bracket it names the stage', () => {
    const of = (hasBracket: boolean) =>
      cardAlt(scenarioCard({ league: null, serieName: 'Summer 2023', stage: { ...stage, hasBracket } }, 'en'));
    expect(of(false)).toContain('Who needs what?');
    expect(of(true)).toContain('Playoffs, 1 Aug 2023');
  });
});

const PLAYER = {
  id: 1,
  name: 'Faker',
  firstName: '',
  lastName: '',
  role: 'mid',
  nationality: 'KR',
  active: true,
  img: null,
  team: T1,
} as const;
const SEASON = { serieId: 9, name: 'Summer 2023', leagueName: 'LCK' };

describe('the card of a player with results', () => {
  const cardOf = (id: number) =>
    playerResultCard(
      { ...PLAYER, id },
      SEASON,
      seasonSummary(id, { ...players, coverage: { games: 20, withFigures: 20 } }) ?? expect.fail(),
      'en',
    );

  it('has the figures of the page’s head, each with its place among the role, and what they stand for', () => {
    const { body, foot } = cardOf(1);
    expect(body.kind === 'figures' ? body.figures.map(({ label, note }) => [label, note]) : null).toEqual([
      ['Win rate', '1 of 2'],
      ['KDA', '1 of 2'],
      ['KP', '1 of 2'],
    ]);
    expect(foot).toEqual(['LCK Summer 2023', '20 games']);
  });

  it('has no place for a player with few games, and a dash for what is not known', () => {
    const summary = seasonSummary(4, players) ?? expect.fail();
    const unknown = { ...summary, figures: summary.figures.map((figure) => ({ ...figure, value: null })) };
    const { body } = playerResultCard(PLAYER, SEASON, unknown, 'en');
    expect(body.kind === 'figures' ? body.figures.map(({ value, note }) => [value, note]) : null).toEqual([
      ['–', ''],
      ['–', ''],
      ['–', ''],
    ]);
  });

  it('has another version than the one for every reader, which has no figure', () => {
    expect(cardVersion(cardOf(1))).not.toBe(cardVersion(playerCard(PLAYER, 'en')));
    expect(cardAlt(playerCard(PLAYER, 'en'))).toBe('T1. Faker, Mid. Stats, champions and matches');
  });
});

describe('the card of a comparison with results', () => {
  const rows = playerRows(players);
  const compared = [1, 3, 4].map((id) => ({
    ...T1,
    id,
    name: `Player ${id}`,
    team: T1,
    placed: placedPlayer(id, rows, { games: 20, withFigures: 20 }),
  }));

  it('has five figures of each, with bars where they have places', () => {
    const { body, foot } = compareResultCard('players', compared, 'LCK Summer 2023', 'en') ?? expect.fail();
    if (body.kind !== 'bars') return expect.fail();
    expect(body.sides.map(({ note }) => note)).toEqual(['20 games', '5 games', '2 games']);
    // The CS of one of them are not known.
    expect(body.bars.map(({ label }) => label)).toEqual(['KDA', 'KP', 'Dmg/min', 'Win rate', 'Gold/min']);
    // Two games give nobody a place.
    expect(body.bars[0]?.cells.map(({ part }) => part)).toEqual([1, 1, null]);
    expect(foot).toEqual(['LCK Summer 2023']);
  });

  it('has a dash, and no bar, for what is known of others only', () => {
    const [one, other] = compared;
    if (!one?.placed || !other?.placed) return expect.fail();
    const given = [one, { ...other, placed: { ...other.placed, figures: [] } }];
    const { body } = compareResultCard('players', given, '', 'en') ?? expect.fail();
    expect(body.kind === 'bars' ? body.bars.map(({ cells }) => cells[1]) : null).toEqual(Array(5).fill({ value: '–', part: null }));
  });

  it('is none where nobody has played', () => {
    expect(compareResultCard('teams', [{ ...GEN, team: null, placed: null }], '', 'en')).toBeNull();
    expect(cardAlt(compareCard('players', compared, 'en'))).not.toContain('CS');
  });
});

describe('the card of the ranking with results', () => {
  it('has the first five with their points', () => {
    const ranked = (place: number) => ({
      ...{
        place,
        placeBefore: null,
        team: { ...T1, id: place, name: place === 1 ? 'Hanwha Life Esports' : `Team ${place}` },
        league: null,
      },
      ...{ rating: 1900 - place, deviation: 40, ratingBefore: null, matches: 9, latest: [], curve: [] },
    });
    const rankings = { asOf: '2023-08-20T12:00:00Z', since: '2023-08-13T12:00:00Z', matches: 1, games: 1, regions: [], ranked: 7 };
    const teams = [1, 2, 3, 4, 5, 6, 7].map(ranked);
    const { body, foot } = rankingsResultCard({ ...rankings, teams, regionKeys: ['korea'] }, 'korea', 'en');
    if (body.kind !== 'table') return expect.fail();
    expect(body.title).toBe('Power ranking: Korea');
    expect(body.rows.map(({ place, value }) => [place, value])).toEqual([
      ['1', '1,899'],
      ['2', '1,898'],
      ['3', '1,897'],
      ['4', '1,896'],
      ['5', '1,895'],
    ]);
    // As fans call the club, in the club's own colours.
    expect(body.rows[0]?.picture).toMatchObject({ name: 'Hanwha Life', club: 'Hanwha Life Esports' });
    expect(foot).toEqual(['Rating', '20 Aug 2023']);
  });
});

describe('the card of a table with results', () => {
  const stage = { name: 'Regular Season', beginAt: '2023-06-07T08:00:00Z', endAt: null, hasBracket: false };
  const given = { league: null, serieName: 'Summer 2023', stage };
  const table: StandingsDocument = {
    tournamentId: 16,
    tournamentName: 'Regular Season',
    kind: 'group',
    from: 'source',
    rows: [...STANDINGS_ROWS],
  };
  const scenario = (teamId: number, status: TeamScenario['status'], chance: number): TeamScenario => ({
    ...{ teamId, status, chance, best: 1, worst: 3, remaining: 2, enough: null, atLeast: null, level: false, mustLose: [] },
  });
  const said = (standings: StandingsDocument, lines: QualificationLines = NO_QUALIFICATION_LINES) => {
    const body = scenarioResultCard(given, standings, lines, 'en')?.body;
    return body?.kind === 'table' ? body.rows.map(({ place, value, mark }) => [place, value, mark]) : null;
  };

  it('says who is through, who is out, and how likely the others are to get there', () => {
    const teams = [scenario(77, 'in', 1), scenario(1, 'open', 0.9996), scenario(63, 'out', 0)];
    const scenarios = { places: 2, method: 'exact', byScore: true, outcomes: 8, remaining: 3, teams } as const;
    expect(said({ ...table, scenarios: { ...scenarios, teams } })).toEqual([
      ['1', 'Through', 'in'],
      ['2', '>99%', null],
      ['3', 'Out', 'out'],
    ]);
  });

  it('says of a stage that is over who went on', () => {
    const byTeam = new Map([
      [77, 'advances'],
      [1, 'out'],
    ] as const);
    expect(said(table, { byTeam, final: true, certain: new Set() })).toEqual([
      ['1', 'Through', 'in'],
      ['2', 'Out', 'out'],
    ]);
  });

  it('says of a bracket how likely each team is to win it', () => {
    const teams = [
      { teamId: 1, final: 0.8, title: 0.6 },
      { teamId: 77, final: 0.6, title: 0.4 },
    ];
    expect(said({ ...table, kind: 'bracket', titleChances: { method: 'exact', outcomes: 4, remaining: 2, rated: 2, teams } })).toEqual([
      ['1', '60%', null],
      ['2', '40%', null],
    ]);
  });

  it('has the records where nothing of that is known, and nothing before the first result', () => {
    expect(said(table)).toEqual([
      ['1', '14–4', null],
      ['2', '11–7', null],
      ['3', '8–10', null],
    ]);
    expect(said({ ...table, rows: STANDINGS_ROWS.map((row) => ({ ...row, wins: 0, losses: 0 })) })).toBeNull();
  });
});

describe('the card of a digest', () => {
  const digest: DigestDocument = {
    ...{ kind: 'digest', id: 'day-293-2023-08-19', span: 'day', day: '2023-08-19', at: WON.beginAt, wording: 'a', table: null, next: null },
    ...{ league: { id: 293, name: 'LCK' }, serie: 'Summer 2023', stage: 'Playoffs', matches: [WON] },
    angle: { kind: 'win', matchId: WON.id, winner: 'left', score: [2, 1] },
  };
  const curve = {
    teams: [WON.right.id, WON.left.id],
    seconds: [0, 300, 900],
    gold: [
      [100, 500, 900],
      [200, 800, 700],
    ],
    taken: [],
  } as const;

  it('with results has the headline and the line of the game, from the left side, with its gap', () => {
    const picture = { matchId: WON.id, game: 2, curve, lengthSeconds: 1_800, teams: [] };
    const { body, foot } = digestResultCard(digest, WON, picture, 'en');
    if (body.kind !== 'curve') return expect.fail();
    expect(body.title).toBe('T1 beat Gen.G');
    expect(body.points).toEqual([
      { seconds: 0, lead: 100 },
      { seconds: 300, lead: 300 },
      { seconds: 300, lead: null },
      { seconds: 900, lead: -200 },
    ]);
    expect(foot[0]).toBe('T1 vs GEN, game 2: gold difference');
    const none = digestResultCard(digest, WON, null, 'en').body;
    expect(none.kind === 'curve' ? none.points : null).toEqual([]);
  });

  it.each(LOCALES)('for every reader is the same whoever won, in %s', (locale) => {
    const lost: DigestDocument = { ...digest, matches: [LOST], angle: { ...digest.angle, winner: 'right', score: [2, 0] } };
    expect(digestCard(lost, null, locale)).toEqual(digestCard(digest, null, locale));
  });
});

describe('the card of a profile', () => {
  const profile: PublicProfile = {
    ...{ id: '0123456789abcdef', name: 'Ana', look: NO_LOOK, isPrivate: false, isOwn: false, open: [], balance: null, form: [], best: [] },
    ...{ calibration: [], counted: 30, streak: { now: 3, longest: null } },
    ranks: [{ period: 'all', place: 1, score: 4, count: 30, won: 20 }],
  };

  it('has the record, the share of right ones and the streak, and without results the name alone', () => {
    expect(cardAlt(profileResultCard(profile, 'en'))).toBe(
      'Predictions. Ana, Record 20–10, Hit rate 67% of 30 picks, Streak 3. Form, best calls and calibration in the prediction game.',
    );
    expect(cardAlt(profileCard(profile, 'en'))).toBe('Predictions. Ana. Form, best calls and calibration in the prediction game.');
  });

  it('is that of the name before anything is settled', () => {
    expect(profileResultCard({ ...profile, ranks: [] }, 'en')).toEqual(profileCard(profile, 'en'));
  });
});

describe('the card of shared picks', () => {
  const stage = { leagueId: 1, leagueName: 'World Championship', leagueImg: null, serieName: '2026', name: 'Playoffs' };
  const player = { name: 'Ann' };
  const winners = [
    { matchId: 1, teamId: 1 },
    { matchId: 2, teamId: 3 },
    { matchId: 3, teamId: 3 },
  ];

  it('has the champion of a bracket, whose pick it is, and its way to the title', () => {
    const card = picksCard({ player, stage, task: FOUR_TEAMS, picks: { kind: 'bracket', winners } }, 'en');
    expect(cardAlt(card)).toBe(
      "World Championship · 2026 · Playoffs. Ann’s champion: Team 3, Path to the title: Semifinal 2 Team 2, Final Team 1. Pick'em",
    );
  });

  it('has the first places of each group', () => {
    const groups = [1, 2].map((group) => ({ group, teams: Array.from({ length: 8 }, (_, index) => teamStub(group * 10 + index)) }));
    const picks = { kind: 'groups' as const, groups: groups.map(({ teams }) => teams.map(({ id }) => id).toReversed()) };
    const { body } = picksCard({ player, stage, task: { kind: 'groups', groups }, picks }, 'en');
    if (body.kind !== 'table') return expect.fail();
    expect(body.title).toBe('Ann’s picks');
    expect(body.rows.map(({ place, picture, value }) => [place, picture.id, value]).filter((_, index) => index % 5 === 0)).toEqual([
      ['1', 17, 'Group 1'],
      ['1', 27, 'Group 2'],
    ]);
    expect(body.rows).toHaveLength(10);
  });

  it('has the boxes of a Swiss stage', () => {
    const teams = Array.from({ length: 16 }, (_, index) => teamStub(index + 1));
    const picks = { kind: 'swiss' as const, perfect: [16, 15], advance: [1, 2, 3, 4, 5, 6], winless: [7, 8] };
    const { body } = picksCard({ player, stage, task: { kind: 'swiss', teams }, picks }, 'en');
    const rows = body.kind === 'table' ? body.rows.map(({ picture, value }) => `${picture.id} ${value}`) : [];
    expect([rows[0], rows[2], rows[9]]).toEqual(['16 3–0', '1 Advances', '8 0–3']);
  });
});

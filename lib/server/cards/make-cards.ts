import type { ComparedKind } from '../../domain/compare/compare-query';
import { clubShortName } from '../../domain/entities/club-names';
import { tellingFigures, type PlacedFigures } from '../../domain/compare/compared-figures';
import type { QualificationLines } from '../../domain/competition/qualification-lines';
import type { Outlook } from '../../domain/competition/scenario-model';
import { hasResults, type StandingsDocument } from '../../domain/competition/standings';
import { leagueFix } from '../../domain/leagues/league-table';
import type { League, Player, Serie, Team, TeamStub, Tournament } from '../../domain/entities/entities';
import { figureText } from '../../domain/statistics/column-text';
import { formatOf } from '../../domain/statistics/figure-columns';
import type { PlayerFiguresDocument } from '../../domain/statistics/player-figures-document';
import { HEAD_FIGURES, type SeasonSummary } from '../../domain/statistics/season-summary';
import { formatThousands } from '../../domain/text/format';
import { spanMark } from '../../domain/text/list-text';
import { localTimeText } from '../../domain/text/local-time-formats';
import type { Locale } from '../../domain/settings/locales';
import type { FinishedMatch, MatchSummary, Side } from '../../domain/match/match';
import { curvePoints } from '../../domain/match/gold-curve';
import { roleOrder } from '../../domain/match/role';
import type { DigestDocument } from '../../domain/news/digest';
import type { DigestPicture } from '../../domain/news/digest/digest-facts';
import type { ShownRankings } from '../../domain/rating/shown-rankings';
import { formatDay } from '../../domain/schedule/day-format';
import { addDays } from '../../domain/values/week';
import { DAYS_PER_WEEK } from '../../domain/values/constants';
import { competitionName, competitionOf } from '../../i18n/competition-name';
import { headlineOf } from '../../i18n/digest-headline';
import { translator } from '../../i18n/message-registry';
import { outlookText } from '../../i18n/outlook-text';
import { roundTitle } from '../../i18n/round-title';
import { seriesFormat } from '../../i18n/series-format';
// Registers every locale's texts.
import '../../i18n/server-messages';
import type { CardPicture, CardRow, LinkCard } from './card';

/**
 * What the card of each kind of thing says. None but those with "result" in
 * their name may read anything that follows from a result
 * (tests/server/cards/make-cards.test.ts).
 */

type NamedLeague = Pick<League, 'id' | 'name' | 'img'>;

function leaguePicture({ id, name, img }: NamedLeague): CardPicture {
  return { kind: 'league', id, name: leagueFix(id)?.name || name, acronym: leagueFix(id)?.acronym ?? '', img };
}

function teamPicture({ id, name, acronym, img }: TeamStub): CardPicture {
  return { kind: 'team', id, name, acronym, img };
}

/** In a table: as fans call the club, in its own colours. */
function clubPicture(team: TeamStub): CardPicture {
  return { ...teamPicture(team), name: clubShortName(team.name), club: team.name };
}

/** "LCK", "Summer 2023", "Playoffs", "Semifinal 1". */
function matchTop(match: MatchSummary, locale: Locale): Pick<LinkCard, 'badge' | 'top'> {
  const { leagueId: id, leagueName: name, leagueImg: img, serieName, tournamentName } = match;
  const badge = leaguePicture({ id, name, img });
  const round = match.round ? roundTitle(match.round, translator(locale)) : '';
  return { badge, top: [badge.name, serieName, tournamentName, round] };
}

function sidePicture({ id, name, abbr, img }: Side, match: MatchSummary, unknown: string): CardPicture {
  return { kind: match.opponentType, id, name: name || abbr || unknown, acronym: abbr, img };
}

/** Day and time in UTC; of an uncertain time the day, of a match that is off what it is. */
function matchFoot(match: MatchSummary, locale: Locale): string[] {
  const t = translator(locale);
  const format = seriesFormat(match, t);
  if (match.status === 'postponed' || match.status === 'canceled') return [t(`match.${match.status}`), format];
  const start = match.beginAtEstimated
    ? formatDay(match.beginAt.slice(0, 10), 'mediumYear', locale)
    : localTimeText(match.beginAt, 'yearTime', locale, '24', 'UTC', null, 'UTC');
  return [start, format];
}

function versus(match: MatchSummary, locale: Locale): Extract<LinkCard['body'], { kind: 'versus' }> {
  const t = translator(locale);
  const unknown = t('match.unknownTeam');
  return {
    kind: 'versus',
    left: sidePicture(match.left, match, unknown),
    right: sidePicture(match.right, match, unknown),
    between: t('match.versus'),
    scores: null,
  };
}

export function matchCard(match: MatchSummary, locale: Locale): LinkCard {
  return { locale, ...matchTop(match, locale), body: versus(match, locale), foot: matchFoot(match, locale) };
}

/** The one card that shows a result: for readers who choose to share it. */
export function resultCard(match: FinishedMatch, locale: Locale): LinkCard {
  const { left, right, winnerId } = match;
  const winner = winnerId === null ? null : winnerId === left.id ? 'left' : winnerId === right.id ? 'right' : null;
  const scores = { left: left.score, right: right.score, winner } as const;
  const [day = '', ...rest] = matchFoot(match, locale);
  return {
    locale,
    ...matchTop(match, locale),
    body: { ...versus(match, locale), scores },
    foot: [translator(locale)('match.finished'), day, ...rest],
  };
}

/** `league`: where it plays most; null where unknown. */
export function teamCard(team: Team, league: { readonly id: number; readonly name: string } | null, locale: Locale): LinkCard {
  const t = translator(locale);
  const roster = team.players
    .filter(({ active }) => active)
    .sort((a, b) => roleOrder(a.role) - roleOrder(b.role) || a.id - b.id)
    .slice(0, MOST_PLAYERS)
    .map(({ name }) => name);
  return {
    locale,
    badge: null,
    top: [league === null ? t('cards.team') : leagueFix(league.id)?.name || league.name],
    body: { kind: 'subject', picture: teamPicture(team), title: team.name, lines: roster.length > 0 ? [roster.join(' · ')] : [] },
    foot: [t('cards.teamFoot')],
  };
}

const MOST_PLAYERS = 6;

type Subject = Extract<LinkCard['body'], { kind: 'subject' }> & { readonly picture: CardPicture };

function playerSubject({ id, name, img, team, role, firstName, lastName }: Player, locale: Locale): Subject {
  const t = translator(locale);
  return {
    kind: 'subject',
    picture: playerPicture({ id, name, img }, team),
    title: name,
    lines: [[firstName, lastName].filter(Boolean).join(' '), role === null ? '' : t(`game.roles.${role}`)].filter(Boolean),
  };
}

function playerPicture({ id, name, img }: Pick<Player, 'id' | 'name' | 'img'>, team: TeamStub | null): CardPicture {
  return { kind: 'player', id, name, acronym: '', ...(team && { club: team.name }), img };
}

function playerTop(team: TeamStub | null, locale: Locale): Pick<LinkCard, 'badge' | 'top'> {
  return { badge: team && teamPicture(team), top: [team?.name ?? translator(locale)('cards.player')] };
}

export function playerCard(player: Player, locale: Locale): LinkCard {
  const foot = [translator(locale)('cards.playerFoot')];
  return { locale, ...playerTop(player.team, locale), body: playerSubject(player, locale), foot };
}

type Season = NonNullable<PlayerFiguresDocument['season']>;

/** The figures of the head of the player's page, each with its place among the role. */
export function playerResultCard(player: Player, season: Season, summary: SeasonSummary, locale: Locale): LinkCard {
  const t = translator(locale);
  const { picture, title, lines } = playerSubject(player, locale);
  const figures = summary.figures
    .filter(({ key }) => HEAD_FIGURES.includes(key))
    .map(({ key, value, rank }) => ({
      label: t(`stats.columns.${key}`),
      value: value === null ? UNKNOWN : figureText(value, formatOf(key), locale),
      note: rank === null ? '' : t('player.rank', { place: rank.place, of: rank.of }),
    }));
  return {
    locale,
    ...playerTop(player.team, locale),
    body: { kind: 'figures', picture, title, lines: [lines.join(' · ')].filter(Boolean), figures },
    foot: [competitionOf(season.leagueName, [season.name], t), t('player.games', { count: summary.games })],
  };
}

/** Of a figure that no source gave: never a zero. */
const UNKNOWN = '–';

export function leagueCard(league: NamedLeague, locale: Locale): LinkCard {
  const t = translator(locale);
  const picture = leaguePicture(league);
  return {
    locale,
    badge: null,
    top: [t('cards.league')],
    body: { kind: 'subject', picture, title: picture.name, lines: [] },
    foot: [t('cards.leagueFoot')],
  };
}

/** "12 Jan 2023 – 20 Aug 2023"; '' without a start. */
function span({ beginAt, endAt }: Pick<Serie, 'beginAt' | 'endAt'>, locale: Locale): string {
  const day = (at: string) => formatDay(at.slice(0, 10), 'date', locale);
  if (beginAt === null) return '';
  return endAt === null ? day(beginAt) : day(beginAt) + spanMark(locale) + day(endAt);
}

export function serieCard({ league, serie }: { readonly league: NamedLeague | null; readonly serie: Serie }, locale: Locale): LinkCard {
  const t = translator(locale);
  const picture = league && leaguePicture(league);
  return {
    locale,
    badge: null,
    top: [picture?.name ?? t('cards.serie')],
    body: { kind: 'subject', picture, title: serie.fullName || (picture?.name ?? ''), lines: [span(serie, locale)].filter(Boolean) },
    foot: [t('cards.competitionFoot')],
  };
}

type StageOfSerie = {
  readonly league: NamedLeague | null;
  readonly serieName: string;
  readonly stage: Pick<Tournament, 'name' | 'beginAt' | 'endAt' | 'hasBracket'>;
};

export function tournamentCard({ league, serieName, stage }: StageOfSerie, locale: Locale): LinkCard {
  const t = translator(locale);
  const picture = league && leaguePicture(league);
  return {
    locale,
    badge: null,
    top: [picture?.name ?? t('cards.tournament'), serieName].filter(Boolean),
    body: { kind: 'subject', picture, title: stage.name, lines: [span(stage, locale)].filter(Boolean) },
    foot: [t('cards.competitionFoot')],
  };
}

/** Of a stage's table. Its text does not depend on whether anything is still open, which would reveal results. */
export function scenarioCard(given: StageOfSerie, locale: Locale): LinkCard {
  if (given.stage.hasBracket) return tournamentCard(given, locale);
  const t = translator(locale);
  const { league, serieName, stage } = given;
  const picture = league && leaguePicture(league);
  return {
    locale,
    badge: null,
    top: [picture?.name ?? t('cards.tournament'), serieName, stage.name].filter(Boolean),
    body: { kind: 'subject', picture, title: t('cards.scenario'), lines: [t('cards.scenarioLine')] },
    foot: [t('cards.scenarioFoot')],
  };
}

type SaidTable = { readonly title: string; readonly rows: readonly CardRow[]; readonly foot: string };

/** Who is through, who is out, and how likely each other team is to get there; null where that is not known. */
function qualificationOf({ scenarios, rows }: StandingsDocument, lines: QualificationLines, locale: Locale): SaidTable | null {
  const t = translator(locale);
  const outlookOf = (teamId: number): Outlook | undefined => {
    if (scenarios) return scenarios.teams.find((team) => team.teamId === teamId);
    const line = lines.final ? lines.byTeam.get(teamId) : undefined;
    return line && (line === 'out' ? { status: 'out', chance: 0 } : { status: 'in', chance: 1 });
  };
  const said = rows.flatMap(({ rank, team }): CardRow[] => {
    const outlook = outlookOf(team.id);
    const mark = outlook === undefined || outlook.status === 'open' ? null : outlook.status;
    return outlook ? [{ place: String(rank), picture: clubPicture(team), value: outlookText(outlook, locale, t), mark }] : [];
  });
  const foot = scenarios ? t('scenarios.places', { count: scenarios.places }) : t('cards.competitionFoot');
  return said.length === 0 ? null : { title: t('cards.scenarioFoot'), rows: said, foot };
}

/** How likely each team that is still in a bracket is to win it; null where that is not known. */
function titleRaceOf({ titleChances, rows }: StandingsDocument, locale: Locale): SaidTable | null {
  const t = translator(locale);
  const said = (titleChances?.teams ?? []).flatMap(({ teamId, title }, _index, all): CardRow[] => {
    const team = rows.find((row) => row.team.id === teamId)?.team;
    const place = 1 + all.findIndex((other) => other.title === title);
    const value = outlookText({ status: 'open', chance: title }, locale, t);
    return team ? [{ place: String(place), picture: clubPicture(team), value, mark: null }] : [];
  });
  return said.length === 0 ? null : { title: t('bracket.chances'), rows: said, foot: t('bracket.winFinal') };
}

/** Places and records; null before the first result. */
function recordsOf({ rows }: StandingsDocument, locale: Locale): SaidTable | null {
  const t = translator(locale);
  if (!hasResults(rows)) return null;
  const said = rows.map(({ rank, team, wins, losses, ties }): CardRow => ({
    place: String(rank),
    picture: clubPicture(team),
    value: [wins, losses, ...(ties > 0 ? [ties] : [])].join('–'),
    mark: null,
  }));
  return { title: t('standings.title'), rows: said, foot: t('cards.competitionFoot') };
}

/** What is at stake in a stage, else how it stands; null before the first result. */
export function scenarioResultCard(
  { league, serieName, stage }: StageOfSerie,
  standings: StandingsDocument,
  lines: QualificationLines,
  locale: Locale,
): LinkCard | null {
  const t = translator(locale);
  const said = qualificationOf(standings, lines, locale) ?? titleRaceOf(standings, locale) ?? recordsOf(standings, locale);
  if (said === null) return null;
  const picture = league && leaguePicture(league);
  return {
    locale,
    badge: picture,
    top: [picture?.name ?? t('cards.tournament'), ...[serieName, stage.name].map((name) => competitionName(name, t))],
    body: { kind: 'table', title: said.title, rows: said.rows },
    foot: [said.foot],
  };
}

function daysOf({ day, span: length }: Pick<DigestDocument, 'span' | 'day'>, locale: Locale): string {
  const first = formatDay(day, 'date', locale);
  return length === 'day' ? first : first + spanMark(locale) + formatDay(addDays(day, DAYS_PER_WEEK - 1), 'date', locale);
}

/** `img`: of the league; null without one. */
export function digestCard(
  digest: Pick<DigestDocument, 'league' | 'serie' | 'span' | 'day'>,
  img: string | null,
  locale: Locale,
): LinkCard {
  const t = translator(locale);
  const picture = leaguePicture({ ...digest.league, img });
  return {
    locale,
    badge: null,
    top: [picture.name, digest.serie].filter(Boolean),
    body: { kind: 'subject', picture, title: t(`cards.digest.${digest.span}`), lines: [daysOf(digest, locale)] },
    foot: [t('cards.digestFoot')],
  };
}

/** The headline of a digest and the line in gold of the game that it is about; without one where that is not known. */
export function digestResultCard(digest: DigestDocument, lead: FinishedMatch, picture: DigestPicture | null, locale: Locale): LinkCard {
  const t = translator(locale);
  const { left, right } = lead;
  const { top, foot } = digestCard(digest, lead.leagueImg, locale);
  const points = picture === null ? [] : curvePoints(picture.curve, left.id);
  const unknown = t('match.unknownTeam');
  return {
    locale,
    badge: leaguePicture({ ...digest.league, img: lead.leagueImg }),
    top: [...top, daysOf(digest, locale)],
    body: {
      kind: 'curve',
      title: headlineOf(digest, digest.angle, lead, t),
      left: sidePicture(left, lead, unknown),
      right: sidePicture(right, lead, unknown),
      points: points.flatMap(({ seconds, since, afterGap, lead: gold }) => [
        ...(afterGap ? [{ seconds: since ?? seconds, lead: null }] : []),
        { seconds, lead: gold },
      ]),
    },
    foot:
      picture === null
        ? foot
        : [t('digest.picture', { left: left.abbr || left.name, right: right.abbr || right.name, number: picture.game })],
  };
}

/** Players and teams in the order of the address. */
export function compareCard(of: ComparedKind, compared: readonly TeamStub[], locale: Locale): LinkCard {
  const t = translator(locale);
  const kind = of === 'players' ? 'player' : 'team';
  return {
    locale,
    badge: null,
    top: [t(`compare.titles.${of}`)],
    body: { kind: 'row', pictures: compared.map((each) => ({ ...teamPicture(each), kind })), between: t('match.versus') },
    foot: [t('cards.compareFoot')],
  };
}

/** One of those compared, for a card with figures. */
type ComparedStub = TeamStub & { readonly team: TeamStub | null; readonly placed: PlacedFigures | null };

const MOST_BARS = 5;

/** The most telling figures of those compared; null where nothing is counted of any. `scopeName`: what they are counted over. */
export function compareResultCard(of: ComparedKind, compared: readonly ComparedStub[], scopeName: string, locale: Locale): LinkCard | null {
  const t = translator(locale);
  const keys = tellingFigures(
    compared.map(({ placed }) => placed),
    MOST_BARS,
  );
  if (keys.length === 0) return null;
  const bars = keys.map((key) => ({
    label: t(`stats.columns.${key}`),
    cells: compared.map(({ placed }) => {
      const figure = placed?.figures.find((each) => each.key === key);
      const value = figure?.value ?? null;
      const percentile = figure?.percentile ?? null;
      return {
        value: value === null ? UNKNOWN : figureText(value, formatOf(key), locale),
        part: percentile === null ? null : percentile / 100,
      };
    }),
  }));
  const sides = compared.map((each) => ({
    picture: of === 'players' ? playerPicture(each, each.team) : clubPicture(each),
    note: each.placed === null ? t('compare.noGames') : t('compare.gamesOf', { count: each.placed.games }),
  }));
  return {
    locale,
    badge: null,
    top: [t(`compare.titles.${of}`)],
    body: { kind: 'bars', sides, bars },
    foot: [scopeName || t('stats.everything')],
  };
}

export function rankingsCard(locale: Locale): LinkCard {
  const t = translator(locale);
  return {
    locale,
    badge: null,
    top: [t('site.title')],
    body: { kind: 'subject', picture: null, title: t('rankings.title'), lines: [t('cards.rankingsLine')] },
    foot: [t('cards.rankingsFoot')],
  };
}

const MOST_RANKED = 5;

/** The first of the ranking, or of a region's, with their points. */
export function rankingsResultCard({ teams, asOf, regionKeys }: ShownRankings, region: string | null, locale: Locale): LinkCard {
  const t = translator(locale);
  const named = regionKeys.find((key) => key === region);
  return {
    locale,
    badge: null,
    top: [t('site.title')],
    body: {
      kind: 'table',
      title: named === undefined ? t('rankings.title') : t('rankings.titleOf', { region: t(`regions.${named}`) }),
      rows: teams.slice(0, MOST_RANKED).map(({ place, team, rating }) => ({
        place: String(place),
        picture: clubPicture(team),
        value: formatThousands(rating, locale),
        mark: null,
      })),
    },
    foot: [t('rankings.rating'), formatDay(asOf.slice(0, 10), 'date', locale)],
  };
}

/** Of every page without a card of its own, and in place of one that cannot be drawn. */
export function siteCard(locale: Locale): LinkCard {
  const t = translator(locale);
  return {
    locale,
    badge: null,
    top: [],
    body: { kind: 'subject', picture: null, title: t('site.title'), lines: [t('site.tagline')] },
    foot: [t('cards.siteFoot')],
  };
}

import type { ComparedKind } from '../../domain/compare/compare-query';
import { tellingFigures, type PlacedFigures } from '../../domain/compare/compared-figures';
import type { QualificationLines } from '../../domain/competition/qualification-lines';
import type { Outlook } from '../../domain/competition/scenario-model';
import { hasResults, type StandingsDocument } from '../../domain/competition/standings';
import type { Player, TeamStub } from '../../domain/entities/entities';
import { figureText } from '../../domain/statistics/column-text';
import { formatOf } from '../../domain/statistics/figure-columns';
import type { PlayerFiguresDocument } from '../../domain/statistics/player-figures-document';
import { HEAD_FIGURES, type SeasonSummary } from '../../domain/statistics/season-summary';
import { formatThousands } from '../../domain/text/format';
import type { Locale } from '../../domain/settings/locales';
import type { FinishedMatch } from '../../domain/match/match';
import { sideOfTeam } from '../../domain/match/match-state';
import { curvePoints } from '../../domain/match/gold-curve';
import type { DigestDocument } from '../../domain/news/digest';
import type { DigestPicture } from '../../domain/news/digest/digest-facts';
import type { PublicProfile } from '../../domain/play/profile';
import type { ShownRankings } from '../../domain/rating/shown-rankings';
import { formatDay } from '../../domain/schedule/day-format';
import { competitionName, competitionOf } from '../../i18n/competition-name';
import { headlineOf } from '../../i18n/digest-headline';
import { translator } from '../../i18n/message-registry';
import { outlookText } from '../../i18n/outlook-text';
import { profileSummary } from '../../i18n/profile-summary';
import type { CardRow, LinkCard } from './card';
// Registers every locale's texts.
import '../../i18n/server-messages';
import {
  clubPicture,
  daysOf,
  digestCard,
  leaguePicture,
  matchFoot,
  matchTop,
  playerPicture,
  playerSubject,
  playerTop,
  profileCard,
  profilePicture,
  sidePicture,
  versus,
  type StageOfSerie,
} from './make-cards';

/** Cards with what follows from results, for readers who choose to share it: at addresses that say so, and in no page's head (tests/server/cards/make-cards.test.ts). */

/** The card of a match with its score and winner. */
export function resultCard(match: FinishedMatch, locale: Locale): LinkCard {
  const { left, right } = match;
  const winner = sideOfTeam(match, match.winnerId);
  const scores = { left: left.score, right: right.score, winner } as const;
  const [day = '', ...rest] = matchFoot(match, locale);
  return {
    locale,
    ...matchTop(match, locale),
    body: { ...versus(match, locale), scores },
    foot: [translator(locale)('match.finished'), day, ...rest],
  };
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

/** Stands for a figure that no source gave: never a zero. */
const UNKNOWN = '–';

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

/** The rows of a table with places and records; null before the first result. */
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

/** A compared player or team, for a card with figures. */
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

/** The card of how well a player predicts; the name alone before the first result. */
export function profileResultCard(profile: PublicProfile, locale: Locale): LinkCard {
  const card = profileCard(profile, locale);
  const figures = profileSummary(profile, locale, translator(locale)).map(({ label, value, note }) => ({ label, value, note: note ?? '' }));
  return figures.length === 0
    ? card
    : { ...card, body: { kind: 'figures', picture: profilePicture(profile), title: profile.name, lines: [], figures } };
}

const MOST_RANKED = 5;

/** The card of the first teams of the ranking, or of a region's, with their points. */
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

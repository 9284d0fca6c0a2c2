import type { ComparedKind } from '../../domain/compare/compare-query';
import { clubShortName } from '../../domain/entities/club-names';
import { realName } from '../../domain/entities/native-names';
import { realNameIn } from '../../domain/entities/real-name';
import { leagueFix } from '../../domain/leagues/league-table';
import type { League, Player, Serie, Team, TeamStub, Tournament } from '../../domain/entities/entities';
import { spanMark } from '../../domain/text/list-text';
import { localTimeText } from '../../domain/text/local-time-formats';
import type { Locale } from '../../domain/settings/locales';
import type { MatchSummary, Side } from '../../domain/match/match';
import { roleOrder } from '../../domain/match/role';
import type { DigestDocument } from '../../domain/news/digest';
import { formatDay } from '../../domain/schedule/day-format';
import { addDays } from '../../domain/values/week';
import { roundOf } from '../../domain/competition/match-rounds';
import { pickedChampion, titlePath } from '../../domain/play/pickem/pickem-entry';
import type { PickemStageInfo, SharedPicks } from '../../domain/play/pickem/pickem-page';
import type { PublicProfile } from '../../domain/play/profile';
import type { PickemTask } from '../../domain/play/pickem/pickem-stage';
import { DAYS_PER_WEEK } from '../../domain/values/constants';
import { competitionName } from '../../i18n/competition-name';
import { translator } from '../../i18n/message-registry';
import { roundTitle } from '../../i18n/round-title';
import type { Translate } from '../../i18n/translate';
import { seriesFormat } from '../../i18n/series-format';
import type { CardPicture, LinkCard } from './card';
// Registers every locale's texts.
import '../../i18n/server-messages';

/** The texts of every kind of card; nothing in them follows from a result. Those with results are in `result-cards.ts`. */

type NamedLeague = Pick<League, 'id' | 'name' | 'img'>;

export function leaguePicture({ id, name, img }: NamedLeague): CardPicture {
  const fix = leagueFix(id, name);
  return { kind: 'league', id, name: fix?.name || name, acronym: fix?.acronym ?? '', img };
}

function teamPicture({ id, name, acronym, img }: TeamStub): CardPicture {
  return { kind: 'team', id, name, acronym, img };
}

/** A team as cards of tables show it: named as fans call the club, in its own colours. */
export function clubPicture(team: TeamStub): CardPicture {
  return { ...teamPicture(team), name: clubShortName(team.name), club: team.name };
}

/** The top line of a match's card: "LCK", "Summer 2023", "Playoffs", "Semifinal 1". */
export function matchTop(match: MatchSummary, locale: Locale): Pick<LinkCard, 'badge' | 'top'> {
  const { leagueId: id, leagueName: name, leagueImg: img, serieName, tournamentName } = match;
  const badge = leaguePicture({ id, name, img });
  const t = translator(locale);
  const round = match.round ? roundTitle(match.round, t) : '';
  return { badge, top: [...[badge.name, serieName, tournamentName].map((each) => competitionName(each, t)), round] };
}

export function sidePicture({ id, name, abbr, img }: Side, match: MatchSummary, unknown: string): CardPicture {
  return { kind: match.opponentType, id, name: name || abbr || unknown, acronym: abbr, img };
}

/** The bottom line: day and time in UTC; only the day if the time is uncertain; for a match that is off, that it is. */
export function matchFoot(match: MatchSummary, locale: Locale): string[] {
  const t = translator(locale);
  const format = seriesFormat(match, t);
  if (match.status === 'postponed' || match.status === 'canceled') return [t(`match.${match.status}`), format];
  const start = match.beginAtEstimated
    ? formatDay(match.beginAt.slice(0, 10), 'mediumYear', locale)
    : localTimeText(match.beginAt, 'yearTime', locale, '24', 'UTC', null, 'UTC');
  return [start, format];
}

export function versus(match: MatchSummary, locale: Locale): Extract<LinkCard['body'], { kind: 'versus' }> {
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

/** The texts of a card about one thing; the first text of `top` stands out, empty ones are left out. */
type About = Pick<Subject, 'title' | 'lines'> & {
  readonly top: readonly string[];
  readonly picture: CardPicture | null;
  readonly foot: string;
};

function about({ top, picture, title, lines, foot }: About, locale: Locale): LinkCard {
  return {
    locale,
    badge: null,
    top: top.filter(Boolean),
    body: { kind: 'subject', picture, title, lines: lines.filter(Boolean) },
    foot: [foot],
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
  const top = [league === null ? t('cards.team') : competitionName(leagueFix(league.id, league.name)?.name || league.name, t)];
  return about({ top, picture: teamPicture(team), title: team.name, lines: [roster.join(' · ')], foot: t('cards.teamFoot') }, locale);
}

const MOST_PLAYERS = 6;

type Subject = Extract<LinkCard['body'], { kind: 'subject' }> & { readonly picture: CardPicture };

export function playerSubject(player: Player, locale: Locale): Subject {
  const t = translator(locale);
  const { id, name, img, team, role } = player;
  const { latin, native } = realNameIn(realName(player), locale);
  return {
    kind: 'subject',
    picture: playerPicture({ id, name, img }, team),
    title: name,
    lines: [latin || (native?.text ?? ''), role === null ? '' : t(`game.roles.${role}`)].filter(Boolean),
  };
}

export function playerPicture({ id, name, img }: Pick<Player, 'id' | 'name' | 'img'>, team: TeamStub | null): CardPicture {
  return { kind: 'player', id, name, acronym: '', ...(team && { club: team.name }), img };
}

export function playerTop(team: TeamStub | null, locale: Locale): Pick<LinkCard, 'badge' | 'top'> {
  return { badge: team && teamPicture(team), top: [team?.name ?? translator(locale)('cards.player')] };
}

export function playerCard(player: Player, locale: Locale): LinkCard {
  const foot = [translator(locale)('cards.playerFoot')];
  return { locale, ...playerTop(player.team, locale), body: playerSubject(player, locale), foot };
}

export function leagueCard(league: NamedLeague, locale: Locale): LinkCard {
  const t = translator(locale);
  const picture = leaguePicture(league);
  return about(
    { top: [t('cards.league')], picture, title: competitionName(picture.name, t), lines: [], foot: t('cards.leagueFoot') },
    locale,
  );
}

/** The days of a serie or stage: "12 Jan 2023 – 20 Aug 2023"; '' without a start. */
function span({ beginAt, endAt }: Pick<Serie, 'beginAt' | 'endAt'>, locale: Locale): string {
  const day = (at: string) => formatDay(at.slice(0, 10), 'date', locale);
  if (beginAt === null) return '';
  return endAt === null ? day(beginAt) : day(beginAt) + spanMark(locale) + day(endAt);
}

export function serieCard({ league, serie }: { readonly league: NamedLeague | null; readonly serie: Serie }, locale: Locale): LinkCard {
  const t = translator(locale);
  const picture = league && leaguePicture(league);
  const name = picture && competitionName(picture.name, t);
  const title = competitionName(serie.fullName, t) || (name ?? '');
  return about({ top: [name ?? t('cards.serie')], picture, title, lines: [span(serie, locale)], foot: t('cards.competitionFoot') }, locale);
}

export type StageOfSerie = {
  readonly league: NamedLeague | null;
  readonly serieName: string;
  readonly stage: Pick<Tournament, 'name' | 'beginAt' | 'endAt' | 'hasBracket'>;
};

export function tournamentCard({ league, serieName, stage }: StageOfSerie, locale: Locale): LinkCard {
  const t = translator(locale);
  const picture = league && leaguePicture(league);
  const top = [picture ? competitionName(picture.name, t) : t('cards.tournament'), competitionName(serieName, t)];
  return about(
    { top, picture, title: competitionName(stage.name, t), lines: [span(stage, locale)], foot: t('cards.competitionFoot') },
    locale,
  );
}

/** The card of a stage's table. Its text does not depend on whether anything is still open, which would reveal results. */
export function scenarioCard(given: StageOfSerie, locale: Locale): LinkCard {
  if (given.stage.hasBracket) return tournamentCard(given, locale);
  const t = translator(locale);
  const { league, serieName, stage } = given;
  const picture = league && leaguePicture(league);
  const top = [
    picture ? competitionName(picture.name, t) : t('cards.tournament'),
    ...[serieName, stage.name].map((name) => competitionName(name, t)),
  ];
  return about({ top, picture, title: t('cards.scenario'), lines: [t('cards.scenarioLine')], foot: t('cards.scenarioFoot') }, locale);
}

export function daysOf({ day, span: length }: Pick<DigestDocument, 'span' | 'day'>, locale: Locale): string {
  const first = formatDay(day, 'date', locale);
  return length === 'day' ? first : first + spanMark(locale) + formatDay(addDays(day, DAYS_PER_WEEK - 1), 'date', locale);
}

/** The card of a digest. `img`: the league's picture; null without one. */
export function digestCard(
  digest: Pick<DigestDocument, 'league' | 'serie' | 'span' | 'day'>,
  img: string | null,
  locale: Locale,
): LinkCard {
  const t = translator(locale);
  const picture = leaguePicture({ ...digest.league, img });
  const title = t(`cards.digest.${digest.span}`);
  const top = [picture.name, digest.serie].map((name) => competitionName(name, t));
  return about({ top, picture, title, lines: [daysOf(digest, locale)], foot: t('cards.digestFoot') }, locale);
}

/** The card of a comparison: players or teams in the order of the address. */
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

/** What a player shares of their picks; no points, and nothing of what has been played. */
type PicksToShow = Pick<SharedPicks, 'task' | 'picks'> & {
  readonly player: { readonly name: string };
  readonly stage: Pick<PickemStageInfo, 'leagueId' | 'leagueName' | 'leagueImg' | 'serieName' | 'name'>;
};

const MOST_PICKED = 10;

/** The card of a player's picks: of a bracket the champion and its way to the title; of groups their first places; of a Swiss stage who goes on. */
export function picksCard({ player, stage, task, picks }: PicksToShow, locale: Locale): LinkCard {
  const t = translator(locale);
  const badge = leaguePicture({ id: stage.leagueId, name: stage.leagueName, img: stage.leagueImg });
  const texts = [badge.name, stage.serieName, stage.name].map((each) => competitionName(each, t));
  return { locale, badge, top: texts.filter(Boolean), body: picksBody({ task, picks }, player.name, t), foot: [t('play.pickem')] };
}

function picksBody({ task, picks }: Pick<PicksToShow, 'task' | 'picks'>, name: string, t: Translate): LinkCard['body'] {
  const title = t('pickem.picksOf', { name });
  const champion = task && pickedChampion(task, picks);
  if (task?.kind === 'bracket' && champion !== null) {
    const { rounds, double } = task.bracket;
    const nodes = rounds.flatMap((round) => round.nodes.map((node) => [node.match.id, roundOf(round, node, double)] as const));
    const roundById = new Map(nodes);
    const rows = titlePath(task, picks).map(({ matchId, beaten }) => {
      const round = roundById.get(matchId);
      // The number of a match within its round says nothing on a card.
      const value = round ? roundTitle(round.name === 'round' ? { ...round, match: null } : round, t) : '';
      return { place: '', picture: clubPicture(beaten), value, mark: null };
    });
    const picture = clubPicture(champion);
    return { kind: 'path', picture, title: picture.name, line: t('pickem.championOf', { name }), heading: t('pickem.path'), rows };
  }
  const row = (id: number | undefined, place: string, value: string) => {
    const team = teamsOf(task).find((each) => each.id === id);
    return team === undefined ? [] : [{ place, picture: clubPicture(team), value, mark: null }];
  };
  if (task?.kind === 'groups' && picks.kind === 'groups') {
    const each = Math.max(1, Math.floor(MOST_PICKED / picks.groups.length));
    const rows = picks.groups.flatMap((order, group) => {
      const number = task.groups[group]?.group ?? null;
      return order.slice(0, each).flatMap((id, index) => row(id, String(index + 1), number === null ? '' : t('pickem.group', { number })));
    });
    return { kind: 'table', title, rows };
  }
  if (task?.kind === 'swiss' && picks.kind === 'swiss') {
    const boxes = (['perfect', 'advance', 'winless'] as const).map((box) => ({ ids: picks[box], value: t(`pickem.boxes.${box}`) }));
    return { kind: 'table', title, rows: boxes.flatMap(({ ids, value }) => ids.flatMap((id) => row(id, '', value))) };
  }
  return { kind: 'subject', picture: null, title, lines: [] };
}

const teamsOf = (task: PickemTask | null): readonly TeamStub[] =>
  task === null ? [] : task.kind === 'groups' ? task.groups.flatMap(({ teams }) => teams) : task.teams;

type NamedProfile = Pick<PublicProfile, 'id' | 'name'>;

/** The picture of a profile: its letters, in a colour of its own. */
export function profilePicture({ id, name }: NamedProfile): CardPicture {
  return { kind: 'player', id: Number.parseInt(id.slice(0, 8), 16), name, acronym: '', img: null };
}

/** The card of a profile: the name alone, because all else follows from results. */
export function profileCard(profile: NamedProfile, locale: Locale): LinkCard {
  const t = translator(locale);
  const picture = profilePicture(profile);
  return about({ top: [t('play.title')], picture, title: profile.name, lines: [], foot: t('playProfile.description') }, locale);
}

export function rankingsCard(locale: Locale): LinkCard {
  const t = translator(locale);
  const [title, line, foot] = [t('rankings.title'), t('cards.rankingsLine'), t('cards.rankingsFoot')];
  return about({ top: [t('site.title')], picture: null, title, lines: [line], foot }, locale);
}

/** The card of every page without one of its own, and in place of one that cannot be drawn. */
export function siteCard(locale: Locale): LinkCard {
  const t = translator(locale);
  return about({ top: [], picture: null, title: t('site.title'), lines: [t('site.tagline')], foot: t('cards.siteFoot') }, locale);
}

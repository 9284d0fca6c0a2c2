import type { StandingsRow } from '../../domain/competition/standings';
import { NEUTRAL, clubColors } from '../../domain/entities/club-colors';
import type { MatchRound, MatchSummary } from '../../domain/match/match';
import { isFed } from '../../domain/match/spoilers';
import { leagueShortName } from '../../domain/match/match-names';
import { bestOf, firstTo, hasResult, shownState, type SideName } from '../../domain/match/match-state';
import { paths } from '../../domain/page/paths';
import { formatDay } from '../../domain/schedule/day-format';
import type { Locale } from '../../domain/settings/locales';
import { escapeHtml } from '../../domain/text/escape-html';
import { monogram } from '../../domain/text/monogram';
import { localTimeText } from '../../domain/text/local-time-formats';
import { competitionName } from '../../i18n/competition-name';
import { siteHref } from '../../i18n/localized-path';
import { matchTitle } from '../../i18n/match-title';
import { openSideText, roundTitle } from '../../i18n/round-title';
import type { Translate } from '../../i18n/translate';

/** Text that is HTML already, and is not escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | null | Html | readonly Html[];

function written(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  return typeof piece === 'object' ? piece.map(({ text }) => text).join('') : escapeHtml(String(piece));
}

/** HTML of a template: what is filled in is escaped unless it is HTML; null is nothing. */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((text, index) => text + written(pieces[index] ?? null)).join(''));
}

/** Who a frame is for. Without `results` they are folded away, and nothing else in the frame reveals them. */
export type EmbedReader = {
  readonly locale: Locale;
  readonly t: Translate;
  readonly siteUrl: string;
  /** Whether results show at once. */
  readonly results: boolean;
};

/** The whole address of a page in the frame's language. */
export function embedLink(path: string, { locale, siteUrl }: EmbedReader): string {
  return siteHref(siteUrl, locale, path);
}

/** The start in UTC; the frame's script writes the reader's own time. */
function timeOf({ beginAt, beginAtEstimated }: MatchSummary, locale: Locale): Html {
  if (beginAtEstimated) return markup`<time datetime="${beginAt.slice(0, 10)}">${formatDay(beginAt.slice(0, 10), 'medium', locale)}</time>`;
  return markup`<time datetime="${beginAt}" data-local>${localTimeText(beginAt, 'dayTime', locale, '24', 'UTC', null, 'UTC')}</time>`;
}

/** A club's tile: its colour, or the neutral one, under its letters. Drawn by attributes, because a frame's policy allows no styles in tags. */
function tileOf({ id, name, acronym }: { readonly id: number; readonly name: string; readonly acronym: string }): Html {
  const { color, ink } = clubColors(name) ?? NEUTRAL;
  const letters = id === 0 ? '?' : monogram(name, acronym);
  return markup`<svg class="tile" viewBox="0 0 24 24" aria-hidden="true"
    ><rect width="24" height="24" rx="5" fill="${color}"/><text x="12" y="${letters.length > 3 ? 14.5 : 15.5}" text-anchor="middle" font-size="${letters.length > 3 ? 7 : 9}" fill="${ink}">${letters}</text></svg
  >`;
}

function stateOf(match: MatchSummary, t: Translate): Html | null {
  switch (shownState(match)) {
    case 'overdue':
      return markup`${t('match.awaiting')}`;
    case 'running':
      return markup`<span class="live">${t('match.live')}</span>`;
    case 'canceled':
      return markup`${t('match.canceled')}`;
    case 'postponed':
      return markup`${t('match.postponed')}`;
    // A finished match has its result, or a button for it; "Final" would be read as the round.
    case 'finished':
    case 'not_started':
      return null;
  }
}

function formatOf(match: MatchSummary, t: Translate): string {
  const [best, first] = [bestOf(match), firstTo(match)];
  return best !== null ? t('match.bestOfShort', { count: best }) : first !== null ? t('match.firstToShort', { count: first }) : '';
}

function scoreOf({ left, right }: MatchSummary): string {
  return `${left.score ?? ''}–${right.score ?? ''}`;
}

/** The result of a match; null where there is none yet. `name`: the match's name in its row; `shown`: what a tap reveals. */
function resultOf(match: MatchSummary, name: string, { t, results }: EmbedReader, shown = scoreOf(match)): Html | null {
  if (!hasResult(match)) return null;
  if (results) return markup`<span class="score">${scoreOf(match)}</span>`;
  return markup`<details data-nosnippet>
    <summary>${t('embed.showResult')}<span class="hidden">: ${name}</span></summary>
    <span>${shown}</span>
  </details>`;
}

function sideOf(match: MatchSummary, side: SideName, t: Translate): Html {
  const { id, name, abbr } = match[side];
  return markup`<span class="side">${tileOf({ id, name, acronym: abbr })}${name || openSideText(match, side, t)}</span>`;
}

/** A match's teams, address and result. A frame names the teams, since it is there to announce their match, but for those of a bracket. */
function partsOf(match: MatchSummary, reader: EmbedReader) {
  const { t } = reader;
  return {
    teams: markup`${sideOf(match, 'left', t)}<span class="hidden"> ${t('match.versus')} </span>${sideOf(match, 'right', t)}`,
    url: embedLink(paths.match(match), reader),
    result: resultOf(match, matchTitle(match, t), reader),
    time: timeOf(match, reader.locale),
    state: stateOf(match, t),
    format: formatOf(match, t),
    round: match.round ? roundTitle(match.round, t) : '',
  };
}

function joined(parts: readonly (Html | string | null)[]): Html {
  const given = parts.filter((part) => part !== null && part !== '');
  return markup`${given.map((part, index) => markup`${index === 0 ? '' : ' · '}${part}`)}`;
}

function list(rows: readonly Html[], { t }: EmbedReader): Html {
  if (rows.length === 0) return markup`<p>${t('embed.noMatches')}</p>`;
  return markup`<ul>
    ${rows}
  </ul>`;
}

function matchRow(match: MatchSummary, league: string | null, reader: EmbedReader): Html {
  const { teams, url, result, time, state, format, round } = partsOf(match, reader);
  return markup`<li><small>${joined([time, league, round, format, state])}</small><a href="${url}">${teams}</a>${result}</li>`;
}

/** A match of a bracket by its place: named teams would reveal the results above it, which stand folded away. */
function placeRow(match: MatchSummary, round: MatchRound, reader: EmbedReader): Html {
  const { locale, t } = reader;
  const place = roundTitle(round, t);
  const result = `${matchTitle(match, t)}: ${scoreOf(match)}`;
  return markup`<li>
    <small>${joined([timeOf(match, locale), formatOf(match, t), stateOf(match, t)])}</small>
    <a href="${embedLink(paths.matchById(match.id), reader)}">${place}</a>${resultOf(match, place, reader, result)}
  </li>`;
}

/** Rows of a list; `withLeague`: of several leagues. */
export function embedRows(matches: readonly MatchSummary[], withLeague: boolean, reader: EmbedReader): Html {
  return list(
    matches.map((match) => matchRow(match, withLeague ? competitionName(leagueShortName(match), reader.t) : null, reader)),
    reader,
  );
}

/** The matches of a stage that has a bracket; where other matches decide who plays, the teams are named only with results. */
export function embedBracket(matches: readonly MatchSummary[], reader: EmbedReader): Html {
  const rows = matches.map((match) =>
    !reader.results && match.round && isFed(match) ? placeRow(match, match.round, reader) : matchRow(match, null, reader),
  );
  return list(rows, reader);
}

/** The line with the competition of a match: "LCK · Summer 2023 · Playoffs · Final". */
export function competitionLine({ leagueName, serieName, tournamentName, round }: MatchSummary, { t }: EmbedReader): string {
  const names = [leagueName, serieName, tournamentName].map((name) => competitionName(name, t));
  return [...names, round ? roundTitle(round, t) : ''].filter(Boolean).join(' · ');
}

/** A frame with a single match, large. */
export function embedMatch(match: MatchSummary, reader: EmbedReader): Html {
  const { teams, url, result, time, state, format } = partsOf(match, reader);
  return markup`<div class="match">
    <a class="teams" href="${url}">${teams}</a>${result}<small>${joined([time, format, state])}</small>
  </div>`;
}

/** A table by place, group by group. Unless results are requested it is folded away, and its teams stand by name. */
export function embedTable(rows: readonly StandingsRow[], caption: string, { locale, t, results }: EmbedReader): Html {
  const withTies = rows.some(({ ties }) => ties > 0);
  const groups = [...new Set(rows.map(({ group = null }) => group))];
  const tables = groups.map((group) => {
    const own = rows.filter(({ group: each = null }) => each === group);
    const title = group === null ? caption : t('standings.stageGroup', { stage: caption, number: group });
    return markup`<div class="box">
      <table>
        <caption>
          ${title}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t('embed.place')}</th>
            <th scope="col">${t('standings.team')}</th>
            <th scope="col">${t('standings.matches')}</th>
            <th scope="col">${t('standings.games')}</th>
          </tr>
        </thead>
        <tbody>
          ${own.map(
            ({ rank, team, wins, losses, ties, gameWins, gameLosses }) =>
              markup`<tr>
                <td>${rank}</td>
                <th scope="row"><span class="side">${tileOf(team)}${team.name}</span></th>
                <td>${withTies ? `${wins}–${ties}–${losses}` : `${wins}–${losses}`}</td>
                <td>${gameWins}–${gameLosses}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  });
  if (results) return markup`<div data-nosnippet>${tables}</div>`;
  const teams = rows.map(({ team }) => team).sort((a, b) => a.name.localeCompare(b.name, locale));
  return markup`<details class="whole" data-nosnippet>
      <summary>${t('embed.showTable')}</summary>
      ${tables}
    </details>
    <div class="names">
      <small>${t('embed.alphabetical')}</small>
      <ul>
        ${teams.map((team) => markup`<li><span class="side">${tileOf(team)}${team.name}</span></li>`)}
      </ul>
    </div>`;
}

import { chancePercent, formatThousands, percentText } from '../../lib/domain/text/format';
import { listText } from '../../lib/domain/text/list-text';
import type { Locale } from '../../lib/domain/settings/locales';
import type { FinishedSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import { UPSET_CHANCE } from '../../lib/domain/news/digest/angle';
import type { Translate } from '../../lib/i18n/translate';
import type { Angle } from '../../lib/domain/news/digest';
import { winnerFirst } from '../../lib/domain/news/winner-first';
import { matchWords } from '../../lib/i18n/digest-headline';
import { clubShortName } from '../../lib/domain/entities/club-names';
import { meantText, nextMatchText } from '../news/story-parts';
import type { DigestPageData } from './digest-data';

/** A headline that contains the score. */
const SCORE_TOLD = /\d[–:]\d/;

type Sentence = {
  readonly key: string;
  readonly text: string;
  /** The player that the sentence is about; their name links to their page. */
  readonly player?: { readonly id: number; readonly name: string };
  /** The instant whose day the sentence contains. */
  readonly at?: string;
};

/** The short sentences below a digest's headline, each with a key. They reveal results. */
export function digestSentences(
  { digest, facts, matches }: DigestPageData,
  lead: FinishedSummary,
  headline: string,
  locale: Locale,
  t: Translate,
): Sentence[] {
  const { angle, wording } = digest;
  const words = matchWords(angle, lead, t);
  const sentences: Sentence[] = [];
  const scoreTold = SCORE_TOLD.test(headline.replace(/0[–:]2/, ''));
  const { comeback, chance } = facts.lead;
  if (angle.winner !== null && angle.kind !== 'forfeit' && chance !== null && chance < UPSET_CHANCE)
    sentences.push({ key: 'chance', text: t('recap.chance', { ...words, chance: chancePercent(chance, locale) }) });
  else if (angle.kind === 'draw') sentences.push({ key: 'score', text: t('digest.drew', words) });
  else if (angle.kind !== 'forfeit' && !scoreTold) {
    const [most, least] = angle.score;
    // The score itself stands above.
    if (!headline.includes(words.loser)) sentences.push({ key: 'score', text: t('digest.beat', words) });
    else if (least > 0 && most - least === 1)
      sentences.push({ key: 'score', text: t('digest.distance', { ...words, number: most + least }) });
  }
  if (comeback) {
    const { game: number, minute, gold } = comeback;
    sentences.push({
      key: 'comeback',
      text: t(`digest.comeback.${wording}`, { ...words, number, minute, gold: formatThousands(gold, locale) }),
    });
  }
  return [
    ...sentences,
    ...meantSentences(angle, facts.lead, lead, t),
    ...playerSentence({ facts, matches }, locale, t),
    ...placeSentences(digest, lead, t),
    ...otherResults(matches, lead, locale, t),
  ];
}

/** What the result means: elimination, the next round, and the opponent there. Without what the headline says, unless the opponent follows: "there" is in that round. */
function meantSentences(
  { kind }: Angle,
  { meant, next }: DigestPageData['facts']['lead'],
  lead: FinishedSummary,
  t: Translate,
): Sentence[] {
  const names = { left: clubShortName(lead.left.name), right: clubShortName(lead.right.name) };
  return [
    ...meant
      .filter((each) => each.kind !== kind || (next !== null && each.kind !== 'out'))
      .map((each) => ({ key: each.kind, text: meantText(each, names, t) })),
    ...(next === null ? [] : [{ key: 'next', text: nextMatchText(next, t), at: next.at }]),
  ];
}

/** A list that is longer reads worse than the matches below. */
const MOST_OTHERS = 5;

/** "DK 3–0 MKOI": the other matches of the day or week, the winner's side first. */
function otherResults(matches: readonly FinishedSummary[], lead: FinishedSummary, locale: Locale, t: Translate): Sentence[] {
  const others = matches.filter(({ id, forfeit }) => id !== lead.id && !forfeit);
  if (others.length === 0 || others.length > MOST_OTHERS) return [];
  const results = others.map(({ left, right, winnerId }) => {
    const [first, second] = winnerId === right.id ? [right, left] : [left, right];
    return `${sideName(first, 'short')} ${t('match.score', { left: first.score, right: second.score })} ${sideName(second, 'short')}`;
  });
  return [{ key: 'others', text: t('digest.others', { results: listText(results, locale) }) }];
}

function playerSentence({ facts: { player }, matches }: Pick<DigestPageData, 'facts' | 'matches'>, locale: Locale, t: Translate) {
  const match = matches.find(({ id }) => id === player?.matchId);
  if (!player || !match) return [];
  const { kills, deaths, assists, games, damageShare } = player;
  const words = { player: player.player.name, team: sideName(match[player.player.side], 'short'), kills, deaths, assists, count: games };
  const text =
    damageShare === null ? t('digest.player', words) : t('digest.playerShare', { ...words, share: percentText(damageShare, locale) });
  return [{ key: 'player', text, player: player.player }];
}

/** Where the match that makes the headline has taken its teams in the table: the winner, and a loser who has lost a place; and a team that another match has taken to first place. */
function placeSentences({ table, angle }: DigestPageData['digest'], lead: FinishedSummary, t: Translate) {
  if (!table || table.tournamentId !== lead.tournamentId || angle.winner === null) return [];
  const { left, right } = winnerFirst(angle, lead);
  return table.rows.flatMap(({ team, rank: place, before, wins, losses }) => {
    const moved = before === null ? 'first' : place < before ? 'up' : place > before ? 'down' : 'same';
    const isNewLeader = place === 1 && moved === 'up';
    if (team.id !== left.id && !(team.id === right.id && moved === 'down') && !isNewLeader) return [];
    // A team that won and was overtaken all the same did not slip.
    const shown = team.id === left.id && moved === 'down' ? 'first' : moved;
    return [
      {
        key: `place-${team.id}`,
        text: t(`digest.place.${shown}`, { team: clubShortName(team.name), place, before: before ?? place, wins, losses }),
      },
    ];
  });
}

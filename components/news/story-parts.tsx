import type { ReactNode } from 'react';
import { paths } from '../../lib/domain/page/paths';
import type { RecapFacts } from '../../lib/domain/news/recap';
import type { SideName } from '../../lib/domain/match/match-state';
import { roundsTitle } from '../../lib/i18n/round-title';
import type { Translate } from '../../lib/i18n/translate';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';

/** A sentence about a player, whose name leads to their page. */
export function withLink(sentence: string, { id, name }: { readonly id: number; readonly name: string }): ReactNode {
  const at = sentence.indexOf(name);
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <Link href={paths.player({ id, name })}>{name}</Link>
      {sentence.slice(at + name.length)}
    </>
  );
}

type Names = Readonly<Record<SideName, string>>;

/** "BLG reach the semifinals.": what a result decided for a team. */
export function meantText(meant: RecapFacts['meant'][number], names: Names, t: Translate): string {
  const team = names[meant.side];
  return meant.kind === 'goesOn'
    ? t('recap.meant.goesOn', { team, round: roundsTitle({ ...meant.round, match: null }, t) })
    : t(`recap.meant.${meant.kind}`, { team });
}

/** Stands for the day, which is written in the visitor's zone. */
const DATE = '{date}';

/** "There they face T1 on {date}.": the winner's next match. Its opponent is another result. */
export function nextMatchText({ opponent, winnerOf }: NonNullable<RecapFacts['next']>, t: Translate): string {
  if (opponent !== null) return t('recap.next.opponent', { opponent, date: DATE });
  return winnerOf === null ? t('recap.next.date', { date: DATE }) : t('recap.next.winnerOf', { match: winnerOf, date: DATE });
}

/** Puts a `<time>` in place of the day in a sentence. */
export function withDay(sentence: string, at: string): ReactNode {
  const [before = '', after = ''] = sentence.split(DATE, 2);
  return (
    <>
      {before}
      <LocalTime at={at} show="day" />
      {after}
    </>
  );
}

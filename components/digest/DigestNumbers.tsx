import { formatThousands, percentText, secondsAsMmSs } from '../../lib/domain/text/format';
import type { Locale } from '../../lib/domain/settings/locales';
import type { FinishedSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import type { DigestNumber } from '../../lib/domain/news/digest/digest-facts';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { FigureStrip } from '../figures/FigureStrip';

type Props = { readonly numbers: readonly DigestNumber[]; readonly matches: readonly FinishedSummary[] };

/** The most telling figures of a day or week, each with where it comes from. Reveals results. */
export function DigestNumbers({ numbers, matches }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const figures = numbers.flatMap((number) => {
    const match = matches.find(({ id }) => id === number.matchId);
    if (!match) return [];
    return [
      {
        key: number.kind,
        label: t(`digest.numbers.${number.kind}`),
        value: valueText(number, locale, t),
        note: noteText(number, match, t),
      },
    ];
  });
  return <FigureStrip figures={figures} />;
}

function valueText(number: DigestNumber, locale: Locale, t: Translate): string {
  switch (number.kind) {
    case 'comeback':
      return t('digest.numbers.gold', { gold: formatThousands(number.value, locale) });
    case 'longest':
    case 'shortest':
      return secondsAsMmSs(number.value);
    case 'damage':
      return percentText(number.value, locale);
    case 'kills':
    case 'pentas':
      return String(number.value);
  }
}

/** "T1 vs GEN, game 3", or "Faker (T1)". */
function noteText(number: DigestNumber, match: FinishedSummary, t: Translate): string {
  if ('player' in number)
    return t('digest.numbers.ofPlayer', { player: number.player.name, team: sideName(match[number.player.side], 'short') });
  const sides = { left: sideName(match.left, 'short'), right: sideName(match.right, 'short') };
  return match.numOfGames === 1 ? t('digest.numbers.inMatch', sides) : t('digest.numbers.inGame', { ...sides, number: number.game });
}

import { formatThousands } from '../../lib/domain/text/format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';

type Props = {
  /** The number of votes; null until it is known. */
  readonly count: number | null;
  readonly failed: boolean;
  /** Whether the vote is over. */
  readonly final: boolean;
};

/** How many have voted, in the head of a vote. */
export function VoteTotal({ count, failed, final }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  if (count === null) return <p className="total">{failed ? t('votes.unavailable') : null}</p>;
  const text = count === 0 ? t('votes.none') : t('votes.count', { count, total: formatThousands(count, locale) });
  return <p className="total">{final ? `${text} · ${t('votes.final')}` : text}</p>;
}

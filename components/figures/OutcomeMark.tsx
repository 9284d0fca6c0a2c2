import { useTranslate } from '../../lib/i18n/use-translate';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { PastResult } from '../../lib/domain/match/past-result';

/** W, L or D, read aloud as a word. Reveals a result. */
export function OutcomeMark({ outcome }: Pick<PastResult, 'outcome'>) {
  const t = useTranslate();
  const word = t(`matchPage.outcomes.${outcome}`);
  return (
    <>
      <b className="outcome-mark" data-outcome={outcome} title={word} aria-hidden>
        {t(`matchPage.outcomesShort.${outcome}`)}
      </b>
      <VisuallyHidden>{`${word} `}</VisuallyHidden>
    </>
  );
}

import styled from 'styled-components';
import { useTranslate } from '../../lib/i18n/use-translate';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { PastResult } from '../../lib/domain/match/past-result';

const Mark = styled.b`
  display: grid;
  place-items: center;
  width: 26px;
  height: 24px;
  border-radius: var(--radius-s);
  background: var(--bg-element-hl-color);
  color: var(--dim-text-color);
  font-size: var(--fs-xs);
  font-weight: 700;

  &[data-outcome='won'] {
    background: color-mix(in srgb, var(--win-text) 16%, transparent);
    color: var(--win-text);
  }
`;

/** W, L or D, read aloud as a word. Reveals a result. */
export function OutcomeMark({ outcome }: Pick<PastResult, 'outcome'>) {
  const t = useTranslate();
  const word = t(`matchPage.outcomes.${outcome}`);
  return (
    <>
      <Mark data-outcome={outcome} title={word} aria-hidden>
        {t(`matchPage.outcomesShort.${outcome}`)}
      </Mark>
      <VisuallyHidden>{`${word} `}</VisuallyHidden>
    </>
  );
}

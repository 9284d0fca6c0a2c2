import styled from 'styled-components';
import type { PickResult } from '../../../lib/domain/play/pickem/pickem-score';
import { useTranslate } from '../../../lib/i18n/use-translate';
import { Spoiler } from '../../spoilers/Spoiler';
import type { Reveal } from '../../spoilers/use-reveal';

const Mark = styled.small`
  color: var(--dim-text-color);
  font-size: var(--fs-sm);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & [data-state='right'],
  & [data-state='near'] {
    color: var(--win-text);
    font-weight: 650;
  }
`;

/** `results` by the key of the pick. */
export type PickMarks = { readonly reveal: Reveal; readonly results: ReadonlyMap<string, PickResult> };

/** What became of a pick: a result, covered as such. Nothing before the lock. */
export function PickMark({ marks, of }: { readonly marks: PickMarks | null; readonly of: string }) {
  const t = useTranslate();
  const result = marks?.results.get(of);
  if (!marks || !result) return null;
  return (
    <Mark>
      <Spoiler reveal={marks.reveal}>
        <span data-state={result.state}>
          {t(`pickem.states.${result.state}`)}
          {result.points > 0 ? ` +${result.points}` : ''}
        </span>
      </Spoiler>
    </Mark>
  );
}

import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/media';
import { Button } from './Button';

/** A button is as high as a row: fewer rows than these are not worth it. */
const LEAST_FOLDED = 3;

const Rows = styled.div`
  @media (scripting: enabled) {
    &[data-folded='5']:not([data-phone]) :is(ol, ul, tbody) > :nth-child(n + 6),
    &[data-folded='8'] :is(ol, ul, tbody) > :nth-child(n + 9) {
      display: none;
    }
  }
  @media (scripting: enabled) and (max-width: 719px) {
    &[data-folded='3'] :is(ol, ul, tbody) > :nth-child(n + 4),
    &[data-folded='5'][data-phone] :is(ol, ul, tbody) > :nth-child(n + 6) {
      display: none;
    }
  }
  ${MEDIA.tabletUp} {
    &[data-phone] > .all-button {
      display: none;
    }
  }
`;

type Props = {
  /** So many rows show before the fold; 3 only on a phone. */
  readonly first: 3 | 5 | 8;
  /** Whether rows are folded on a phone only. */
  readonly onPhone?: boolean;
  readonly count: number;
  /** The text of the button that shows all rows. */
  readonly label: string;
  /** The list or table. */
  readonly children: ReactNode;
};

/** A list or table by its first rows, and all of them at a tap. Without scripts all show. */
export function FirstRows({ first, onPhone = false, count, label, children }: Props) {
  const t = useTranslate();
  const id = useId();
  const [all, setAll] = useState(false);
  const isLong = count >= first + LEAST_FOLDED;
  return (
    <Rows id={id} data-folded={isLong && !all ? first : undefined} data-phone={onPhone ? '' : undefined}>
      {children}
      {isLong ? (
        <Button
          className="all-button"
          data-size="small"
          data-variant="quiet"
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? t('home.fewer') : label}
        </Button>
      ) : null}
    </Rows>
  );
}

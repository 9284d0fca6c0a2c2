import styled from 'styled-components';
import { labelledText } from '../../lib/domain/text/list-text';
import { WORTH_WEIGHTS } from '../../lib/domain/match/worth-watching';
import { percentText } from '../../lib/domain/text/format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';

const Box = styled.details`
  max-width: 72ch;
  color: var(--dim-text-color);
  font-size: var(--fs-sm);
  line-height: 1.6;

  & > summary {
    min-height: var(--hit);
    color: var(--text-color);
    font-weight: 600;
  }
  & > ul {
    margin: var(--sp-2) 0;
    padding-left: 1.2em;
  }
`;

const PARTS = ['stakes', 'closeness', 'swing', 'leadChanges', 'length'] as const;

/** Explains how flames are counted, with the weights, and what they do not reveal. */
export function HowFlames() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Box>
      <summary>{t('catchUp.how')}</summary>
      <p>{t('catchUp.howText')}</p>
      <ul>
        {PARTS.map((part) => (
          <li key={part}>{labelledText(t(`catchUp.parts.${part}`), percentText(WORTH_WEIGHTS[part], locale), locale)}</li>
        ))}
      </ul>
      <p>{t('catchUp.tells')}</p>
    </Box>
  );
}

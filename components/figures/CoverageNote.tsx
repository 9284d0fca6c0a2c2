import styled from 'styled-components';
import { formatThousands } from '../../lib/domain/text/format';
import { isPartial, type Coverage } from '../../lib/domain/statistics/coverage';
import { Icon } from '../ui/Icon';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';

const Note = styled.details`
  color: var(--dim-text-color);
  font-size: var(--fs-sm);

  & > summary {
    display: grid;
    place-items: center;
    width: var(--small-hit);
    height: var(--small-hit);
    border-radius: 50%;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] {
    display: flex;
    gap: 4px;
    align-items: center;
  }
`;

type Props = {
  /** Null or undefined where it is not known. */
  readonly coverage: Coverage | null | undefined;
  /** There are too few figures for places. */
  readonly withoutPlaces?: boolean;
};

/** "Figures of 49 of 214 games.", behind a sign that opens by tap and keyboard; nothing where all games have figures. Reveals how many games there were, so it is hidden with the results. */
export function CoverageNote({ coverage, withoutPlaces = false }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  if (!isPartial(coverage)) return null;
  const { games, withFigures } = coverage;
  return (
    <Note data-part="coverage">
      <summary aria-label={t('coverage.about')} title={t('coverage.about')}>
        <Icon name="info" size={16} />
      </summary>
      <p>
        {withFigures === 0
          ? t('coverage.none')
          : t('coverage.some', { known: formatThousands(withFigures, locale), games: formatThousands(games, locale) })}
        {withoutPlaces ? ` ${t('coverage.noPlaces')}` : null}
      </p>
    </Note>
  );
}

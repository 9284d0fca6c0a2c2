import styled from 'styled-components';
import { formatThousands } from '../../lib/domain/text/format';
import { isPartial, type Coverage } from '../../lib/domain/statistics/coverage';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';

const Note = styled.p`
  color: var(--dim-text-color);
  font-size: var(--fs-xs);
`;

type Props = {
  /** Null or undefined where it is not known. */
  readonly coverage: Coverage | null | undefined;
  /** There are too few figures for places. */
  readonly withoutPlaces?: boolean;
};

/** "Stats cover 49 of 214 games."; nothing where all games have figures. Reveals how many games there were, so it is hidden with the results. */
export function CoverageNote({ coverage, withoutPlaces = false }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  if (!isPartial(coverage)) return null;
  const { games, withFigures } = coverage;
  return (
    <Note data-part="about">
      {withFigures === 0
        ? t('coverage.none')
        : t('coverage.some', { known: formatThousands(withFigures, locale), games: formatThousands(games, locale) })}
      {withoutPlaces ? ` ${t('coverage.noPlaces')}` : null}
    </Note>
  );
}

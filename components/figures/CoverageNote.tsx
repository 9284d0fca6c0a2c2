import { formatThousands } from '../../lib/domain/text/format';
import { isPartial, type Coverage } from '../../lib/domain/statistics/coverage';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { InfoNote } from './InfoNote';

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
    <InfoNote label={t('coverage.about')}>
      {withFigures === 0
        ? t('coverage.none')
        : t('coverage.some', { known: formatThousands(withFigures, locale), games: formatThousands(games, locale) })}
      {withoutPlaces ? ` ${t('coverage.noPlaces')}` : null}
    </InfoNote>
  );
}

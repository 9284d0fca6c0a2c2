import { formatThousands } from '../../lib/domain/text/format';
import { isPartial, type Coverage } from '../../lib/domain/statistics/coverage';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { InfoNote } from './InfoNote';

type Props = {
  /** How many games have figures; null or undefined where that is not known. */
  readonly coverage: Coverage | null | undefined;
  /** Whether there are too few figures for places. */
  readonly withoutPlaces?: boolean;
};

/** "49/214 games", and what that means behind its sign; nothing where all games have figures. Reveals how many games there were, so it is hidden with the results. */
export function CoverageNote({ coverage, withoutPlaces = false }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  if (!isPartial(coverage)) return null;
  const [known, games] = [formatThousands(coverage.withFigures, locale), formatThousands(coverage.games, locale)];
  return (
    <InfoNote short={t('coverage.short', { known, games })}>
      {coverage.withFigures === 0 ? t('coverage.none') : t('coverage.some', { known, games })}
      {withoutPlaces ? ` ${t('coverage.noPlaces')}` : null}
    </InfoNote>
  );
}

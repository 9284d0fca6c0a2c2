import type { ScopeOptions } from '../../lib/domain/statistics/scope-options';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Field } from '../ui/Field';
import { SmallSelect } from '../ui/Select';

type Props = { readonly scope: string; readonly options: ScopeOptions };

/** What figures are counted over: a field of a form. */
export function ScopeSelect({ scope, options }: Props) {
  const t = useTranslate();
  const group = (label: string, list: ScopeOptions['leagues']) =>
    list.length === 0 ? null : (
      <optgroup label={label}>
        {list.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </optgroup>
    );
  return (
    <Field label={t('stats.scope')}>
      <SmallSelect name="scope" defaultValue={scope}>
        <option value="all">{t('stats.everything')}</option>
        {group(t('stats.years'), options.seasons)}
        {group(t('stats.seasons'), options.series)}
        {group(t('stats.stages'), options.stages)}
        {group(t('stats.leagues'), options.leagues)}
        {group(t('stats.patches'), options.patches)}
      </SmallSelect>
    </Field>
  );
}

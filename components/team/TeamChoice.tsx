import type { ChangeEvent } from 'react';
import type { Team } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import type { TeamTabKey } from '../../lib/domain/page/team-tabs';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { ChoiceForm } from '../ui/ChoiceForm';
import { Field } from '../ui/Field';
import { SmallSelect } from '../ui/Select';

type Props = {
  readonly team: Team;
  readonly tab: TeamTabKey;
  /** The parameter of the address that the choice sets. */
  readonly name: 'season' | 'opponent';
  readonly label: string;
  readonly options: readonly { readonly id: number; readonly label: string }[];
  readonly chosen: number | null;
  /** The text of the option while nothing is chosen. */
  readonly placeholder?: string;
  readonly onChoose: (id: number) => void;
};

/** One choice of a tab: a form that works without scripts as well. */
export function TeamChoice({ team, tab, name, label, options, chosen, placeholder, onChoose }: Props) {
  const t = useTranslate();
  const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>): void => {
    if (currentTarget.value !== '') onChoose(Number(currentTarget.value));
  };
  return (
    <ChoiceForm action={paths.team(team)}>
      <input type="hidden" name="tab" value={tab} />
      <Field label={label}>
        <SmallSelect name={name} value={chosen ?? ''} onChange={onChange}>
          {placeholder !== undefined && chosen === null ? <option value="">{placeholder}</option> : null}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </SmallSelect>
      </Field>
      <Button type="submit">{t('stats.apply')}</Button>
    </ChoiceForm>
  );
}

import { leagueFix } from '../../lib/domain/leagues/league-table';
import { choiceMark, leagueChoice } from '../../lib/domain/statistics/scope-choice';
import type { ScopeOptions } from '../../lib/domain/statistics/scope-options';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Field } from '../ui/Field';
import { SmallSelect } from '../ui/Select';

/** What figures are counted over, in three fields of a form: competition, season and patch. */
export function ScopeSelects({ options: { chosen, leagues, years, series, stages, patches } }: { readonly options: ScopeOptions }) {
  const t = useTranslate();
  const league = leagues.find(({ value }) => value === chosen.league);
  const listed = (list: ScopeOptions['years']) =>
    list.map(({ value, label }) => (
      <option key={value} value={value}>
        {competitionName(label, t)}
      </option>
    ));
  const group = (label: string, list: ScopeOptions['years']) =>
    list.length === 0 ? null : <optgroup label={label}>{listed(list)}</optgroup>;
  return (
    <>
      <input type="hidden" name="from" value={choiceMark(chosen)} />
      <Field label={t('stats.competition')}>
        <SmallSelect name="league" defaultValue={league ? leagueChoice(league.value, league.latest) : ''}>
          <option value="">{t('stats.anyCompetition')}</option>
          {listed(
            leagues.map(({ value, label, latest }) => ({
              value: leagueChoice(value, latest),
              label: leagueFix(Number(value), label)?.acronym || label,
            })),
          )}
        </SmallSelect>
      </Field>
      <Field label={t('stats.season')}>
        <SmallSelect name="season" defaultValue={chosen.season}>
          <option value="">{t('stats.anySeason')}</option>
          {group(t('stats.seasons'), series)}
          {group(t('stats.stages'), stages)}
          {group(t('stats.years'), years)}
        </SmallSelect>
      </Field>
      <Field label={t('stats.patch')}>
        <SmallSelect name="patch" defaultValue={chosen.patch}>
          <option value="">{t('stats.anyPatch')}</option>
          {listed(patches)}
        </SmallSelect>
      </Field>
    </>
  );
}

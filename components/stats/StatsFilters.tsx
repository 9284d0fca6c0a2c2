import styled from 'styled-components';
import { labelledText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import { ROLES } from '../../lib/domain/match/role';
import { LEAST_GAMES, parseStatsQuery, statsHref, type StatsQuery } from '../../lib/domain/statistics/table-query';
import { competitionName } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/media';
import { Button } from '../ui/Button';
import { ChoiceForm } from '../ui/ChoiceForm';
import { Field } from '../ui/Field';
import { SmallSelect } from '../ui/Select';
import { useChoices } from '../ui/use-choices';
import type { ScopeOptions } from '../../lib/domain/statistics/scope-options';
import { ScopeSelects } from './ScopeSelects';

const Folded = styled.details`
  display: none;

  ${MEDIA.phone} {
    display: block;
    width: 100%;

    /* Beside it, not in it: a wider page shows the form whatever its state. */
    &:not([open]) + form {
      display: none;
    }
  }
  & > summary {
    min-height: var(--hit);
    padding: 8px 14px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-element-color);
    font-size: var(--fs-sm);
    font-weight: 550;
  }
  & > summary > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > summary > span + span {
    flex: none;
    color: var(--hl-color1);
    white-space: nowrap;
  }
`;

const Form = styled(ChoiceForm)`
  /* Six in one line: competition and season, whose names are longest, take what the others leave. */
  ${MEDIA.tablet} {
    & > label:nth-of-type(-n + 2) {
      flex: 1 1 100px;
      max-width: 220px;

      & select {
        width: 100%;
      }
    }
  }
  /* Competition and season on lines of their own, the rest below them in equal parts. */
  ${MEDIA.phone} {
    width: 100%;

    & > label {
      flex: 1 1 auto;
    }
    & > label:nth-of-type(-n + 2) {
      flex-basis: 100%;
    }
    & select {
      width: 100%;
      max-width: none;
    }
  }
`;

type Props = { readonly query: StatsQuery; readonly options: ScopeOptions };

/** What the table counts: a form that works without scripts as well. */
export function StatsFilters({ query, options }: Props) {
  const t = useTranslate();
  const onChange = useChoices((chosen) => statsHref(parseStatsQuery(chosen)));
  const locale = useLocale();
  const { role, side, least } = query;
  const counted = [
    competitionName(options.label, t) || t('stats.everything'),
    ...(options.chosen.league !== '' && options.chosen.season === '' && options.chosen.patch === '' ? [t('stats.anySeason')] : []),
    ...(options.chosen.patch === '' ? [t('stats.anyPatch')] : []),
    ...(role === null ? [] : [t(`game.roles.${role}`)]),
    ...(side === null ? [] : [t(`game.sides.${side}`)]),
    ...(least === null ? [] : [labelledText(t('stats.least'), String(least), locale)]),
  ];
  return (
    <>
      <Folded>
        <summary>
          <span>{counted.join(' · ')}</span>
          <span>{t('stats.change')}</span>
        </summary>
      </Folded>
      <Form action={paths.stats()} onChange={onChange} aria-label={t('stats.filters')} key={statsHref(query)}>
        <input type="hidden" name="kind" value={query.kind} />
        <input type="hidden" name="sort" value={query.sort} />
        {query.ascending ? <input type="hidden" name="dir" value="asc" /> : null}
        <ScopeSelects options={options} />
        {query.kind === 'teams' ? null : (
          <Field label={t('stats.role')}>
            <SmallSelect name="role" defaultValue={role ?? ''}>
              <option value="">{t('stats.anyRole')}</option>
              {ROLES.map((each) => (
                <option key={each} value={each}>
                  {t(`game.roles.${each}`)}
                </option>
              ))}
            </SmallSelect>
          </Field>
        )}
        <Field label={t('stats.side')}>
          <SmallSelect name="side" defaultValue={side ?? ''}>
            <option value="">{t('stats.bothSides')}</option>
            <option value="blue">{t('game.sides.blue')}</option>
            <option value="red">{t('game.sides.red')}</option>
          </SmallSelect>
        </Field>
        <Field label={t('stats.least')}>
          <SmallSelect name="min" defaultValue={least ?? ''}>
            {/* How many that is follows from results; the note below the table has it. */}
            <option value="">{t('stats.enough')}</option>
            {LEAST_GAMES.map((games) => (
              <option key={games} value={games}>
                {games}
              </option>
            ))}
          </SmallSelect>
        </Field>
        <Button type="submit">{t('stats.apply')}</Button>
      </Form>
    </>
  );
}

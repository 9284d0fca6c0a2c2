import { useRouter } from 'next/router';
import { useState, type ChangeEvent, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { compareHref, idsWith, MOST_COMPARED, type CompareQuery } from '../../lib/domain/compare/compare-query';
import { SEARCH_MAX_LENGTH } from '../../lib/domain/values/constants';
import { paths } from '../../lib/domain/page/paths';
import { requestedScope } from '../../lib/domain/statistics/scope-choice';
import type { ScopeOptions } from '../../lib/domain/statistics/scope-options';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/media';
import { ScopeSelects } from '../stats/ScopeSelects';
import { sortByFit } from '../../lib/domain/search/name-fit';
import { useSearch } from '../search/use-search';
import { Button } from '../ui/Button';
import { ChoiceForm } from '../ui/ChoiceForm';
import { Field } from '../ui/Field';
import { SmallSelect } from '../ui/Select';
import { TextInput } from '../ui/TextInput';
import { useChoices } from '../ui/use-choices';
import { FoundNames } from './FoundNames';

const Form = styled(ChoiceForm)`
  & > label {
    flex: 0 1 auto;
  }
  & > label[data-part='find'],
  & > label:first-of-type {
    flex: 1 1 220px;
    max-width: 340px;
  }
  & > .hits {
    display: grid;
    order: 1;
    flex: 1 1 100%;
    gap: var(--sp-2);
  }
  & > .hits:not(:has(> :not(:empty))) {
    display: none;
  }
  /* One below the other, the hits directly below their field. */
  ${MEDIA.phone} {
    & > :is(label, label:first-of-type) {
      flex: 1 1 140px;
      max-width: none;
    }
    & > label:first-of-type {
      flex-basis: 100%;
    }
    & > .hits {
      order: 0;
    }
    & select {
      width: 100%;
      max-width: none;
    }
  }
  & input {
    min-height: var(--hit);
    padding: 6px 12px;
    background: var(--bg-element-color);
    font-size: var(--fs-md);
  }
`;

type Props = {
  readonly query: CompareQuery;
  /** The players or teams that are compared, in the order of their ids in the address; unknown ones are left out. */
  readonly chosen: readonly { readonly id: number; readonly name: string }[];
  readonly options: ScopeOptions;
};

/** Chooses players or teams to compare, and over which games; works without scripts as well. */
export function CompareForm({ query, chosen, options }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const { kind, ids } = query;
  const full = ids.length >= MOST_COMPARED;
  const [at, setAt] = useState(query.at ?? (full ? 0 : null));
  const { text, results, change } = useSearch();
  const hits = results.kind === 'found' ? results.groups.flatMap((group) => (`${group.type}s` === kind ? group.items : [])) : [];
  const entries = sortByFit(hits, text);
  const hrefWith = (id: number) => compareHref({ kind, ids: idsWith(ids, id, at), scope: query.scope });
  const word =
    text === ''
      ? ''
      : results.kind === 'tooShort'
        ? t('search.searchEmptyMsg')
        : results.kind === 'found' && entries.length === 0
          ? t('search.noResults')
          : '';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const [first] = entries;
    if (first) void router.push(hrefWith(first.id));
  };
  const choose = useChoices((scoped) => compareHref({ kind, ids, scope: requestedScope(scoped) }));
  const onScope = (event: ChangeEvent<HTMLFormElement>): void => {
    const { target } = event;
    if (target instanceof HTMLSelectElement && target.name !== 'at') choose(event);
  };
  return (
    <Form action={paths.compare()} onSubmit={submit} onChange={onScope} role="search" aria-label={t('compare.choose')}>
      {ids.length === 0 ? <input type="hidden" name="kind" value={kind} /> : <input type="hidden" name={kind} value={ids.join(',')} />}
      <Field label={t(`compare.find.${kind}`)}>
        <TextInput
          type="search"
          name="find"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX_LENGTH}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <div className="hits">
        <p role="status">{word}</p>
        {entries.length > 0 ? <FoundNames label={t('search.results')} entries={entries} hrefOf={hrefWith} /> : null}
      </div>
      {ids.length === 0 ? null : (
        <Field label={t('compare.place')}>
          <SmallSelect name="at" value={at ?? ''} onChange={({ target: { value } }) => setAt(value === '' ? null : Number(value))}>
            {full ? null : <option value="">{t('compare.add')}</option>}
            {chosen.map(({ id, name }) => (
              <option key={id} value={ids.indexOf(id)}>
                {t('compare.insteadOf', { name })}
              </option>
            ))}
          </SmallSelect>
        </Field>
      )}
      <ScopeSelects options={options} />
      <Button type="submit">{t('stats.apply')}</Button>
    </Form>
  );
}

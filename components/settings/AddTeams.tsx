import { useId } from 'react';
import { SEARCH_MAX_LENGTH } from '../../lib/domain/values/constants';
import { useTranslate } from '../../lib/i18n/use-translate';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { useSearch } from '../search/use-search';
import { Card } from '../ui/Card';
import { FollowStar } from '../ui/FollowStar';
import { TeamName } from './TeamName';
import { FilterInput, SettingsRows } from './settings-rows';

/** Finds teams by name or acronym, to follow them. */
export function AddTeams() {
  const t = useTranslate();
  const id = useId();
  const hydrated = useHydrated();
  const { text, results, change } = useSearch();
  const teams = results.kind === 'found' ? results.groups.flatMap((group) => (group.type === 'team' ? group.items : [])) : [];
  const word =
    results.kind === 'tooShort' ? t('search.searchEmptyMsg') : results.kind === 'found' && teams.length === 0 ? t('search.noResults') : '';
  return (
    <>
      <label htmlFor={id}>{t('preferences.findTeams')}</label>
      <FilterInput
        id={id}
        type="search"
        autoComplete="off"
        value={text}
        maxLength={SEARCH_MAX_LENGTH}
        disabled={!hydrated}
        onChange={(event) => change(event.target.value)}
      />
      <p className="note" role="status">
        {word}
      </p>
      {teams.length > 0 ? (
        <Card>
          <SettingsRows aria-label={t('preferences.foundTeams')}>
            {teams.map((team) => (
              <li key={team.key}>
                <TeamName team={team} />
                <FollowStar kind="team" of={team} />
              </li>
            ))}
          </SettingsRows>
        </Card>
      ) : null}
    </>
  );
}

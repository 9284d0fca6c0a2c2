import { useState } from 'react';
import { GAME_SERVERS } from '../../lib/domain/leagues/regions';
import { authorName } from '../../lib/domain/people/comments/author-name';
import type { CurrentUser } from '../../lib/domain/people/current-user';
import { SUMMONER_NAME_MAX_LENGTH } from '../../lib/domain/people/user-data';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Field, TextField } from '../ui/Field';
import { FieldForm } from '../ui/FieldForm';
import { Select } from '../ui/Select';
import { SaveMessage } from './SaveMessage';
import { useAccount } from './use-account';

/** A colour to begin with where none was chosen. */
const FIRST_COLOR = '#3b82f6';

/** The form for the name in the game, the server and the colour. */
export function ProfileForm({ current: page }: { readonly current: CurrentUser }) {
  const t = useTranslate();
  const { current, state, save, edit } = useAccount(page);
  const [profile, setProfile] = useState(current.data.user);
  const change = (patch: Partial<typeof profile>): void => {
    edit();
    setProfile({ ...profile, ...patch });
  };
  const onSubmit = (): void => {
    if (state !== 'saving') void save({ user: profile });
  };
  return (
    <FieldForm onSubmit={onSubmit} aria-busy={state === 'saving'}>
      <TextField
        label={t('account.summonerName')}
        hint={t('account.summonerHint', { name: authorName({ uid: page.user.uid }) })}
        value={profile.summonerName}
        maxLength={SUMMONER_NAME_MAX_LENGTH}
        autoComplete="nickname"
        onChange={(event) => change({ summonerName: event.target.value })}
      />
      <Field label={t('account.server')}>
        <Select value={profile.server} onChange={(event) => change({ server: event.target.value })}>
          <option value="">{t('account.noServer')}</option>
          {GAME_SERVERS.map(({ key }) => (
            <option key={key} value={key}>
              {/* As a region of leagues it is all of Europe. */}
              {t(key === 'euw' ? 'account.euWest' : `regions.${key}`)}
            </option>
          ))}
        </Select>
      </Field>
      <TextField
        label={t('account.color')}
        hint={t('account.colorHint')}
        type="color"
        data-unset={profile.color === '' ? '' : undefined}
        value={profile.color || FIRST_COLOR}
        onChange={(event) => change({ color: event.target.value })}
      />
      <div data-part="row">
        {profile.color ? (
          <button type="button" data-part="link" onClick={() => change({ color: '' })}>
            {t('account.noColor')}
          </button>
        ) : (
          <small data-part="unset">{t('account.colorUnset')}</small>
        )}
      </div>
      <SaveMessage state={state} />
      <Button type="submit" data-variant="primary" aria-disabled={state === 'saving' || undefined}>
        {t(state === 'saving' ? 'account.saving' : 'account.save')}
      </Button>
    </FieldForm>
  );
}

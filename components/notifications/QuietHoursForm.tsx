import { useId } from 'react';
import styled from 'styled-components';
import type { QuietHours } from '../../lib/domain/people/notification-rules';
import type { UserData, UserDataPatch } from '../../lib/domain/people/user-data';
import { useTranslate } from '../../lib/i18n/use-translate';
import { TextInput } from '../ui/TextInput';

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-4);
  align-items: center;

  & > label {
    display: inline-flex;
    gap: var(--sp-2);
    align-items: center;
  }
  & input {
    width: auto;
  }
`;

/** The hours to begin with: a night's sleep. */
const USUAL: QuietHours = { from: 23 * 60, to: 8 * 60 };

const two = (number: number): string => String(number).padStart(2, '0');
const written = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

function minuteOf(text: string): number | null {
  const found = /^(\d{2}):(\d{2})/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

type Props = { readonly data: UserData; readonly save: (patch: UserDataPatch) => Promise<unknown> };

/** Hours in which nothing is sent; what happens then is in the list. */
export function QuietHoursForm({ data: { quietHours, timeZone }, save }: Props) {
  const t = useTranslate();
  const id = useId();
  const change = (end: 'from' | 'to', text: string): void => {
    const minute = minuteOf(text);
    if (minute !== null && quietHours) void save({ quietHours: { ...quietHours, [end]: minute } });
  };
  return (
    <>
      <label className="switch">
        <input
          type="checkbox"
          checked={quietHours !== null}
          aria-describedby={`${id}-hint`}
          onChange={(event) => void save({ quietHours: event.target.checked ? USUAL : null })}
        />
        <span>
          {t('account.quiet.title')}
          <small id={`${id}-hint`}>{t('account.quiet.hint')}</small>
        </span>
      </label>
      {quietHours === null ? null : (
        <Times>
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              {t(`account.quiet.${end}`)}
              <TextInput
                // The field is uncontrolled, because a time that is half typed has no value yet.
                key={quietHours[end]}
                type="time"
                required
                defaultValue={written(quietHours[end])}
                onBlur={(event) => change(end, event.target.value)}
              />
            </label>
          ))}
          <small>{timeZone ?? 'UTC'}</small>
        </Times>
      )}
    </>
  );
}

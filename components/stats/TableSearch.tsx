import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../lib/i18n/use-translate';
import { TextInput } from '../ui/TextInput';

const Field = styled(TextInput)`
  min-height: var(--hit);
  padding: 4px 12px;
  background: var(--bg-element-color);
  font-size: var(--fs-sm);
`;

type Props = { readonly text: string; readonly onText: (text: string) => void };

/** A field that filters a table's rows by the names that contain what is typed. */
export function TableSearch({ text, onText }: Props) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const onArrival = useEffectEvent(() => onText(field.current?.value ?? ''));
  // Takes over what was typed before hydration.
  useEffect(() => onArrival(), []);
  return (
    <label>
      <Field
        type="search"
        aria-label={t('stats.find')}
        placeholder={t('stats.find')}
        autoComplete="off"
        ref={field}
        defaultValue={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </label>
  );
}

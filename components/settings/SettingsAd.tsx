import styled from 'styled-components';
import { useTranslate } from '../../lib/i18n/use-translate';

export type SettingsAdContent = {
  /** The text; '' while nothing is configured. */
  readonly text: string;
  /** The link's address; '' for none. */
  readonly link: string;
};

const Slot = styled.aside`
  display: grid;
  gap: 2px;
  padding: 12px 14px;
  border: 1px dashed var(--border-strong-color);
  border-radius: var(--radius-l);

  /* An empty slot takes no space. */
  &:empty {
    display: none;
  }
  & > small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  & > * {
    overflow-wrap: anywhere;
  }
  & > a {
    justify-self: start;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The slot of the system setting `settingsAd`: empty until something is configured for it. */
export function SettingsAd({ content: { text, link } }: { readonly content: SettingsAdContent }) {
  const t = useTranslate();
  return (
    <Slot aria-label={t('preferences.ad')}>
      {text === '' ? null : (
        <>
          <small>{t('preferences.ad')}</small>
          {link === '' ? (
            <p>{text}</p>
          ) : (
            <a href={link} target="_blank" rel="sponsored noopener">
              {text}
            </a>
          )}
        </>
      )}
    </Slot>
  );
}

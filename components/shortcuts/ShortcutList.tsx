import { Fragment } from 'react';
import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useTranslate } from '../../lib/i18n/use-translate';

type Place = { readonly key: string; readonly path: string; readonly name: MessageKey };

/** Where "g" and a second key lead. */
export const PLACES: readonly Place[] = [
  { key: 'h', path: paths.home(), name: 'shell.homepage' },
  { key: 'm', path: paths.matches('today'), name: 'shell.matches' },
  { key: 's', path: paths.standings(), name: 'shell.standings' },
  { key: 'r', path: paths.rankings(), name: 'shell.rankings' },
  { key: 't', path: paths.leagues(), name: 'shell.tournaments' },
  { key: 'n', path: paths.news(), name: 'shell.news' },
  { key: 'f', path: paths.following(), name: 'shell.following' },
];

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--sp-4);
  padding: var(--sp-2) var(--sp-4) var(--sp-4);

  & > dt,
  & > dd {
    display: flex;
    gap: 4px;
    align-items: center;
    min-height: 36px;
    border-bottom: 1px solid var(--border-color);
  }
  & kbd {
    min-width: 24px;
    padding: 2px 6px;
    border: 1px solid var(--border-strong-color);
    border-radius: var(--radius-s);
    font-family: inherit;
    font-size: var(--fs-xs);
    font-weight: 600;
    text-align: center;
  }
  & + p {
    padding: 0 var(--sp-4) var(--sp-4);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
`;

const OTHERS: readonly { readonly keys: readonly string[]; readonly name: MessageKey }[] = [
  { keys: ['/'], name: 'shortcuts.search' },
  { keys: ['j'], name: 'shortcuts.next' },
  { keys: ['k'], name: 'shortcuts.previous' },
  { keys: ['e'], name: 'shortcuts.eye' },
  { keys: ['?'], name: 'shortcuts.sheet' },
];

/** Every shortcut with its keys. */
export function ShortcutList() {
  const t = useTranslate();
  const places = PLACES.map(({ key, name }) => ({ keys: ['g', key], name }));
  return (
    <>
      <List>
        {[...places, ...OTHERS].map(({ keys, name }) => (
          <Fragment key={name}>
            <dt>{t(name)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </List>
      <p>{t('shortcuts.off')}</p>
    </>
  );
}

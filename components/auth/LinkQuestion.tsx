import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { providerName } from '../../lib/domain/people/sign-in';
import type { MessageKey } from '../../lib/i18n/message-key';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { LocalTime } from '../ui/LocalTime';
import type { HandlerState } from './use-handler';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--sp-1) var(--sp-4);
  padding: var(--sp-3);
  border: 1px solid var(--border-color);
  border-radius: var(--radius-m);
  background: var(--bg-sunken-color);
  font-size: var(--fs-sm);

  & > dt {
    color: var(--dim-text-color);
  }
  & > dd {
    font-weight: 550;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
`;

const Choice = styled.div`
  display: grid;
  gap: var(--sp-2);

  & > button {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** "Google or X", as the account's owner knows it. */
export function waysIn(t: Translate, locale: string, providers: readonly string[]): string {
  const names = providers.map((id) => providerName(id) ?? t('handler.byPassword'));
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}

type Props = {
  readonly asks: Extract<HandlerState, { kind: 'asks' }>;
  readonly isWorking: boolean;
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
};

/** Says what a mail's link would change, and has the button that does it: with the address, the account and how it signs in. */
export function LinkQuestion({ asks: { purpose, email, before, account }, isWorking, onConfirm, onDecline }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const facts: readonly { readonly name: MessageKey; readonly fact: ReactNode }[] = [
    { name: 'handler.factEmail', fact: email },
    { name: 'handler.factBefore', fact: before },
    { name: 'handler.factName', fact: account?.name },
    { name: 'handler.factProvider', fact: account && waysIn(t, locale, account.providers) },
    { name: 'handler.factMade', fact: account?.createdAt && <LocalTime at={account.createdAt} show="yearTime" /> },
  ];
  return (
    <>
      <p>{t(`handler.ask.${purpose}.text`, { email })}</p>
      <Facts>
        {facts.map(({ name, fact }) =>
          fact ? (
            <Fragment key={name}>
              <dt>{t(name)}</dt>
              <dd>{fact}</dd>
            </Fragment>
          ) : null,
        )}
      </Facts>
      <Choice>
        <Button data-variant="primary" aria-disabled={isWorking || undefined} onClick={onConfirm}>
          {isWorking ? t('handler.working') : t(`handler.ask.${purpose}.button`, { email })}
        </Button>
        <Button data-variant="quiet" onClick={onDecline}>
          {t(purpose === 'recoverEmail' || purpose === 'removeSecondFactor' ? 'handler.leave' : 'handler.notMe')}
        </Button>
      </Choice>
    </>
  );
}

import styled from 'styled-components';
import { providerName } from '../../lib/domain/people/sign-in';
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

/** What a mail's link would change, and the button that does it: with the address, the account and how it signs in. */
export function LinkQuestion({ asks: { purpose, email, before, account }, isWorking, onConfirm, onDecline }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const ways = account && account.providers.length > 0 ? waysIn(t, locale, account.providers) : null;
  return (
    <>
      <p>{t(`handler.ask.${purpose}.text`, { email })}</p>
      <Facts>
        <dt>{t('handler.factEmail')}</dt>
        <dd>{email}</dd>
        {before === null ? null : (
          <>
            <dt>{t('handler.factBefore')}</dt>
            <dd>{before}</dd>
          </>
        )}
        {account?.name ? (
          <>
            <dt>{t('handler.factName')}</dt>
            <dd>{account.name}</dd>
          </>
        ) : null}
        {ways === null ? null : (
          <>
            <dt>{t('handler.factProvider')}</dt>
            <dd>{ways}</dd>
          </>
        )}
        {account?.createdAt ? (
          <>
            <dt>{t('handler.factMade')}</dt>
            <dd>
              <LocalTime at={account.createdAt} show="yearTime" />
            </dd>
          </>
        ) : null}
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

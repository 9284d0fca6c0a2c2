import { useState } from 'react';
import { COSMETIC_SLOTS } from '../../lib/domain/play/cosmetics';
import { openAccountDialog } from '../../lib/client/auth/account-dialog';
import type { PlayReader } from '../../lib/domain/play/play-page';
import type { StoreAnswer, StoreItem } from '../../lib/domain/play/store-page';
import { paths } from '../../lib/domain/page/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Balance } from '../play/Balance';
import { coinsText } from '../../lib/i18n/play-texts';
import { PlayerName } from '../play/PlayerName';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { StoreItems } from '../play/StoreItems';
import { useShop } from '../play/use-shop';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Message } from '../ui/Message';
import { TitledSection } from '../ui/SectionHeading';

type Props = StoreAnswer & { readonly name: string; readonly reader: PlayReader };

/** `/play/store`: what coins buy, shown on the user's own name, and what of it is put on. Visitors log in to buy. */
export function PlayStoreView({ name, reader, ...page }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  const { shop, isSending, news, failure, buy, putOn } = useShop(page);
  const [chosen, setChosen] = useState<StoreItem | null>(null);
  const { look, items, balance } = shop;
  const titleOf = ({ id }: StoreItem) => t(`playStore.items.${id}`);
  return (
    <PlayPage title={t('playStore.title')} description={t('playStore.description')} tab="store" path={paths.playStore()}>
      {balance === null ? null : <Balance balance={balance} reveal={reveal} />}
      {reader.kind === 'visitor' ? <PlayNotices reader={reader} /> : null}
      <p>{t('playStore.note')}</p>
      {reader.kind === 'visitor' ? null : (
        <TitledSection id="store-look" title={t('playStore.yourLook')}>
          <Card data-padded="">
            <p style={{ fontSize: 'var(--fs-xl)' }}>
              <PlayerName name={name} mark={{ profile: '', look }} />
            </p>
            <p style={{ color: 'var(--dim-text-color)', fontSize: 'var(--fs-sm)' }}>{t('playStore.lookNote')}</p>
          </Card>
          {/* Rendered from the start, so that screen readers announce its changes. */}
          <div aria-live="polite">
            {news?.kind === 'bought' ? <Message kind="info">{t('playStore.bought', { item: titleOf(news.item) })}</Message> : null}
            {news?.kind === 'changed' ? <Message kind="info">{t('playStore.changed')}</Message> : null}
            {failure === null ? null : <Message kind="error">{t(failure)}</Message>}
          </div>
        </TitledSection>
      )}
      {COSMETIC_SLOTS.map((slot) => (
        <TitledSection key={slot} id={`store-${slot}`} title={t(`playStore.slots.${slot}`)}>
          <StoreItems
            labelledBy={`store-${slot}`}
            items={items.filter((item) => item.slot === slot)}
            name={name}
            look={look}
            balance={balance}
            reveal={reveal}
            isSending={isSending}
            onBuy={reader.kind === 'visitor' ? () => openAccountDialog('login') : setChosen}
            onWear={(next) => void putOn(next)}
          />
        </TitledSection>
      ))}
      <ConfirmDialog
        title={chosen ? t('playStore.confirmTitle', { item: titleOf(chosen) }) : ''}
        open={chosen !== null}
        confirm={t('playStore.buy')}
        cancel={t('playStore.cancel')}
        onCancel={() => setChosen(null)}
        onConfirm={() => {
          setChosen(null);
          if (chosen) void buy(chosen);
        }}
      >
        {chosen ? (
          <p>{t('playStore.confirmText', { price: t('play.coins', { count: chosen.price, amount: coinsText(chosen.price, locale) }) })}</p>
        ) : null}
      </ConfirmDialog>
    </PlayPage>
  );
}

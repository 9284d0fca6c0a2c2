import { useState } from 'react';
import { COSMETIC_SLOTS } from '../../lib/domain/play/cosmetics';
import { openAccountDialog } from '../../lib/client/auth/account-dialog';
import type { PlayReader } from '../../lib/domain/play/play-page';
import type { ShopAnswer, ShopItem } from '../../lib/domain/play/shop-page';
import { paths } from '../../lib/domain/page/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Balance } from '../play/Balance';
import { coinsText } from '../../lib/i18n/play-texts';
import { PlayerName } from '../play/PlayerName';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { ShopItems } from '../play/ShopItems';
import { useShop } from '../play/use-shop';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Message } from '../ui/Message';
import { TitledSection } from '../ui/SectionHeading';

type Props = ShopAnswer & { readonly name: string; readonly reader: PlayReader };

/** `/play/store`: what coins buy, shown on the user's own name, and what of it is put on. Visitors log in to buy. */
export function PlayShopView({ name, reader, ...page }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  const { shop, isSending, news, failure, buy, putOn } = useShop(page);
  const [chosen, setChosen] = useState<ShopItem | null>(null);
  const { look, items, balance } = shop;
  const titleOf = ({ id }: ShopItem) => t(`playShop.items.${id}`);
  return (
    <PlayPage title={t('playShop.title')} description={t('playShop.description')} tab="shop" path={paths.playShop()}>
      {balance === null ? null : <Balance balance={balance} reveal={reveal} />}
      {reader.kind === 'visitor' ? <PlayNotices reader={reader} /> : null}
      <p>{t('playShop.note')}</p>
      {reader.kind === 'visitor' ? null : (
        <TitledSection id="store-look" title={t('playShop.yourLook')}>
          <Card data-padded="">
            <p style={{ fontSize: 'var(--fs-xl)' }}>
              <PlayerName name={name} mark={{ profile: '', look }} />
            </p>
            <p style={{ color: 'var(--dim-text-color)', fontSize: 'var(--fs-sm)' }}>{t('playShop.lookNote')}</p>
          </Card>
          {/* Rendered from the start, so that screen readers announce its changes. */}
          <div aria-live="polite">
            {news?.kind === 'bought' ? <Message kind="info">{t('playShop.bought', { item: titleOf(news.item) })}</Message> : null}
            {news?.kind === 'changed' ? <Message kind="info">{t('playShop.changed')}</Message> : null}
            {failure === null ? null : <Message kind="error">{t(failure)}</Message>}
          </div>
        </TitledSection>
      )}
      {COSMETIC_SLOTS.map((slot) => (
        <TitledSection key={slot} id={`store-${slot}`} title={t(`playShop.slots.${slot}`)}>
          <ShopItems
            labelledBy={`store-${slot}`}
            items={items.filter((item) => item.slot === slot)}
            name={name}
            look={look}
            balance={balance}
            reveal={reveal}
            isSending={isSending}
            onBuy={reader.kind === 'visitor' ? () => openAccountDialog('login', 'play') : setChosen}
            onWear={(next) => void putOn(next)}
          />
        </TitledSection>
      ))}
      <ConfirmDialog
        title={chosen ? t('playShop.confirmTitle', { item: titleOf(chosen) }) : ''}
        open={chosen !== null}
        confirm={t('playShop.buy')}
        cancel={t('playShop.cancel')}
        onCancel={() => setChosen(null)}
        onConfirm={() => {
          setChosen(null);
          if (chosen) void buy(chosen);
        }}
      >
        {chosen ? (
          <p>{t('playShop.confirmText', { price: t('play.coins', { count: chosen.price, amount: coinsText(chosen.price, locale) }) })}</p>
        ) : null}
      </ConfirmDialog>
    </PlayPage>
  );
}

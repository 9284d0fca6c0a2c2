import styled from 'styled-components';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { NO_LOOK, withPiece, type Look } from '../../lib/domain/play/cosmetics';
import type { ShopItem } from '../../lib/domain/play/shop-page';
import { lettersOf } from '../../lib/domain/text/monogram';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import type { Reveal } from '../spoilers/use-reveal';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { evenGrid, evenRows } from './list-style';
import { coinsText } from '../../lib/i18n/play-texts';
import { PlayerName } from './PlayerName';

const List = styled.ul`
  ${evenGrid}

  & > li > * {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-3);
    align-items: center;
    height: 100%;
    padding: var(--sp-3);
  }
  & [data-part='shown'] {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: var(--radius-m);
    background: var(--bg-sunken-color);
    font-size: 26px;
  }
  & [data-part='shown']:not([data-slot='color']) b {
    display: none;
  }
  & [data-part='shown'] svg {
    width: 28px;
    height: 28px;
  }
  & [data-part='what'] {
    display: grid;
    flex: 1 1 110px;
    gap: 2px;
    overflow-wrap: anywhere;
  }
  & [data-part='what'] ~ * {
    margin-left: auto;
  }
  & [data-part='missing'] {
    max-width: 12ch;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    text-align: right;
  }
  & [data-part='what'] small {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
`;

type Props = {
  /** The id of the heading that names the items. */
  readonly labelledBy: string;
  readonly items: readonly ShopItem[];
  readonly name: string;
  readonly look: Look;
  /** The user's balance; null for a visitor. */
  readonly balance: number | null;
  /** The reveal of the balance, which follows from results. */
  readonly reveal: Reveal;
  readonly isSending: boolean;
  readonly onBuy: (item: ShopItem) => void;
  readonly onWear: (look: Look) => void;
};

/** Items of one kind, each shown on the first letter of the user's own name. */
export function ShopItems({ labelledBy, items, name, look, balance, reveal, isSending, onBuy, onWear }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  // There is no limit while the balance may not show: which items can be bought would reveal it.
  const spendable = useHydrated() && !reveal.hidden && balance !== null ? balance : Infinity;
  return (
    <List aria-labelledby={labelledBy} style={evenRows(items.length, { wide: 5, medium: 3 })}>
      {items.map((item) => {
        const title = t(`playShop.items.${item.id}`);
        const button = (act: 'takeOff' | 'putOn' | 'buy', onClick: () => void) => (
          <Button
            data-size="small"
            aria-label={t(`playShop.${act}Item`, { item: title })}
            aria-disabled={isSending || undefined}
            onClick={onClick}
          >
            {t(`playShop.${act}`)}
          </Button>
        );
        return (
          <li key={item.id}>
            <Card>
              <span data-part="shown" data-slot={item.slot} aria-hidden>
                <PlayerName name={lettersOf(name)[0] ?? '?'} mark={{ profile: '', look: withPiece(NO_LOOK, item) }} />
              </span>
              <span data-part="what">
                <strong>{title}</strong>
                <small>
                  {item.owned ? (
                    <>
                      <Icon name="check" size={14} />
                      {t(item.worn ? 'playShop.worn' : 'playShop.owned')}
                    </>
                  ) : (
                    <>
                      <Icon name="coins" size={14} />
                      {t('play.coins', { count: item.price, amount: coinsText(item.price, locale) })}
                    </>
                  )}
                </small>
              </span>
              {item.worn ? (
                button('takeOff', () => onWear({ ...look, [item.slot]: null }))
              ) : item.owned ? (
                button('putOn', () => onWear(withPiece(look, item)))
              ) : item.price > spendable ? (
                <span data-part="missing">{t('playShop.missing', { amount: coinsText(item.price - spendable, locale) })}</span>
              ) : (
                button('buy', () => onBuy(item))
              )}
            </Card>
          </li>
        );
      })}
    </List>
  );
}

import styled from 'styled-components';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { RevealButton } from '../spoilers/RevealButton';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import { Icon } from '../ui/Icon';
import { coinsText } from '../../lib/i18n/play-texts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-3);
  align-items: center;

  & > span {
    display: inline-flex;
    gap: var(--sp-2);
    align-items: center;
    color: var(--dim-text-color);
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & strong {
    color: var(--text-color);
    font-size: var(--fs-lg);
    font-variant-numeric: tabular-nums;
  }
`;

type Props = { readonly balance: number; readonly reveal: Reveal };

/** The user's balance. Its changes follow from results, so it is hidden with them. */
export function Balance({ balance, reveal }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Box>
      <span>
        <Icon name="coins" size={20} />
        {t('play.balance')}
      </span>
      <Spoiler reveal={reveal}>
        <strong>{t('play.coins', { count: balance, amount: coinsText(balance, locale) })}</strong>
      </Spoiler>
      {reveal.hidden ? <small>{t('play.balanceHidden')}</small> : null}
      <RevealButton reveal={reveal} />
    </Box>
  );
}

import { createLocalStore } from '../../lib/client/stored/local-store';
import { useStored } from '../../lib/client/stored/use-stored';
import { storeLink, type StoreLinks } from '../../lib/client/page/store-link';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';

const dismissed = createLocalStore<boolean>('installBannerDismissed', (stored) => stored === 1, true, { encode: Number });

/** Offers the mobile app on the systems that it is for, until it is dismissed. Browser only. */
export function InstallBanner({ links }: { readonly links: StoreLinks }) {
  const t = useTranslate();
  const isDismissed = useStored(dismissed);
  const href = storeLink(navigator.userAgent, navigator.maxTouchPoints, links);
  if (isDismissed || href === '') return null;
  return (
    <div className="dock-card" role="region" aria-label={t('install.label')}>
      <p className="dock-title">
        {t('install.title', { site: t('site.title') })}
        <small>{t('install.text')}</small>
      </p>
      <ButtonLink href={href} data-variant="primary" data-size="small" target="_blank" rel="noopener">
        {t('install.action')}
      </ButtonLink>
      <IconButton label={t('shell.dismiss')} onClick={() => dismissed.write(true)}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}

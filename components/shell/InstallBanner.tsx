import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { createLocalStore } from '../../lib/client/local-store';
import type { SystemSettings } from '../../lib/domain/read-models';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ButtonLink } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { DockCard } from './dock-styles';

type Links = Pick<SystemSettings, 'APP_LINK_ANDROID' | 'APP_LINK_IOS'>;

const dismissed = createLocalStore<boolean>('installBannerDismissed', (stored) => stored === 1, (value) => (value ? 1 : 0), true);

const Text = styled.p`
  flex: 1;
  font-weight: 600;

  & > small {
    display: block;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
`;

/** The store link for a browser's system, '' where there is none. iPads call themselves Macs, but have touch points. */
export function storeLink(userAgent: string, touchPoints: number, links: Links): string {
  if (/android/i.test(userAgent)) return links.APP_LINK_ANDROID;
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1)) return links.APP_LINK_IOS;
  return '';
}

/** Offers the mobile app on Android and iOS, when the system settings carry a link (spec §1). */
export function InstallBanner({ links }: { readonly links: Links }) {
  const t = useTranslate();
  const hidden = useSyncExternalStore(dismissed.subscribe, dismissed.read, dismissed.serverValue);
  if (hidden) return null;
  const href = storeLink(navigator.userAgent, navigator.maxTouchPoints, links);
  if (!href) return null;
  return (
    <DockCard role="region" aria-label={t('install.label')}>
      <Text>
        {t('install.title', { site: t('site.title') })}
        <small>{t('install.text')}</small>
      </Text>
      <ButtonLink href={href} data-variant="primary" data-size="small" target="_blank" rel="noopener">
        {t('install.action')}
      </ButtonLink>
      <IconButton label={t('shell.dismiss')} onClick={() => dismissed.write(true)}>
        <X size={18} aria-hidden />
      </IconButton>
    </DockCard>
  );
}

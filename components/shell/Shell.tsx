import { useRouter } from 'next/router';
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { withTexts } from '../../lib/client/islands/load-section';
import { useAfterPaint } from '../../lib/client/islands/use-after-paint';
import { usePageViews } from '../../lib/client/page/page-view';
import { useRouteProgress } from '../../lib/client/page/route-progress';
import { useServiceWorker } from '../../lib/client/page/use-service-worker';
import { paths } from '../../lib/domain/page/paths';
import type { ShellData } from '../../lib/domain/site/shell-data';
import { useTranslate } from '../../lib/i18n/use-translate';
import { AccountSlot } from '../auth/AccountSlot';
import { islandOnDemand } from '../island/island';
import { BottomBar } from './BottomBar';
import { Toast } from './Toast';
import { ScheduleColumn } from './ScheduleColumn';
import { SideNav } from './SideNav';
import { TopBar } from './TopBar';
import { useDrawers } from './use-drawers';
import { useVisitor } from './use-visitor';
import { Icon } from '../ui/Icon';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import type { StoreLinks } from '../../lib/client/page/store-link';
import { useVideo } from '../../lib/client/video/video-store';
import { useOwnPicks } from '../../lib/client/play/own-picks';

const ConfigPanel = lazy(async () => ({ default: (await withTexts('settings', import('./ConfigPanel'))).ConfigPanel }));

const WeeklySchedule = islandOnDemand(() => import('../schedule/WeeklySchedule').then((module) => module.WeeklySchedule));
const ContactBox = islandOnDemand(() => import('../contact/ContactBox').then((module) => module.ContactBox));
const CookieNotice = islandOnDemand<object>(() => import('./CookieNotice').then((module) => module.CookieNotice));
const Footer = islandOnDemand(() => import('./Footer').then((module) => module.Footer));

const reloadPage = (): void => location.reload();

/** The frame around every page. */
export function Shell({ data, children }: { readonly data: ShellData; readonly children: ReactNode }) {
  const t = useTranslate();
  // The contact page has the box's form itself.
  const { pathname } = useRouter();
  const { open, show, close, panels } = useDrawers();
  // Its code loads with the first opening; afterwards it stays, so that closing gives focus back.
  const [settings, setSettings] = useState<'unused' | 'open' | 'closed'>('unused');
  const openSettings = useCallback(() => setSettings('open'), []);

  useEffect(() => {
    // A drawer that holds the button must be gone before a modal box opens over it.
    if (settings === 'open') close();
  }, [settings, close]);

  return (
    <>
      <Visit clockShiftMs={data.clockShiftMs} />
      <a className="shell-skip" href="#main">
        {t('shell.skip')}
      </a>
      <div className="dock">
        <Toast />
        <PickSlot />
        <InstallSlot links={data.system} />
      </div>
      <div className="shell-frame">
        <TopBar
          scheduleOpen={open === 'schedule'}
          inert={open !== null}
          onSearch={() => show('nav', 'input')}
          onSchedule={() => show('schedule')}
        />
        <SideNav
          panel={panels.nav}
          open={open === 'nav'}
          inert={open === 'schedule'}
          topLeagues={data.topLeagues}
          today={data.week.today}
          onOpen={() => show('nav')}
          onSearch={() => show('nav', 'input')}
          onSchedule={() => show('schedule')}
          onClose={close}
          onSettings={openSettings}
        />
        <Page covered={open !== null}>
          <main id="main" tabIndex={-1}>
            <noscript>
              <p className="shell-notice">{t('schedule.utcNote')}</p>
            </noscript>
            {data.simulated ? (
              <p className="shell-notice">
                <Icon name="info" size={14} />
                {t('shell.simulated')}
              </p>
            ) : null}
            {children}
          </main>
          {pathname === paths.contact() ? null : <ContactBox waitSeconds={data.system.CONTACT_WAIT_TIME} />}
          <Footer credits={data.credits} />
          {data.pageViews ? <CookieNotice /> : null}
        </Page>
        <ScheduleColumn panel={panels.schedule} open={open === 'schedule'} onClose={close}>
          <WeeklySchedule shell={data} />
        </ScheduleColumn>
      </div>
      <BottomBar navOpen={open === 'nav'} inert={open !== null} onMore={() => show('nav')} />
      <div className="shell-overlay" data-open={open ? '' : undefined} onClick={close} />
      <VideoSlot />
      <AccountSlot today={data.week.today} onOpen={close} />
      {settings === 'unused' ? null : (
        <Suspense fallback={null}>
          <ConfigPanel open={settings === 'open'} onClose={() => setSettings('closed')} reload={reloadPage} />
        </Suspense>
      )}
    </>
  );
}

/**
 * The page between the columns. An open drawer's overlay covers it at once; it becomes
 * inert when the drawer shows: a new style for each of its thousand elements takes a
 * cheap phone a tenth of a second.
 */
function Page({ covered, children }: { readonly covered: boolean; readonly children: ReactNode }) {
  const inert = useAfterPaint(covered);
  return (
    <div data-part="page" inert={inert}>
      {children}
    </div>
  );
}

/** What a visit does without showing anything; a component of its own, so that the shell does not render again with it. */
function Visit({ clockShiftMs }: Pick<ShellData, 'clockShiftMs'>) {
  useVisitor(clockShiftMs);
  useRouteProgress();
  usePageViews();
  useServiceWorker();
  return null;
}

const InstallBanner = lazy(async () => ({ default: (await withTexts('install', import('./InstallBanner'))).InstallBanner }));

/** The app banner's place; only a site whose system settings carry a link has one. */
function InstallSlot({ links }: { readonly links: StoreLinks }) {
  if (!useHydrated() || !(links.APP_LINK_ANDROID || links.APP_LINK_IOS)) return null;
  return (
    <Suspense fallback={null}>
      <InstallBanner links={links} />
    </Suspense>
  );
}

const FloatingVideo = lazy(async () => ({ default: (await withTexts('video', import('../video/FloatingVideo'))).FloatingVideo }));

/** The floating player's place; its code loads with the first video. */
function VideoSlot() {
  const video = useVideo();
  if (!video) return null;
  return (
    <Suspense fallback={null}>
      <FloatingVideo key={`${video.match.id} ${video.stream.url}`} video={video} />
    </Suspense>
  );
}

const SettledPicks = lazy(async () => ({ default: (await withTexts('play', import('../play/SettledPicks'))).SettledPicks }));

/** Shows a user how their picks were settled; a user without open picks loads nothing. */
export function PickSlot() {
  const [wanted, setWanted] = useState(false);
  const hasPicks = useOwnPicks().length > 0;
  // The part stays: once the last pick is settled, none is open.
  if (hasPicks && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <SettledPicks />
    </Suspense>
  ) : null;
}

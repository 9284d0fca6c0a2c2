import { useRouter } from 'next/router';
import NProgress from 'nprogress';
import { useEffect } from 'react';
import { PROGRESS_MIN, PROGRESS_START_STEP, PROGRESS_START_STEPS, PROGRESS_TRICKLE_MS } from '../domain/constants';

function start(): void {
  NProgress.start();
  for (let step = 0; step < PROGRESS_START_STEPS; step += 1) NProgress.inc(PROGRESS_START_STEP);
}

function done(): void {
  NProgress.done();
}

/** The bar at the top edge while a page loads (spec §9 "Progress bar"). */
export function useRouteProgress(): void {
  const { events } = useRouter();
  useEffect(() => {
    NProgress.configure({
      minimum: PROGRESS_MIN,
      trickleSpeed: PROGRESS_TRICKLE_MS,
      showSpinner: false,
      barSelector: '.bar',
      template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
    });
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', done);
    events.on('routeChangeError', done);
    return () => {
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', done);
      events.off('routeChangeError', done);
    };
  }, [events]);
}

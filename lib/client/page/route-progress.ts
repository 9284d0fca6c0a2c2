import { useRouter } from 'next/router';
import type { NProgress } from 'nprogress';
import { useEffect } from 'react';
import { PROGRESS_MIN, PROGRESS_START_STEP, PROGRESS_START_STEPS, PROGRESS_TRICKLE_MS } from '../../domain/values/constants';

let loaded: Promise<NProgress> | undefined;

/** The bar's code is loaded with the first change of page: the first page does without it. */
function loadBar(): Promise<NProgress> {
  return (loaded ??= import('nprogress').then(({ default: bar }) =>
    bar.configure({
      minimum: PROGRESS_MIN,
      trickleSpeed: PROGRESS_TRICKLE_MS,
      showSpinner: false,
      barSelector: '.bar',
      template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
    }),
  ));
}

/** The bar at the top edge while a page loads. */
export function useRouteProgress(): void {
  const { events } = useRouter();
  useEffect(() => {
    let changing = false;
    const start = (): void => {
      changing = true;
      void loadBar().then((bar) => {
        if (!changing) return;
        bar.start();
        for (let step = 0; step < PROGRESS_START_STEPS; step += 1) bar.inc(PROGRESS_START_STEP);
      });
    };
    const done = (): void => {
      changing = false;
      void loaded?.then((bar) => bar.done());
    };
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

import { type Endpoints, endpoint, publicEndpoint } from './endpoint';
import { NO_QUERY } from './json-query';
import { clientConfigAnswer } from '../account/client-config';
import { aliveAnswer } from '../api/alive';
import { postCspReports } from '../api/csp-reports';
import { healthAnswer } from '../api/health';
import { postContact } from '../contact/contact-route';
import { postPageView } from '../api/page-view-route';
import { siteNow } from '../site-clock';

/** The site itself. */
export const SITE_ENDPOINTS = {
  '/api/alive': endpoint({ GET: aliveAnswer }),
  '/api/client-config': publicEndpoint({
    query: NO_QUERY,
    answer: clientConfigAnswer,
    open: true,
  }),
  '/api/clock': endpoint({ GET: () => Promise.resolve({ body: { now: new Date(siteNow()).toISOString() } }) }),
  '/api/contact': endpoint({ POST: postContact }),
  '/api/csp-reports': endpoint({ POST: postCspReports }),
  '/api/health': endpoint({ GET: () => healthAnswer(siteNow(), Date.now()) }),
  '/api/page-view': endpoint({ POST: postPageView }),
} as const satisfies Endpoints;

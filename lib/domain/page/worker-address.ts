/** The service worker: pages without network, and web push. */
export const WORKER_ADDRESS = '/sw.js';

import { css } from './css';

/** The note that there is no network (components/document/OfflineNote). */
export const OFFLINE_CSS = css`
  .offline-note > p {
    display: none;
    padding: 8px var(--sp-3);
    background: var(--info-bg);
    color: var(--info-text);
    font-size: var(--fs-sm);
    font-weight: 550;
    text-align: center;
  }
  .offline-note button {
    padding-block: 6px;
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* With the first paint, above everything: nothing moves. */
  html[data-offline^='2'] .offline-note > p {
    display: block;
    border-bottom: 1px solid var(--info-border);
  }
  /* While the page is read: over its lower edge. */
  html[data-offline='since'] .offline-note > p {
    position: fixed;
    z-index: 45;
    inset: auto 0 0;
    display: block;
    padding-bottom: max(8px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--info-border);
  }
  html[data-offline='since'] .offline-note [data-part='copy'],
  html:not([data-offline='since']) .offline-note [data-part='lost'] {
    display: none;
  }
`;

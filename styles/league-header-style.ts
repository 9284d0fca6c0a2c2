import { css } from './css';
import { MEDIA } from './media';

/** The line with a league's name above its matches. */
export const LEAGUE_HEADER_CSS = css`
  .league-header {
    position: relative;
    display: flex;
    gap: var(--sp-2);
    align-items: center;
    min-height: 34px;
    padding: 6px 14px;
    border-top: 1px solid var(--border-color);
    background: var(--bg-sunken-color);
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
    letter-spacing: 0;
    white-space: nowrap;

    ${MEDIA.smallPhone} {
      padding-inline: 10px;
    }
    a {
      color: var(--text-color);
    }
    a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    /* The line is the link's target, so that a finger finds it. */
    a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    .match-name {
      overflow: hidden;
      text-overflow: ellipsis;
      color: var(--dim-text-color);
      font-weight: 500;
    }
  }
`;

import { css } from './css';
import { COLORS, SCALES, customProperties } from './tokens';

const CHECK = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='none' stroke='black' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round' d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E")`;

/**
 * Tokens as custom properties, the reset, and what the pre-paint attributes on
 * <html> switch: theme (`data-theme`), hidden results (`data-spoilers`), the
 * guard against fading colours (`data-theme-guard`).
 */
export const GLOBAL_CSS = css`
  /* Has no box of its own: its content lies in the layout as if it were not there. */
  .island {
    display: contents;
  }

  :root {
    color-scheme: dark;
    ${customProperties(SCALES)}
    ${customProperties(COLORS.dark)}
    --hit: 36px;
    --small-hit: 30px;
    /* Results: components colour and weigh winners by these, so that one rule can neutralise them. */
    --win-weight: 650;
    --loss-weight: 450;
    --win-color: var(--text-color);
    --loss-color: var(--dim-text-color);
    --lead-color: var(--main-color);
    --trail-color: var(--dim-text-color);
  }
  /* next/font names the family by a class of the element around the page (pages/_app). */
  body,
  .site {
    /* Every name more is looked up before the first text is laid out. The system finds letters that Inter lacks. */
    --font: var(--font-inter, 'Inter'), var(--font-inter-further, 'Inter'), system-ui, sans-serif;
    font-family: var(--font);
  }
  :root[data-theme='light'] {
    color-scheme: light;
    ${customProperties(COLORS.light)}
  }
  @media (pointer: coarse) {
    :root {
      --hit: 44px;
      --small-hit: 44px;
    }
  }

  :root[data-spoilers='hide'] {
    --win-weight: 500;
    --loss-weight: 500;
    --win-color: var(--text-color);
    --loss-color: var(--text-color);
    --lead-color: var(--text-color);
    --trail-color: var(--text-color);
  }
  /* What reveals results, and its covers, until React knows the setting (components/spoilers). With data-own-spoilers the pre-paint script's rules apply instead. */
  :root[data-spoilers='hide']:not([data-own-spoilers]) [data-spoiler]:not([data-revealed]) {
    visibility: hidden;
  }
  :root[data-spoilers='hide']:not([data-own-spoilers]) [data-spoiler='collapse']:not([data-revealed]),
  :root:not([data-spoilers='hide']) [data-cover=''] {
    display: none !important;
  }
  /* What a delayed stream does not show yet. */
  :root[data-delay] [data-spoiler][data-live]:not([data-revealed]) {
    visibility: hidden;
  }
  :root[data-delay] [data-spoiler='collapse'][data-live]:not([data-revealed]) {
    display: none !important;
  }
  :root[data-spoilers='hide'] [data-revealed] {
    --win-weight: 650;
    --loss-weight: 450;
    --loss-color: var(--dim-text-color);
    --lead-color: var(--main-color);
    --trail-color: var(--dim-text-color);
  }

  :root[data-theme-guard] *,
  :root[data-theme-guard] *::before,
  :root[data-theme-guard] *::after {
    transition: none !important;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  html {
    background: var(--bg-color);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-color: var(--border-strong-color) transparent;
    overflow-wrap: break-word;
  }
  body {
    background: var(--bg-color);
    color: var(--text-color);
    font-size: var(--fs-md);
    line-height: 1.45;
    font-weight: 450;
    -webkit-font-smoothing: antialiased;
    min-height: 100vh;
    min-height: 100dvh;
  }
  h1,
  h2,
  h3,
  h4 {
    line-height: 1.2;
    font-weight: 650;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h1 {
    font-size: var(--fs-2xl);
    font-weight: 700;
    letter-spacing: -0.022em;
    word-spacing: 0.06em;
  }
  h2 {
    font-size: var(--fs-lg);
  }
  h3 {
    font-size: var(--fs-md);
  }
  p {
    text-wrap: pretty;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  ul[class],
  ol[class] {
    list-style: none;
    padding: 0;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  button {
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
    text-align: inherit;
  }
  button:disabled {
    cursor: default;
  }
  img,
  svg,
  iframe {
    display: block;
    max-width: 100%;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  time,
  [data-numeric] {
    font-variant-numeric: tabular-nums;
  }
  hr {
    border: 0;
    border-top: 1px solid var(--border-color);
  }
  [hidden] {
    display: none !important;
  }
  /* Only the root's, which other elements inherit: a selector that matches all of them costs each a style of its own. */
  :root::selection {
    background: var(--main-fill);
    color: var(--text-dark-color);
  }
  ::placeholder {
    color: var(--faint-text-color);
    opacity: 1;
  }

  :focus-visible {
    outline: 2px solid var(--hl-color1);
    outline-offset: 2px;
  }
  main:focus {
    outline: none;
  }

  input[type='checkbox'] {
    appearance: none;
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    border: 1.5px solid var(--control-border-color);
    border-radius: var(--radius-s);
    cursor: pointer;

    &:checked {
      border-color: var(--main-color);
      background: var(--main-fill);
    }
    &:checked::after {
      content: '';
      display: block;
      width: 100%;
      height: 100%;
      background: var(--text-dark-color);
      mask: ${CHECK} center / 15px no-repeat;
    }
  }

  #nprogress {
    pointer-events: none;
  }
  #nprogress .bar {
    position: fixed;
    z-index: 1000;
    inset: 0 0 auto;
    height: 2px;
    background: var(--main-fill);
  }
  #nprogress .peg {
    position: absolute;
    right: 0;
    width: 100px;
    height: 100%;
    box-shadow:
      0 0 10px var(--main-fill),
      0 0 5px var(--main-fill);
    transform: rotate(3deg) translateY(-4px);
  }

  /* Forced colours: what only a background or a shadow shows needs a line, and what only a colour shows needs a mark. */
  @media (forced-colors: active) {
    :root {
      --main-fill: Highlight;
      --text-dark-color: CanvasText;
    }
    :is(button, .ui-button, .ui-chip, kbd):not(.ui-icon-button, .ui-star) {
      border: 1px solid transparent;
    }
    :is([aria-pressed='true'], [aria-selected='true'], [aria-current]:not([aria-current='false']), label:has(> [type='radio']:checked)) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    input[type='checkbox']:checked::after {
      forced-color-adjust: none;
      background: HighlightText;
    }
    input[type='checkbox']:checked {
      forced-color-adjust: none;
      background: Highlight;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;

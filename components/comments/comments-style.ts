import styled from 'styled-components';
import { textLink } from '../ui/text-link';

/** Everything of the comments below their heading. */
export const CommentsBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);

  & [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--sp-2);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & [data-part='tools'] select {
    padding: 4px 8px;
    border-radius: var(--radius-s);
  }
  & [data-part='notice'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-2) var(--sp-4);
    padding: var(--sp-3) var(--sp-4);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-element-color);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & [data-part='form'] {
    display: grid;
    gap: var(--sp-2);
  }
  & [data-part='form'] label {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-weight: 500;
  }
  & [data-part='form'] > p > a {
    margin-left: var(--sp-1);
    font-size: var(--fs-sm);
    ${textLink}
  }
  & textarea {
    min-height: 84px;
    max-height: 50vh;
    padding: 9px 12px;
    line-height: 1.5;
    field-sizing: content;
  }
  & [data-part='under'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--sp-2);
  }
  & [data-part='under'] > small {
    flex: 1 1 160px;
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-variant-numeric: tabular-nums;
  }
  & [data-part='under'] > small[data-over] {
    color: var(--error-text);
  }
  & [role='alert'] > p {
    padding: 9px 12px;
    border: 1px solid var(--error-border);
    border-radius: var(--radius-m);
    background: var(--error-bg);
    color: var(--error-text);
    font-size: var(--fs-sm);
  }
  & ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  & > ol > li {
    padding: var(--sp-4) 0;
    border-top: 1px solid var(--border-color);
  }
  & > ol > li:first-child {
    border-top: 0;
    padding-top: 0;
  }
  & li ol {
    gap: var(--sp-3);
    margin-top: var(--sp-3);
    padding-left: var(--sp-4);
    border-left: 2px solid var(--border-color);
  }
  & article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-1);
  }
  & [data-part='by'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--sp-2);
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  /* The colour stays beside a name that needs more than a line. */
  & [data-part='author'] {
    display: flex;
    align-items: baseline;
    gap: var(--sp-1);
    max-width: 100%;
  }
  & [data-part='author'] > b {
    min-width: 0;
    color: var(--text-color);
    font-size: var(--fs-sm);
    font-weight: 650;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
  & [data-part='badge'] {
    padding: 0 6px;
    border-radius: var(--radius-s);
    background: var(--main-tint);
    color: var(--main-color);
    font-weight: 600;
  }
  & [data-part='text'] {
    overflow: clip;
    line-height: 1.55;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & [data-part='text'] > a {
    color: var(--hl-color1);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  & [data-part='gone'] {
    color: var(--faint-text-color);
    font-style: italic;
  }
  & [data-part='doing'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-1);
    margin-left: -8px;
  }
  & [data-part='doing'] > button,
  & [data-part='likes'] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-width: 28px;
    min-height: max(28px, calc(var(--hit) - 4px));
    padding: 2px 8px;
    border-radius: var(--radius-s);
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='doing'] > button[aria-pressed='true'] {
    color: var(--main-color);
  }
  & [data-part='doing'] > button[aria-pressed='true'] > svg {
    fill: currentColor;
  }
  @media (hover: hover) {
    & [data-part='doing'] > button:hover:not(:disabled) {
      background: var(--bg-element-hl-color);
      color: var(--text-color);
    }
  }
  @media (pointer: coarse) {
    & [data-part='tools'] select {
      font-size: max(var(--fs-sm), 16px);
    }
    & [data-part='doing'] > button,
    & [data-part='likes'] {
      min-height: var(--hit);
    }
  }
`;

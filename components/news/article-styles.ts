import styled from 'styled-components';
import { textLink } from '../ui/text-link';

/** A page to read: an article or a recap. */
export const ReadingPage = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  max-width: 72ch;

  & > header {
    display: grid;
    gap: var(--sp-2);
  }
  & > header > small,
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--sp-3);
    align-items: center;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .note {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .more {
    ${textLink}
    justify-self: start;
    display: inline-block;
    padding: 5px 0;
    font-weight: 550;
  }
  & > footer a,
  & > header > small a {
    display: inline-block;
    padding: 5px 0;
    color: var(--dim-text-color);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** What an article or a recap says. */
export const ReadingBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  max-width: 72ch;
  font-size: 0.9375rem;
  line-height: 1.65;

  & > .lead {
    font-size: 1.0625rem;
  }
  & section {
    display: grid;
    gap: var(--sp-2);
  }
  & .figures {
    margin-top: 2px;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & h3 {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    line-height: 1.6;
  }
  & ul,
  & ol {
    display: grid;
    gap: var(--sp-1);
    padding-left: 1.2em;
  }
  & a {
    ${textLink}
  }
  & blockquote {
    padding-left: var(--sp-3);
    border-left: 3px solid var(--border-strong-color);
    color: var(--dim-text-color);
  }
  & pre {
    overflow-x: auto;
  }
`;

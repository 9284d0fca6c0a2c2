import styled from 'styled-components';

/** A day's news: a lead, five cards, the rest in lines. */
export const Day = styled.section`
  container: day / inline-size;

  & + & {
    margin-top: var(--sp-5);
  }
  & > time {
    display: block;
    margin-bottom: var(--sp-2);
    color: var(--dim-text-color);
    font-weight: 600;
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-2) var(--sp-3);
  }
  & > ul > li:nth-child(-n + 6) {
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
    background: var(--bg-element-color);
  }
  & > ul > li:first-child {
    padding: var(--sp-4);
  }
  & > ul > li:first-child h2 {
    font-size: 1.375rem;
    line-height: 1.25;
  }
  & > ul > li:nth-child(n + 7) {
    border-top: 0;
    padding: 2px 14px;
  }
  & > ul > li:nth-child(n + 7) :is(p, .crests) {
    display: none;
  }
  & > ul > li:nth-child(n + 7) .words {
    grid-column: 1 / -1;
  }
  @container day (min-width: 700px) {
    & > ul {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    & > ul > li:first-child {
      grid-column: 1 / -1;
      grid-template-columns: 72px minmax(0, 1fr);
      padding: var(--sp-5);
    }
    & > ul > li:first-child h2 {
      font-size: 1.75rem;
    }
    & > ul > li:nth-child(2):last-child {
      grid-column: 1 / -1;
    }
  }
`;

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
  /* The day stands above. */
  & small > time {
    display: none;
  }
  & > ul > li:first-child {
    padding: var(--sp-4) 14px;
  }
  & > ul > li:first-child h2 {
    font-size: 1.375rem;
    line-height: 1.25;
  }
  & > ul > li:first-child > .crests {
    zoom: 1.4;
  }
  & > ul > li:nth-child(n + 7) {
    grid-column: 1 / -1;
    padding: 2px 14px;
  }
  & > ul > li:nth-child(n + 8) {
    margin-top: calc(-1 * var(--sp-2));
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
    & > ul > li:first-child,
    & > ul > li:nth-child(6),
    & > ul > li:nth-child(even):last-child {
      grid-column: 1 / -1;
    }
    & > ul > li:first-child {
      padding: var(--sp-5) 14px;
    }
    & > ul > li:first-child h2 {
      font-size: 1.75rem;
    }
    /* One line each. */
    & > ul > li:nth-child(n + 7) .words {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: var(--sp-4);
    }
  }
`;

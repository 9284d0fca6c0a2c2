import styled from 'styled-components';
import { dotted } from '../ui/dotted';

/** One line of a list of news. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 0 var(--sp-3);
  align-items: start;
  padding: 10px 14px;

  & + & {
    border-top: 1px solid var(--border-color);
  }
  & > .crests {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 40px;
  }
  & > .crests,
  & > .crests > [data-spoiler] {
    gap: 3px;
  }
  & > .crests > [data-spoiler] {
    display: flex;
  }
  & > .words {
    display: grid;
    gap: 1px;
    min-width: 0;
  }
  & h2 {
    font-size: var(--fs-md);
    font-weight: 600;
    line-height: 1.35;
  }
  & h2 a,
  & h2 > button {
    display: inline-block;
    min-height: 24px;
    padding: 3px 0;
    font: inherit;
    text-align: left;
  }
  & p {
    display: -webkit-box;
    overflow: hidden;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    line-height: 22px;
    ${dotted}
  }
  & small a {
    display: inline-block;
    color: var(--dim-text-color);
  }
  & .hiding {
    display: grid;
    justify-items: start;
    gap: var(--sp-1);
  }
  @media (hover: hover) {
    & a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

import styled from 'styled-components';

export const ConfigBody = styled.div`
  display: grid;
  padding: var(--sp-2) 0 var(--sp-3);

  & > [data-part='row'] {
    display: flex;
    gap: var(--sp-3);
    align-items: flex-start;
    min-height: 44px;
    padding: 11px var(--sp-4);
    cursor: pointer;
  }
  & [data-part='label'] {
    font-weight: 550;
  }
  & small {
    display: block;
    margin-top: 2px;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  @media (hover: hover) {
    & > [data-part='row']:hover {
      background: var(--bg-element-hl-color);
    }
  }

  & > fieldset,
  & > [data-part='languages'] {
    margin: var(--sp-3) var(--sp-4) 0;
    padding: var(--sp-3) 0 0;
    border: 0;
    border-top: 1px solid var(--border-color);
  }
  & > fieldset {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--sp-2);
  }
  & > fieldset > small {
    grid-column: 1 / -1;
  }
  & > [data-part='delay'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px var(--sp-3);
    align-items: center;
    padding: 8px var(--sp-4) 11px;
  }
  & > [data-part='delay'] > small {
    grid-column: 1 / -1;
  }
  /* Names of zones are long: below their label, as wide as the panel. */
  & > [data-part='delay'][data-stacked] {
    grid-template-columns: minmax(0, 1fr);
  }
  & > [data-part='themes'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > [data-part='results'] {
    grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
    margin: var(--sp-2) var(--sp-4) var(--sp-3);
    padding-top: 0;
    border-top: 0;
  }
  & legend,
  & [data-part='group'] {
    float: left;
    grid-column: 1 / -1;
    padding: 0;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
    letter-spacing: 0;
  }
  & [data-part='group'] {
    float: none;
    margin-bottom: var(--sp-2);
  }
  & [data-part='choice'] {
    position: relative;
    display: block;
    cursor: pointer;
  }
  & [data-part='choice'] > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  & [data-part='choice'] > span,
  & [data-part='languages'] a {
    display: grid;
    place-items: center;
    min-height: var(--hit);
    padding: 6px var(--sp-3);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    color: var(--dim-text-color);
    font-weight: 550;
    text-align: center;
  }
  & [data-part='choice'] > input:checked + span,
  & [data-part='languages'] a[aria-current] {
    border-color: var(--main-mark);
    background: var(--main-tint);
    color: var(--text-color);
  }
  & [data-part='choice'] > input:focus-visible + span {
    outline: 2px solid var(--hl-color1);
    outline-offset: 2px;
  }
  & [data-part='languages'] > ul {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: var(--sp-2);
    list-style: none;
    padding: 0;
  }
  & [data-part='languages'] li {
    display: grid;
  }
`;

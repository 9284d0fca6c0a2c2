import styled from 'styled-components';

/** A word that marks what is beside it: "Current", "Now", "Pentakill". */
export const Tag = styled.em`
  padding: 0 7px;
  border-radius: var(--radius-full);
  background: var(--main-tint);
  color: var(--main-color);
  font-size: var(--fs-2xs);
  font-style: normal;
  font-weight: 650;
  line-height: 1.7;
`;

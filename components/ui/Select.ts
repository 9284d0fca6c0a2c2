import styled from 'styled-components';
import { fieldStyle } from './field-style';

/** A choice in a form. */
export const Select = styled.select`
  ${fieldStyle}
`;

/** A choice above a table or list, as wide as what it offers. */
export const SmallSelect = styled(Select)`
  width: auto;
  min-height: var(--hit);
  padding: 4px 10px;
  background: var(--bg-element-color);
  font-size: var(--fs-sm);
  font-weight: inherit;
`;

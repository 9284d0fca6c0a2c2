import styled from 'styled-components';
import { fieldStyle } from './field-style';

/** A line of text, or a colour. `TextField` has a label as well. */
export const TextInput = styled.input`
  ${fieldStyle}

  &[type='color'] {
    width: 72px;
    padding: 4px;
  }
`;

/** Several lines of text. */
export const TextArea = styled.textarea`
  ${fieldStyle}
  resize: vertical;
`;

import styled from 'styled-components';
import { fieldStyle } from './field-style';

/** A line of text, or a colour. `TextField` has a label as well. */
export const TextInput = styled.input`
  ${fieldStyle}

  &[type='color'] {
    width: 72px;
    padding: 4px;
  }
  /* Of a colour that is not chosen yet, only a hint shows. */
  &[data-unset] {
    border-style: dashed;
  }
  &[data-unset]::-webkit-color-swatch {
    opacity: 0.25;
  }
  &[data-unset]::-moz-color-swatch {
    opacity: 0.25;
  }
`;

/** Several lines of text. */
export const TextArea = styled.textarea`
  ${fieldStyle}
  resize: vertical;
`;

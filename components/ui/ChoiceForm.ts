import styled from 'styled-components';

/** A form of labelled choices in a row. With scripts a choice takes effect at once, without them a button sends it. */
export const ChoiceForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-3);
  align-items: end;

  & > label {
    display: grid;
    gap: 4px;
    min-width: 0;
    max-width: 100%;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
  }
  & select {
    max-width: min(100%, 340px);
  }
  @media (scripting: enabled) {
    & > button {
      display: none;
    }
  }
`;

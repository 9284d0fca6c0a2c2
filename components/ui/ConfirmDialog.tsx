import styled from 'styled-components';
import type { ReactNode, RefObject } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

export const DialogBody = styled.div`
  display: grid;
  gap: var(--sp-4);
  padding: var(--sp-4);

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--sp-2);
  }
  & label {
    display: flex;
    align-items: center;
    gap: var(--sp-2);
    min-height: var(--hit);
  }
  & fieldset {
    display: grid;
    padding: 0;
    border: 0;
  }
  & legend {
    padding: 0;
    margin-bottom: var(--sp-1);
    font-weight: 600;
  }
  & input {
    width: 18px;
    height: 18px;
    accent-color: var(--main-mark);
  }
`;

type Props = {
  readonly title: string;
  readonly open: boolean;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
  /** See `Dialog`. */
  readonly fallbackFocus?: RefObject<HTMLElement | null>;
};

/** Asks before something is lost. Escape and the backdrop mean no. */
export function ConfirmDialog({ title, open, confirm, cancel, onConfirm, onCancel, children, fallbackFocus }: Props) {
  return (
    <Dialog title={title} open={open} onClose={onCancel} fallbackFocus={fallbackFocus}>
      <DialogBody>
        {children}
        <div data-part="actions">
          <Button onClick={onCancel}>{cancel}</Button>
          <Button data-variant="primary" onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </DialogBody>
    </Dialog>
  );
}

import { useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { ConfirmDialog, DialogBody } from '../ui/ConfirmDialog';
import { Dialog } from '../ui/Dialog';
import { useTranslate } from '../../lib/i18n/use-translate';
import { FirstRows } from '../ui/FirstRows';
import { FollowStar } from '../ui/FollowStar';
import { StarButton } from '../ui/StarButton';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import type { SpecimenGroup } from './specimen';

export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3);
  align-items: center;
`;

const VARIANTS = [undefined, 'primary', 'quiet'] as const;

function Buttons() {
  return (
    <>
      {[undefined, 'small'].map((size) => (
        <Beside key={size ?? 'usual'}>
          {VARIANTS.map((variant) => (
            <Button key={variant ?? 'usual'} data-size={size} data-variant={variant}>
              {variant ?? 'usual'}
            </Button>
          ))}
          <Button data-size={size} disabled>
            disabled
          </Button>
          <Button data-size={size} data-variant="primary" aria-disabled>
            working
          </Button>
          <ButtonLink data-size={size} href="#button">
            link
          </ButtonLink>
        </Beside>
      ))}
      <Button data-wide>wide</Button>
    </>
  );
}

function FirstOfRows() {
  return (
    <Card>
      <FirstRows first={5} count={8} label="All (8)">
        <ul>
          {Array.from({ length: 8 }, (_, index) => (
            <li key={index}>Row {index + 1}</li>
          ))}
        </ul>
      </FirstRows>
    </Card>
  );
}

function IconButtons() {
  return (
    <Beside>
      <IconButton label="Refresh">
        <Icon name="refresh" size={18} />
      </IconButton>
      <IconButton framed label="Next week">
        <Icon name="chevron-right" size={18} />
      </IconButton>
      <IconButton label="Pressed" aria-pressed>
        <Icon name="eye" size={18} />
      </IconButton>
      <IconButton label="Disabled" disabled>
        <Icon name="eye" size={18} />
      </IconButton>
    </Beside>
  );
}

function Stars() {
  const t = useTranslate();
  return (
    <Beside>
      <FollowStar kind="league" of={{ id: 293, name: 'LCK', acronym: 'LCK', img: null, flag: 'kr' }} />
      <FollowStar kind="team" of={{ id: 77, name: 'T1' }} />
      <StarButton name="a followed match" followed toggle={() => null} t={t} />
      <StarButton name="what is not known yet" followed={null} toggle={() => null} t={t} />
    </Beside>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'box' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <Beside>
      <Button onClick={() => setOpen('box')}>Open a box</Button>
      <Button onClick={() => setOpen('question')}>Open a question</Button>
      <Dialog title="A box" open={open === 'box'} onClose={close}>
        <DialogBody>
          <label>
            <input type="radio" name="reason" defaultChecked />A reason
          </label>
          <label>
            <input type="radio" name="reason" />
            Another one
          </label>
        </DialogBody>
      </Dialog>
      <ConfirmDialog
        title="Discard the comment?"
        open={open === 'question'}
        confirm="Discard"
        cancel="Keep"
        onConfirm={close}
        onCancel={close}
      >
        <p>What you have written will be lost.</p>
      </ConfirmDialog>
    </Beside>
  );
}

export const ACTIONS: SpecimenGroup = {
  id: 'actions',
  title: 'Actions',
  specimens: [
    { id: 'button', title: 'Button, ButtonLink', use: 'Does something, or leads somewhere with the same weight.', show: Buttons },
    {
      id: 'first-rows',
      title: 'FirstRows',
      use: 'A list by its first rows; the button shows all of it, or those again.',
      show: FirstOfRows,
    },
    { id: 'icon-button', title: 'IconButton', use: 'A square with an icon; its label is its name and shows on hover.', show: IconButtons },
    {
      id: 'follow-star',
      title: 'FollowStar, StarButton',
      use: 'Follows a league or a team; in lists that know what is followed, StarButton.',
      show: Stars,
    },
    { id: 'dialog', title: 'Dialog, ConfirmDialog', use: 'A modal box; and one that asks before something is lost.', show: Dialogs },
  ],
};

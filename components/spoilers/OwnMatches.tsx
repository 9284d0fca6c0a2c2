import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { SpoilerCover } from './Spoiler';
import { TeamsRevealed } from './teams-revealed';
import type { Reveal } from './use-reveal';

const Note = styled(SpoilerCover)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-3);
  align-items: center;
  color: var(--dim-text-color);
  font-size: var(--fs-sm);

  & > svg {
    color: var(--faint-text-color);
  }
  & > p {
    flex: 1 1 240px;
  }
`;

type Props = {
  readonly reveal: Reveal;
  /** Says that matches may be missing, in a sentence that holds whether any are. */
  readonly note: string;
  readonly revealLabel: string;
  readonly children: ReactNode;
};

/** Lists of one team's matches, less those that reveal how far it got (`ownMatches`), and a button that shows all of them. */
export function OwnMatches({ reveal, note, revealLabel, children }: Props) {
  const hydrated = useHydrated();
  return (
    <>
      <Note reveal={reveal}>
        <Icon name="eye-off" size={18} />
        <p>{note}</p>
        <Button data-size="small" onClick={reveal.toggle}>
          {revealLabel}
        </Button>
      </Note>
      {/* Which rows there are depends on the setting: none is shown until React has left out those that reveal a result. */}
      <div style={{ display: 'contents' }} data-spoiler={hydrated ? undefined : ''}>
        <TeamsRevealed value={reveal.revealed}>{children}</TeamsRevealed>
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { Reveal } from './use-reveal';

type Props = {
  readonly reveal: Reveal;
  /** Shown instead of the button where nothing is hidden. */
  readonly children?: ReactNode;
  /** The button only hides again, because the cover has the one that shows. */
  readonly hidesOnly?: boolean;
};

/** Shows what a page hides, and hides it again. The server renders it together with its replacement; the document's style picks one until React knows the setting. */
export function RevealButton({ reveal: { covered, revealed, teams, toggle }, children, hidesOnly = false }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  if ((hydrated && !covered) || (hidesOnly && !revealed)) return children;
  return (
    <>
      {hydrated || !children ? null : (
        <span data-spoiler="collapse" data-result-teams={teams}>
          {children}
        </span>
      )}
      <Button data-size="small" data-cover={covered ? 'on' : ''} data-result-teams={teams} aria-pressed={revealed} onClick={toggle}>
        <Icon name={revealed ? 'eye-off' : 'eye'} size={16} />
        {t(revealed ? 'standings.hide' : 'standings.show')}
      </Button>
    </>
  );
}

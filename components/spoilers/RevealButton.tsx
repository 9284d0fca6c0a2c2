import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/client/use-hydrated';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Spoiler } from './Spoiler';
import type { Reveal } from './use-reveal';

type Props = {
  readonly reveal: Reveal;
  /** What stands in its place where nothing is hidden. */
  readonly children?: ReactNode;
};

/** Shows what a page hides, and hides it again. The server renders it with what stands in its place; the document's style picks one until React knows the setting. */
export function RevealButton({ reveal, children = null }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  if (hydrated && !reveal.covered) return children;
  return (
    <>
      {hydrated || !children ? null : (
        <Spoiler reveal={reveal} collapses>
          {children}
        </Spoiler>
      )}
      <Button
        data-size="small"
        data-cover={reveal.covered ? 'on' : ''}
        data-own={reveal.own}
        aria-pressed={reveal.revealed}
        onClick={reveal.toggle}
      >
        <Icon name={reveal.revealed ? 'eye-off' : 'eye'} size={16} />
        {t(reveal.revealed ? 'standings.hide' : 'standings.show')}
      </Button>
    </>
  );
}

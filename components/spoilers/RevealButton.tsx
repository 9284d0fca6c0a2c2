import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { Reveal } from './use-reveal';

/** Shows what a page hides, and hides it again; nothing where nothing is hidden. */
export function RevealButton({ reveal }: { readonly reveal: Reveal }) {
  const t = useTranslate();
  if (!reveal.covered) return null;
  return (
    <Button data-size="small" aria-pressed={reveal.revealed} onClick={reveal.toggle}>
      <Icon name={reveal.revealed ? 'eye-off' : 'eye'} size={16} />
      {t(reveal.revealed ? 'standings.hide' : 'standings.show')}
    </Button>
  );
}

import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import type { Reveal } from './use-reveal';

/** Shows what a page hides, and hides it again; nothing where nothing is hidden. */
export function RevealButton({ reveal }: { readonly reveal: Reveal }) {
  const t = useTranslate();
  if (!reveal.covered) return null;
  const Icon = reveal.revealed ? EyeOff : Eye;
  return (
    <Button data-size="small" aria-pressed={reveal.revealed} onClick={reveal.toggle}>
      <Icon size={16} aria-hidden />
      {t(reveal.revealed ? 'standings.hide' : 'standings.show')}
    </Button>
  );
}

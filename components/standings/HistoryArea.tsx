import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../../lib/client/use-hydrated';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Cover } from '../ui/Cover';
import type { HistoryReveal } from './history-reveal';

/* Large content must not keep its room while it is hidden before hydration: the cover takes over without a jump. */
export const HistoryContent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);

  :root[data-spoilers='hide'] &[data-spoiler]:not([data-revealed]) {
    display: none;
  }
`;

type Props = {
  readonly reveal: HistoryReveal;
  /** Whose results the children tell. */
  readonly teamIds: readonly number[];
  /** What is hidden here, in a sentence that tells nothing of it. */
  readonly note: string;
  readonly children: ReactNode;
};

/**
 * A part of a page that draws on many matches, or the cover in its place. The
 * server renders both; the pre-paint attribute on <html> picks one until React
 * knows the setting and drops the other.
 */
export function HistoryArea({ reveal, teamIds, note, children }: Props) {
  return (
    <>
      {reveal.hidden ? null : (
        <HistoryContent data-nosnippet="" data-spoiler="" data-teams={teamIds.join(' ')} data-revealed={reveal.revealed ? '' : undefined}>
          {children}
        </HistoryContent>
      )}
      <HistoryCover reveal={reveal} note={note} />
    </>
  );
}

/** What stands in the place of hidden parts; one may do for several of a page. */
export function HistoryCover({ reveal, note }: Pick<Props, 'reveal' | 'note'>) {
  const t = useTranslate();
  const hydrated = useHydrated();
  if (!reveal.hidden && hydrated) return null;
  return <Cover covers={reveal.hidden} note={note} revealLabel={t('standings.show')} onReveal={reveal.toggle} />;
}

/** Shows what a page hides, and hides it again; nothing where nothing is hidden. */
export function RevealButton({ reveal }: { readonly reveal: HistoryReveal }) {
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

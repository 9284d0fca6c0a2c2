import { useEffect, useRef, type PointerEvent } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import { setRevealed } from '../../lib/client/reveal-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { useMatchTitle } from './use-teams';

/** Screen readers on touch screens press with a pointer that has no size or no pressure: they toggle, as the keyboard does. */
function isVirtual(event: PointerEvent): boolean {
  return (
    (event.width === 0 && event.height === 0) ||
    (event.width === 1 && event.height === 1 && event.pressure === 0 && event.detail === 0 && event.pointerType === 'mouse')
  );
}

/**
 * Shows a hidden result while it is held with a pointer; Enter and
 * Space toggle it. It stands where a result is covered.
 */
export function RevealEye({ match, revealed }: { readonly match: MatchSummary; readonly revealed: boolean }) {
  const t = useTranslate();
  const title = useMatchTitle(match);
  const id = match.id;
  const held = useRef(false);

  useEffect(() => () => setRevealed(id, false), [id]);

  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || isVirtual(event)) return;
    held.current = true;
    // The finger may slide off the button; letting go anywhere hides the result again.
    if ('setPointerCapture' in event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId);
    setRevealed(id, true);
  };
  const letGo = () => {
    if (held.current) setRevealed(id, false);
  };
  const toggle = () => {
    // The click that ends a hold is no press of its own.
    if (!held.current) setRevealed(id, !revealed);
    held.current = false;
  };

  return (
    <button
      className="reveal-eye"
      type="button"
      aria-pressed={revealed}
      aria-label={t('match.reveal', { match: title })}
      title={t('match.revealHint')}
      onPointerDown={hold}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={toggle}
    >
      <Icon name="eye" size={18} />
    </button>
  );
}

import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import { isFirstReveal, setRevealed } from '../../lib/client/spoilers/reveal-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import type { Reveal } from './use-reveal';
import { useMatchTitle } from './use-teams';

/** A press that is shorter and moves less is a tap. */
const TAP_MS = 300;
const TAP_PX = 10;
const HINT_MS = 5_000;

/** Screen readers on touch screens press with a pointer that has no size or no pressure: they toggle, as the keyboard does. */
function isVirtual(event: PointerEvent): boolean {
  return (
    (event.width === 0 && event.height === 0) ||
    (event.width === 1 && event.height === 1 && event.pressure === 0 && event.detail === 0 && event.pointerType === 'mouse')
  );
}

/** Where and when a pointer went down, and whether the result showed before. */
type Press = { readonly at: number; readonly x: number; readonly y: number; readonly wasShown: boolean };

/**
 * Shows a hidden result while it is held with a pointer; a tap, Enter and
 * Space toggle it. It is shown where a result is covered.
 */
export function RevealEye({ match, revealed }: { readonly match: MatchSummary; readonly revealed: boolean }) {
  const t = useTranslate();
  const title = useMatchTitle(match);
  const id = match.id;
  const press = useRef<Press | null>(null);
  // A pointer's press ends with a click, which must not toggle again.
  const isPointed = useRef(false);
  const [hints, setHints] = useState(false);

  useEffect(() => () => setRevealed(id, false), [id]);
  useEffect(() => {
    if (!hints) return undefined;
    const timer = setTimeout(() => setHints(false), HINT_MS);
    return () => clearTimeout(timer);
  }, [hints]);

  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || isVirtual(event)) return;
    isPointed.current = true;
    press.current = { at: event.timeStamp, x: event.clientX, y: event.clientY, wasShown: revealed };
    // The finger may slide off the button; letting go anywhere ends the hold.
    if ('setPointerCapture' in event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId);
    if (isFirstReveal()) setHints(true);
    setRevealed(id, true);
  };
  const letGo = (event: PointerEvent<HTMLButtonElement>) => {
    const began = press.current;
    if (!began) return;
    press.current = null;
    const isTap =
      event.type === 'pointerup' &&
      event.timeStamp - began.at < TAP_MS &&
      Math.hypot(event.clientX - began.x, event.clientY - began.y) < TAP_PX;
    setRevealed(id, isTap && !began.wasShown);
  };
  const toggle = () => {
    if (!isPointed.current) setRevealed(id, !revealed);
    isPointed.current = false;
  };

  return (
    <>
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
      {hints ? (
        <span className="eye-hint" role="status">
          {t('match.revealHint')}
        </span>
      ) : null}
    </>
  );
}

/** The eye beside a score, where the visitor's setting hides that. */
export function EyeInPlace({ match, reveal }: { readonly match: MatchSummary; readonly reveal: Pick<Reveal, 'covered' | 'requested'> }) {
  return reveal.covered ? (
    <span className="eye-place">
      <RevealEye match={match} revealed={reveal.requested} />
    </span>
  ) : null;
}

import { useRouter } from 'next/router';
import { createPortal } from 'react-dom';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast } from '../../lib/client/page/toast-store';
import { plainKey } from '../../lib/client/page/plain-key';
import { readSettings, saveSettings } from '../../lib/client/settings/settings-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Dialog } from '../ui/Dialog';
import { PLACES, ShortcutList } from './ShortcutList';

/** After "g" the second key may take this long. */
const SECOND_KEY_MS = 1_500;
const ROW = '[data-match]';

/** The rows of matches on the page: of each row the element that can have the focus first. */
function rows(): HTMLElement[] {
  return [...document.querySelectorAll(`main ${ROW}`)].flatMap((row) => {
    const first = [...row.querySelectorAll<HTMLElement>('a[href],button')].find((each) => each.getClientRects().length > 0);
    return first && row.parentElement?.closest(ROW) === null ? [first] : [];
  });
}

function moveBy(step: 1 | -1): void {
  const all = rows();
  const here = all.findIndex((each) => each.closest(ROW)?.contains(document.activeElement));
  const next = here === -1 ? (step === 1 ? 0 : all.length - 1) : here + step;
  all[next]?.focus();
  all[next]?.scrollIntoView({ block: 'nearest' });
}

/** All keyboard shortcuts but "/", and their sheet. `pressed`: the keys that were pressed before this was loaded. */
export function Shortcuts({ pressed }: { readonly pressed: readonly string[] }) {
  const t = useTranslate();
  const router = useRouter();
  const [open, setOpen] = useState(pressed.includes('?'));
  const goingSince = useRef(-Infinity);

  /** The eye of the row that has the focus, else that of the whole site. */
  const turnEye = (): void => {
    const eye = document.activeElement?.closest(ROW)?.querySelector<HTMLButtonElement>('button[data-cover]');
    if (eye && eye.getClientRects().length > 0) return eye.click();
    const spoilerFree = !readSettings().spoilerFree;
    saveSettings({ spoilerFree });
    showToast(t(spoilerFree ? 'shell.resultsHidden' : 'shell.resultsShown'));
  };

  const act = useEffectEvent((key: string, at: number) => {
    if (open || document.querySelector('dialog[open]')) return;
    if (at - goingSince.current < SECOND_KEY_MS) {
      goingSince.current = -Infinity;
      const place = PLACES.find((each) => each.key === key);
      if (place) void router.push(place.path);
    } else if (key === 'g') goingSince.current = at;
    else if (key === 'j') moveBy(1);
    else if (key === 'k') moveBy(-1);
    else if (key === 'e') turnEye();
  });

  useEffect(() => {
    for (const key of pressed) act(key, performance.now());
  }, [pressed]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const key = plainKey(event) ?? '';
      if (key === '?') setOpen(true);
      else act(key, event.timeStamp);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  // The navigation, where this may stand, is not shown on a phone.
  return createPortal(
    <Dialog title={t('shortcuts.title')} open={open} onClose={() => setOpen(false)}>
      <ShortcutList />
    </Dialog>,
    document.body,
  );
}

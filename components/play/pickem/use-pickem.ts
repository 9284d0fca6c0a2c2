import { useState } from 'react';
import { request } from '../../../lib/client/requests/request';
import { isRecord } from '../../../lib/domain/values/is-record';
import { paths } from '../../../lib/domain/page/paths';
import type { OwnPickem } from '../../../lib/domain/play/pickem/pickem-page';
import type { StagePicks } from '../../../lib/domain/play/pickem/pickem-entry';
import type { MessageKey } from '../../../lib/i18n/message-key';

const isSaved = (value: unknown): value is { readonly entry: OwnPickem } =>
  isRecord(value) && isRecord(value['entry']) && typeof value['entry']['revision'] === 'number';

const FAILURES: Readonly<Record<string, MessageKey>> = {
  'pickem-locked': 'pickem.failures.locked',
  conflict: 'pickem.failures.changed',
  invalid: 'pickem.failures.changed',
  unverified: 'play.failures.unverified',
  'rate-limited': 'login.tooManyRequests',
};

/** The reader's saved picks of a stage, and saving others. */
export function usePickem(tournamentId: number, page: OwnPickem | null) {
  const [saved, setSaved] = useState(page);
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly kind: 'info' | 'error'; readonly text: MessageKey } | null>(null);
  const save = async (picks: StagePicks): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    setOutcome(null);
    const body = { picks, revision: saved?.revision ?? 0 };
    const answer = await request(paths.api.playPickemOf(tournamentId), isSaved, { method: 'PUT', body });
    setIsSaving(false);
    if (answer.ok) setSaved(answer.value.entry);
    setOutcome(
      answer.ok ? { kind: 'info', text: 'pickem.saved' } : { kind: 'error', text: FAILURES[answer.error.code] ?? 'pickem.failures.failed' },
    );
  };
  return { saved, save, isSaving, outcome, forget: () => setOutcome(null) };
}

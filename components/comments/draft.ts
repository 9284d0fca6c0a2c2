import { useState } from 'react';
import * as v from 'valibot';
import { randomId } from '../../lib/client/requests/random-id';
import type { SessionKey } from '../../lib/domain/settings/stored-keys';

/** A text that is typed and not sent yet, stored in the tab's session: a reload, a sign-in or a lost connection does not lose it. */
const DraftSchema = v.object({ text: v.string(), id: v.nullable(v.string()) });
type Draft = v.InferOutput<typeof DraftSchema>;
const EMPTY: Draft = { text: '', id: null };

const keyOf = (url: string, parentId: string): SessionKey => `comment-draft:${url}:${parentId}`;

function readDraft(key: SessionKey): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const parsed = v.safeParse(DraftSchema, stored);
    return parsed.success ? parsed.output : EMPTY;
  } catch {
    // Storage is not available, or holds something else: there is no draft.
    return EMPTY;
  }
}

function writeDraft(key: SessionKey, draft: Draft): void {
  try {
    if (draft.text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is not available: the draft lives as long as the page.
  }
}

type DraftState = {
  readonly text: string;
  readonly type: (text: string) => void;
  /** The id under which this text is sent, also when it is sent again. Another text gets another id. */
  readonly idForSending: () => string;
  readonly clear: () => void;
};

/** The draft of a comment on a page, or of a reply to `parentId`. Browser only. */
export function useDraft(url: string, parentId: string | null, initial = ''): DraftState {
  const key = keyOf(url, parentId ?? '');
  const [draft, setDraft] = useState(() => {
    const stored = readDraft(key);
    return stored.text === '' ? { text: initial, id: null } : stored;
  });
  const change = (next: Draft): void => {
    writeDraft(key, next);
    setDraft(next);
  };
  return {
    text: draft.text,
    type: (text) => change({ text, id: null }),
    idForSending: () => {
      const id = draft.id ?? randomId();
      if (draft.id === null) change({ ...draft, id });
      return id;
    },
    clear: () => change(EMPTY),
  };
}

/** Whether a comment on a page, or a reply to `parentId`, was begun and not sent. Browser only. */
export function hasCommentDraft(url: string, parentId: string | null): boolean {
  return readDraft(keyOf(url, parentId ?? '')).text !== '';
}

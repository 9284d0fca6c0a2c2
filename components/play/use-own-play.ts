import { useCallback, useEffect } from 'react';
import { useSignedIn } from '../../lib/client/auth/signed-in-store';
import { useJson } from '../../lib/client/page/use-json';
import { keepPlay } from '../../lib/client/play/settled-news';
import { paths } from '../../lib/domain/page/paths';
import type { PlayAnswer } from '../../lib/domain/play/play-answer';
import type { PlayOverview, PlayReader } from '../../lib/domain/play/play-page';
import { isRecord } from '../../lib/domain/values/is-record';
import { useSessionRenewed } from '../auth/use-session-renewed';
import { withBet, type BetPlacement } from './use-placing';

type OwnPlay = PlayAnswer & { readonly reader: PlayReader };

const isOwnPlay = (value: unknown): value is OwnPlay =>
  isRecord(value) &&
  typeof value['balance'] === 'number' &&
  Array.isArray(value['open']) &&
  Array.isArray(value['settled']) &&
  isRecord(value['reader']);

/** Balance and predictions of a signed-in reader, on a page that is the same for everybody; null for a visitor and while they load. */
export function useOwnPlay(): PlayOverview & { readonly onPlaced: (placement: BetPlacement) => void } {
  const signedIn = useSignedIn();
  const { data, error, refresh, change } = useJson(signedIn === null ? null : paths.api.play(), isOwnPlay);
  const isRefused = error?.status === 401;
  const retry = useCallback(() => (isRefused ? void refresh() : undefined), [isRefused, refresh]);
  useSessionRenewed(retry);
  useEffect(() => (data ? keepPlay(data) : undefined), [data]);
  const isVisitor = signedIn === null || (data === null && isRefused);
  return {
    // It may not be known yet what bars a user from playing: then the server refuses the bet and says why.
    reader: isVisitor ? { kind: 'visitor' } : (data?.reader ?? { kind: 'player' }),
    play: isVisitor ? null : data,
    onPlaced: (placement) => {
      if (data === null) return void refresh();
      const next = { ...data, ...withBet(data, placement) };
      void change(Promise.resolve(next), next);
    },
  };
}

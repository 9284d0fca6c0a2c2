import { useState } from 'react';
import styled from 'styled-components';
import * as v from 'valibot';
import { openAccountDialog } from '../../../lib/client/auth/account-dialog';
import { useHydrated } from '../../../lib/client/islands/use-hydrated';
import { chosenInAddress, forgetChoice, putChoice } from '../../../lib/client/page/choice-in-address';
import type { OwnPickem, PickemPageData } from '../../../lib/domain/play/pickem/pickem-page';
import { fitsTask, PicksSchema, winnersIn, type StagePicks } from '../../../lib/domain/play/pickem/pickem-entry';
import { SWISS_BOXES, type PickemTask } from '../../../lib/domain/play/pickem/pickem-stage';
import { parseJson } from '../../../lib/domain/values/parse-json';
import { listText } from '../../../lib/domain/text/list-text';
import { useLocale, useTranslate } from '../../../lib/i18n/use-translate';
import { bracketTitles } from '../../bracket/round-name';
import { Button } from '../../ui/Button';
import { LocalTime } from '../../ui/LocalTime';
import { Message } from '../../ui/Message';
import { PickemTaskView } from './PickemTaskView';
import { SharePicks } from './SharePicks';
import { useWrite, type FailureTexts } from '../../../lib/client/requests/use-write';
import { isRecord } from '../../../lib/domain/values/is-record';
import { paths } from '../../../lib/domain/page/paths';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);

  & > footer {
    position: sticky;
    bottom: var(--tabs-height);
    z-index: 2;
    display: grid;
    gap: var(--sp-2);
    padding: var(--sp-3) 0;
    background: var(--bg-color);
  }
  & > footer > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-4);
    align-items: center;
  }
  & > footer span {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-2);
    max-width: 560px;
  }
`;

/** The picks before anything is picked; groups are sorted by their teams' ids, which say nothing. */
function noPicks(task: PickemTask): StagePicks {
  if (task.kind === 'groups') return { kind: 'groups', groups: task.groups.map(({ teams }) => teams.map(({ id }) => id)) };
  if (task.kind === 'swiss') return { kind: 'swiss', perfect: [], advance: [], winless: [] };
  return { kind: 'bracket', winners: [] };
}

/** How much is picked, of how much; null where it is always all. */
function progressOf(task: PickemTask, picks: StagePicks): { readonly picked: number; readonly all: number } | null {
  if (task.kind === 'swiss' && picks.kind === 'swiss') {
    const { perfect, advance, winless } = SWISS_BOXES;
    return { picked: picks.perfect.length + picks.advance.length + picks.winless.length, all: perfect + advance + winless };
  }
  return task.kind === 'bracket' && picks.kind === 'bracket' ? { picked: picks.winners.length, all: task.ties.length } : null;
}

/** The matches whose pick is gone: since another pick has changed, the picked team does not get there. */
function clearedMatches(before: StagePicks, after: StagePicks): readonly number[] {
  if (before.kind !== 'bracket' || after.kind !== 'bracket') return [];
  const kept = winnersIn(after);
  return [...winnersIn(before).keys()].filter((matchId) => !kept.has(matchId));
}

/** What a visitor has picked before they logged in; null for nothing that fits the stage. */
function picksInAddress(task: PickemTask): StagePicks | null {
  const picks = v.safeParse(PicksSchema, parseJson(chosenInAddress('picks') ?? ''));
  return picks.success && fitsTask(task, picks.output) ? picks.output : null;
}

type Props = { readonly page: PickemPageData; readonly task: PickemTask };

/** The picks of a stage that is still open, to be changed and saved. */
export function PickemForm({ page: { stage, entry, reader }, task }: Props) {
  const canPlace = reader.kind === 'player' || reader.kind === 'visitor';
  const t = useTranslate();
  const locale = useLocale();
  const { saved, save, isSending, failure, isNew, forget } = usePickem(stage.id, entry);
  // Picks that do not fit any more, because a team was replaced, are picked anew.
  const [own] = useState<StagePicks>(() => (entry && fitsTask(task, entry.picks) ? entry.picks : noPicks(task)));
  const hydrated = useHydrated();
  /** Null until something is picked here: until then the picks from before logging in count. */
  const [changed, setChanged] = useState<StagePicks | null>(null);
  const picks = changed ?? (hydrated ? picksInAddress(task) : null) ?? own;
  const [cleared, setCleared] = useState<readonly number[]>([]);
  const titles = bracketTitles(task.kind === 'bracket' ? task.bracket : null, t);
  const progress = progressOf(task, picks);
  const isComplete = fitsTask(task, picks);
  const isSaved = saved !== null && JSON.stringify(saved.picks) === JSON.stringify(picks);
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isComplete || !canPlace || isSaved) return;
          if (reader.kind === 'visitor') {
            putChoice({ picks: JSON.stringify(picks) });
            openAccountDialog('login', 'play');
          } else {
            setChanged(picks);
            forgetChoice();
            void save(picks);
          }
        }}
      >
        <PickemTaskView
          task={task}
          picks={picks}
          marks={null}
          onPicks={(next) => {
            forget();
            setCleared(clearedMatches(picks, next));
            setChanged(next);
          }}
        />
        <footer>
          {/* Rendered from the start, so that screen readers announce its changes. */}
          <div aria-live="polite">
            {cleared.length === 0 ? null : (
              <Message kind="info">
                {t('pickem.cleared', {
                  matches: listText(
                    cleared.map((id) => titles.get(id) ?? ''),
                    locale,
                  ),
                })}
              </Message>
            )}
          </div>
          {failure ? <Message kind="error">{t(failure)}</Message> : isNew ? <Message kind="info">{t('pickem.saved')}</Message> : null}
          <div>
            <Button type="submit" data-variant="primary" aria-disabled={!isComplete || !canPlace || isSaved || isSending || undefined}>
              {t(isSending ? 'pickem.saving' : isSaved ? 'pickem.isSaved' : 'pickem.save')}
            </Button>
            <span>{progress ? t('pickem.pickedOf', progress) : null}</span>
            {saved ? (
              <span>
                {t('pickem.savedAt')} <LocalTime at={saved.savedAt} show="dayTime" />
              </span>
            ) : null}
          </div>
        </footer>
      </Form>
      {saved ? <SharePicks stage={stage} entry={saved} /> : null}
    </>
  );
}

const isEntryAnswer = (value: unknown): value is { readonly entry: OwnPickem } =>
  isRecord(value) && isRecord(value['entry']) && typeof value['entry']['revision'] === 'number';

const FAILURES: FailureTexts = {
  byCode: {
    'pickem-locked': 'pickem.failures.locked',
    conflict: 'pickem.failures.changed',
    invalid: 'pickem.failures.changed',
    unverified: 'play.failures.unverified',
    'rate-limited': 'login.tooManyRequests',
  },
  otherwise: 'pickem.failures.failed',
};

/** The reader's saved picks of a stage, and saving others. */
function usePickem(tournamentId: number, page: OwnPickem | null) {
  const [saved, setSaved] = useState(page);
  const [isNew, setIsNew] = useState(false);
  const { send, isSending, failure, clear } = useWrite(FAILURES);
  const save = async (picks: StagePicks): Promise<void> => {
    setIsNew(false);
    const body = { picks, revision: saved?.revision ?? 0 };
    const answer = await send(paths.api.playPickemOf(tournamentId), isEntryAnswer, { method: 'PUT', body });
    if (!answer?.ok) return;
    setSaved(answer.value.entry);
    setIsNew(true);
  };
  const forget = (): void => {
    clear();
    setIsNew(false);
  };
  return { saved, save, isSending, failure, isNew, forget };
}

import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { randomId } from '../../lib/client/requests/random-id';
import { request } from '../../lib/client/requests/request';
import { isRecord } from '../../lib/domain/values/is-record';
import { paths } from '../../lib/domain/page/paths';
import type { MarketAct } from '../../lib/domain/play/market';
import type { MarketModeration, MarketNote, ModeratedBook, ModeratedMarket } from '../../lib/domain/play/moderation-page';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useTranslate } from '../../lib/i18n/use-translate';
import { PageHead } from '../head/PageHead';
import { MARKET_TITLES, outcomeText } from '../../lib/i18n/play-texts';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyCard, EmptyState } from '../ui/EmptyState';
import { Field, TextField } from '../ui/Field';
import { FieldForm } from '../ui/FieldForm';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { Message } from '../ui/Message';
import { SectionHeading } from '../ui/SectionHeading';
import { Select } from '../ui/Select';
import { textLink } from '../ui/text-link';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  max-width: 860px;

  & .book {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
    padding: var(--sp-4);
    overflow-wrap: anywhere;
  }
  & .book > header {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--sp-4);
    justify-content: space-between;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & header a,
  & li a {
    ${textLink}
  }
  & .book h3 {
    color: var(--text-color);
    font-size: var(--fs-md);
  }
  & details {
    border-top: 1px solid var(--border-color);
  }
  & summary {
    flex-wrap: wrap;
    min-height: max(40px, var(--hit));
  }
  & summary > strong {
    flex: 1;
  }
  & summary small,
  & li small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & details > form {
    padding: var(--sp-2) 0 var(--sp-3);
    max-width: 480px;
    justify-items: start;
  }
  & details > form > :is(label, div) {
    width: 100%;
  }
  & ul {
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    gap: 2px;
    padding: var(--sp-2) var(--sp-4);
    overflow-wrap: anywhere;
  }
  & li + li {
    border-top: 1px solid var(--border-color);
  }
`;

const ACT_TEXTS = {
  suspend: 'marketAdmin.acts.suspend',
  resume: 'marketAdmin.acts.resume',
  void: 'marketAdmin.acts.void',
  correct: 'marketAdmin.acts.correct',
} as const satisfies Record<MarketAct, MessageKey>;

const RESULT_TEXTS = {
  suspend: 'marketAdmin.suspended',
  resume: 'marketAdmin.open',
  void: 'marketAdmin.done',
  correct: 'marketAdmin.done',
  failed: 'marketAdmin.failed',
} as const satisfies Record<MarketAct | 'failed', MessageKey>;

const REASON_LENGTH = 300;
const isDone = (value: unknown): value is { readonly market: string } => isRecord(value) && typeof value['market'] === 'string';

function Market({ book, market }: { readonly book: ModeratedBook; readonly market: ModeratedMarket }) {
  const t = useTranslate();
  const router = useRouter();
  const [chosen, setChosen] = useState<MarketAct | null>(null);
  const [outcome, setOutcome] = useState(market.outcomes[0] ?? '');
  const [reason, setReason] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  /** The act that was done last. */
  const [result, setResult] = useState<MarketAct | 'failed' | null>(null);
  // A retry after a lost answer has the same id, so it acts only once.
  const pending = useRef<{ readonly content: string; readonly id: string } | null>(null);
  const { verdict } = market;
  // A market that is decided is closed anyway.
  const acts: readonly MarketAct[] = market.isSuspended
    ? ['resume', 'void', 'correct']
    : verdict === null
      ? ['suspend', 'void', 'correct']
      : ['correct', 'void'];
  const act = chosen ?? acts[0] ?? 'correct';
  const text = (id: string) => outcomeText(market.kind, id, book, t);
  const state = market.isSuspended
    ? t('marketAdmin.suspended')
    : verdict === null
      ? t(book.isClosed ? 'pickem.locked' : 'marketAdmin.open')
      : verdict.outcome === null
        ? t('marketAdmin.void')
        : t('marketAdmin.decided', { outcome: text(verdict.outcome) });
  const send = async (): Promise<void> => {
    setConfirming(false);
    const body = { market: market.id, act, outcome: act === 'correct' ? outcome : null, reason: reason.trim() };
    const content = JSON.stringify(body);
    if (pending.current?.content !== content) pending.current = { content, id: randomId() };
    const answer = await request(paths.api.adminMarkets(), isDone, { method: 'POST', body: { ...body, id: pending.current.id } });
    setResult(answer.ok ? act : 'failed');
    if (!answer.ok) return;
    pending.current = null;
    setReason('');
    setChosen(null);
    await router.replace(router.asPath, undefined, { scroll: false });
  };
  return (
    <details>
      <summary>
        <strong>{t(MARKET_TITLES[market.kind])}</strong>
        <small>
          {state}
          {verdict?.byHand ? ` · ${t('marketAdmin.byHand')}` : ''}
          {verdict && !verdict.isSettled ? ` · ${t('marketAdmin.settling')}` : ''}
        </small>
      </summary>
      <FieldForm
        onSubmit={() => {
          if (reason.trim() !== '') setConfirming(true);
        }}
      >
        <Field label={t('marketAdmin.act')}>
          <Select
            value={act}
            onChange={({ target }) => {
              setResult(null);
              setChosen(acts.find((each) => each === target.value) ?? null);
            }}
          >
            {acts.map((each) => (
              <option key={each} value={each}>
                {t(ACT_TEXTS[each])}
              </option>
            ))}
          </Select>
        </Field>
        {act === 'correct' ? (
          <Field label={t('marketAdmin.outcome')}>
            <Select value={outcome} onChange={({ target }) => setOutcome(target.value)}>
              {market.outcomes.map((id) => (
                <option key={id} value={id}>
                  {text(id)}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <TextField
          label={t('marketAdmin.reason')}
          maxLength={REASON_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {result === null ? null : <Message kind={result === 'failed' ? 'error' : 'info'}>{t(RESULT_TEXTS[result])}</Message>}
        <Button type="submit" data-variant="primary" aria-disabled={reason.trim() === '' || undefined}>
          {t(ACT_TEXTS[act])}
        </Button>
      </FieldForm>
      <ConfirmDialog
        title={t(ACT_TEXTS[act])}
        open={isConfirming}
        confirm={t(ACT_TEXTS[act])}
        cancel={t('marketAdmin.cancel')}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void send()}
      >
        <p>{t(act === 'suspend' || act === 'resume' ? 'marketAdmin.confirmOpen' : 'marketAdmin.confirmSettled')}</p>
      </ConfirmDialog>
    </details>
  );
}

function Note({ note: { market, matchId, kind, sides, act, outcome, reason, at } }: { readonly note: MarketNote }) {
  const t = useTranslate();
  return (
    <li>
      <span>
        <strong>{t(ACT_TEXTS[act])}</strong>: {t(MARKET_TITLES[kind])}
        {sides ? `, ${sides.left.name} – ${sides.right.name}` : null}
        {outcome === null ? null : ` → ${sides ? outcomeText(kind, outcome, sides, t) : outcome}`}
      </span>
      <small>
        <Link href={paths.adminPlay(matchId)}>{market}</Link> · <LocalTime at={at} show="yearTime" /> · {reason}
      </small>
    </li>
  );
}

/** `/admin/play`: markets in the hands of administrators, and what they did. */
export function MarketModerationView({ match, books, notes }: MarketModeration) {
  const t = useTranslate();
  return (
    <Page>
      <PageHead title={t('marketAdmin.title')} description={t('marketAdmin.description')} />
      <h1>{t('marketAdmin.title')}</h1>
      <FieldForm method="get" action="" style={{ maxWidth: 320, justifyItems: 'start' }}>
        <TextField
          label={t('marketAdmin.matchId')}
          hint={t('marketAdmin.matchHint')}
          name="match"
          inputMode="numeric"
          maxLength={15}
          defaultValue={match ?? ''}
        />
        <Button type="submit">{t('marketAdmin.find')}</Button>
      </FieldForm>
      {match === null ? null : (
        <p>
          <ButtonLink data-size="small" href={paths.adminPlay()}>
            {t('marketAdmin.all')}
          </ButtonLink>
        </p>
      )}
      <SectionHeading>{t('marketAdmin.markets')}</SectionHeading>
      {books.length === 0 ? (
        <EmptyCard compact title={t('marketAdmin.none')} />
      ) : (
        books.map((book) => (
          <Card key={book.matchId} className="book">
            <header>
              <h3>
                {book.left.name} – {book.right.name}
              </h3>
              <span>
                {book.leagueName} · <Link href={paths.matchById(book.matchId)}>#{book.matchId}</Link> ·{' '}
                <LocalTime at={book.closesAt} show="dayTime" />
              </span>
            </header>
            {book.markets.map((market) => (
              <Market key={market.id} book={book} market={market} />
            ))}
          </Card>
        ))
      )}
      <SectionHeading>{t('marketAdmin.journal')}</SectionHeading>
      <Card>
        {notes.length === 0 ? (
          <EmptyState compact title={t('marketAdmin.noNotes')} />
        ) : (
          <ul>
            {notes.map((note, index) => (
              <Note key={index} note={note} />
            ))}
          </ul>
        )}
      </Card>
    </Page>
  );
}

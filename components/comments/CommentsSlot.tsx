import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { loadSection } from '../../lib/client/islands/load-section';
import { useSeen } from '../../lib/client/islands/use-seen';
import type { CommentPage } from '../../lib/domain/people/comments/comment-page';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { SectionHeading } from '../ui/SectionHeading';

type CommentsComponent = ComponentType<{ readonly url: string; readonly onCount: (count: number) => void }>;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  scroll-margin-top: calc(var(--topbar-height) + var(--sp-4));
`;

/* Nothing below it: what comes in its place moves nothing that is read. */
const Waiting = styled.div`
  display: grid;
  place-items: center;
  gap: var(--sp-3);
  min-height: 72px;
  color: var(--dim-text-color);
  font-size: var(--fs-sm);

  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
`;

async function load(): Promise<CommentsComponent> {
  const [{ CommentSection }] = await Promise.all([import('./CommentSection'), loadSection('comments')]);
  return CommentSection;
}

type Props = {
  readonly page: CommentPage;
  /** Covers what may reveal a result. */
  readonly cover: (comments: ReactNode, note: string) => ReactNode;
};

/** The place of a page's comments: they and their texts are loaded when it comes near the visible part of the page. */
export function CommentsSlot({ page, cover }: Props) {
  const t = useTranslate();
  const id = useId();
  const [count, setCount] = useState<number>();
  return (
    <Section id="comments" aria-labelledby={id}>
      <SectionHeading id={id} count={count}>
        {t('commentsSlot.title')}
      </SectionHeading>
      {cover(<OnDemand url={page.url} onCount={setCount} />, t('commentsSlot.hidden'))}
    </Section>
  );
}

function OnDemand({ url, onCount }: { readonly url: string; readonly onCount: (count: number) => void }) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const [pressed, setPressed] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly Comments: CommentsComponent } | 'failed' | null>(null);
  const wanted = seen || pressed;

  useEffect(() => {
    if (!wanted || loaded !== null) return;
    load().then(
      (Comments) => setLoaded({ Comments }),
      () => setLoaded('failed'),
    );
  }, [wanted, loaded]);

  if (loaded !== null && loaded !== 'failed') return <loaded.Comments url={url} onCount={onCount} />;
  const show = (): void => {
    setPressed(true);
    setLoaded(null);
  };
  return (
    <Waiting ref={place} aria-busy={wanted && loaded === null}>
      <noscript>{t('commentsSlot.needsScript')}</noscript>
      {loaded === 'failed' ? <p role="alert">{t('commentsSlot.failed')}</p> : null}
      {wanted && loaded === null ? <p>{t('commentsSlot.loading')}</p> : <Button onClick={show}>{t('commentsSlot.show')}</Button>}
    </Waiting>
  );
}

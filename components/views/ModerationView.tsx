import styled from 'styled-components';
import { labelledText } from '../../lib/domain/text/list-text';
import { HiddenCard } from '../comments/HiddenCard';
import { ReportCard } from '../comments/ReportCard';
import { useModeration } from '../comments/use-moderation';
import { PageHead } from '../head/PageHead';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyCard, EmptyState } from '../ui/EmptyState';
import { Message } from '../ui/Message';
import { LocalTime } from '../ui/LocalTime';
import { SectionHeading } from '../ui/SectionHeading';
import { Skeleton } from '../ui/Skeleton';
import { useSite } from '../../lib/client/page/site-context';
import { paths } from '../../lib/domain/page/paths';
import type { UnsetService } from '../../lib/domain/site/operator';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  max-width: 860px;

  & [data-part='ban'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--sp-1) var(--sp-3);
    padding: var(--sp-2) var(--sp-4);
    border-top: 1px solid var(--border-color);
    overflow-wrap: anywhere;
  }
  & [data-part='ban']:first-child {
    border-top: 0;
  }
  & [data-part='ban'] > button {
    margin-left: auto;
  }
`;

/** `/admin/comments`, for administrators: reported comments, hidden ones, and banned users. */
export function ModerationView({ unset }: { readonly unset: readonly UnsetService[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const hasPlay = useSite().hasPlay;
  const moderation = useModeration();
  const { reports, hidden, bans, failed, more } = moderation;
  const waiting = failed ? null : <Skeleton style={{ '--h': '160px' }} />;
  return (
    <Page>
      <PageHead title={t('moderation.title')} description={t('moderation.description')} />
      <h1>{t('moderation.title')}</h1>
      {hasPlay ? (
        <p>
          <ButtonLink href={paths.adminPlay()}>{t('marketAdmin.title')}</ButtonLink>
        </p>
      ) : null}
      {unset.map((service) => (
        <Message key={service} kind="info">
          {t(`moderation.unset.${service}`)}
        </Message>
      ))}
      <SectionHeading>{t('moderation.queue')}</SectionHeading>
      {failed ? <p role="alert">{t('moderation.failed')}</p> : null}
      {reports === null ? (
        waiting
      ) : reports.length === 0 ? (
        <EmptyCard title={t('moderation.empty')}>{t('moderation.emptyHint')}</EmptyCard>
      ) : (
        reports.map((report) => <ReportCard key={report.comment.id} report={report} moderation={moderation} />)
      )}
      {more === null ? null : <Button onClick={more}>{t('moderation.more')}</Button>}
      <SectionHeading>{t('moderation.hiddenComments')}</SectionHeading>
      {hidden === null ? (
        waiting
      ) : hidden.length === 0 ? (
        <EmptyCard compact title={t('moderation.noneHidden')} />
      ) : (
        hidden.map((each) => <HiddenCard key={each.comment.id} hidden={each} moderation={moderation} />)
      )}
      <SectionHeading>{t('moderation.bans')}</SectionHeading>
      <Card>
        {bans.length === 0 ? (
          <EmptyState compact title={t('moderation.noBans')} />
        ) : (
          bans.map((ban) => (
            <div key={ban.uid} data-part="ban">
              <b>{ban.name || t('moderation.unnamed')}</b>
              <LocalTime at={ban.at} show="dayTime" />
              <Button
                data-size="small"
                aria-label={labelledText(t('moderation.unban'), ban.name || ban.uid, locale)}
                onClick={() => void moderation.ban(ban, { banned: false })}
              >
                {t('moderation.unban')}
              </Button>
            </div>
          ))
        )}
      </Card>
    </Page>
  );
}

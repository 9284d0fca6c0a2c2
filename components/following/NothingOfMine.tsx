import type { ReactNode } from 'react';
import { useFollowing } from '../../lib/client/following/following-store';
import { saveSettings } from '../../lib/client/settings/settings-store';
import { followsNothing } from '../../lib/domain/people/following';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';

/** Replaces a list that contains nothing the visitor follows, with links to the whole list and to what can be followed. */
export function NothingOfMine({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const t = useTranslate();
  const isNew = followsNothing(useFollowing());
  return (
    <Card className="nothing-of-mine">
      <EmptyState compact title={isNew ? t('mine.followsNothing') : title}>
        {isNew ? null : children}
        <Button data-size="small" onClick={() => saveSettings({ showFollowingLeaguesOnly: false })}>
          {t('mine.showAll')}
        </Button>
        {isNew ? (
          <ButtonLink data-size="small" href={paths.following()}>
            {t('mine.choose')}
          </ButtonLink>
        ) : null}
      </EmptyState>
    </Card>
  );
}

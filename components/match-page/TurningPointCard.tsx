import styled from 'styled-components';
import { percentText, secondsAsMmSs } from '../../lib/domain/text/format';
import { clausesText, sentencesText } from '../../lib/domain/text/list-text';
import type { MatchSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import type { TurningPoint } from '../../lib/domain/match/turning-point';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';
import { TitledSection } from '../ui/SectionHeading';
import { textLink } from '../ui/text-link';
import { didText } from './deed-texts';
import { gameTabKey } from '../../lib/domain/page/match-tabs';

const Box = styled(Card)`
  display: grid;
  gap: var(--sp-2);

  & > a {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    ${textLink}
  }
  & > p {
    font-size: var(--fs-md);
    line-height: 1.45;
  }
  & > small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
`;

/** When the match turned, in a sentence, with what is known to have happened then. */
export function TurningPointCard({ match, point }: { readonly match: MatchSummary; readonly point: TurningPoint }) {
  const t = useTranslate();
  const locale = useLocale();
  const nameOf = (teamId: number) => sideName(teamId === match.left.id ? match.left : match.right, 'short');
  const { position, since, seconds, teamId, before, after, events, complete } = point;
  const time = t('gameDetail.eventSpan', { from: secondsAsMmSs(since), to: secondsAsMmSs(seconds) });
  const happened = events.map((event) =>
    t('gameDetail.took', { team: nameOf(event.teamId), objectives: didText(event, false, locale, t) }),
  );
  return (
    <TitledSection id="turning-point" title={t('turningPoint.title')}>
      <Box data-padded="">
        <a href={`#${gameTabKey(position)}`}>{t('turningPoint.moment', { number: position, time })}</a>
        <p>
          {sentencesText(
            [
              t('turningPoint.sentence', {
                team: nameOf(teamId),
                before: percentText(before / 1000, locale),
                after: percentText(after / 1000, locale),
              }),
              happened.length === 0 ? '' : t('turningPoint.during', { events: clausesText(happened, locale) }),
            ],
            locale,
          )}
        </p>
        <small>{t(complete ? 'turningPoint.note' : 'turningPoint.partial')}</small>
      </Box>
    </TitledSection>
  );
}

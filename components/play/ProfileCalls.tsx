import styled from 'styled-components';
import type { ProfileCall } from '../../lib/domain/play/profile';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { textLink } from '../ui/text-link';
import { BET_STATE_TEXTS, MARKET_TITLES, oddsText, outcomeText } from '../../lib/i18n/play-texts';

const List = styled(Card)`
  & ol {
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--sp-3);
    align-items: center;
    padding: var(--sp-2) var(--sp-4);
  }
  & li + li {
    border-top: 1px solid var(--border-color);
  }
  & li > svg {
    color: var(--dim-text-color);
  }
  & li[data-state='won'] > svg {
    color: var(--win-text);
  }
  & li > div {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & a {
    ${textLink}
    display: inline-flex;
    align-items: center;
    min-height: max(24px, var(--hit));
    font-size: var(--fs-sm);
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & li > strong {
    font-variant-numeric: tabular-nums;
  }
`;

/** Settled predictions of a player, each with its match and its odds. They reveal results: show them in a SpoilerArea. */
export function ProfileCalls({ calls }: { readonly calls: readonly ProfileCall[] }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <List>
      <ol>
        {calls.map((call) => (
          <li key={`${call.matchId}-${call.kind}`} data-state={call.state}>
            <Icon name={call.state === 'won' ? 'check' : 'close'} size={18} />
            <div>
              <strong>
                {outcomeText(call.kind, call.outcome, call, t)} <VisuallyHidden>{t(BET_STATE_TEXTS[call.state])}</VisuallyHidden>
              </strong>
              <Link href={paths.matchById(call.matchId)}>
                {call.left.name} – {call.right.name}
              </Link>
              <small>
                {t(MARKET_TITLES[call.kind])} · {competitionName(call.leagueName, t)}
                {call.settledAt === null ? null : (
                  <>
                    {' · '}
                    <LocalTime at={call.settledAt} show="yearTime" />
                  </>
                )}
              </small>
            </div>
            <strong>{oddsText(call.odds, locale)}</strong>
          </li>
        ))}
      </ol>
    </List>
  );
}

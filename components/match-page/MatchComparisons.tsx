import { compareAddress } from '../../lib/domain/compare/compare-address';
import type { Match } from '../../lib/domain/match/match';
import { ROLES } from '../../lib/domain/match/role';
import { useTranslate } from '../../lib/i18n/use-translate';
import { NameChips } from '../figures/NameChips';
import { TitledSection } from '../ui/SectionHeading';

/** Ways from a match to its teams, and to their players of each role, side by side. Names both teams: to be hidden with them. */
export function MatchComparisons({ match }: { readonly match: Pick<Match, 'left' | 'right'> }) {
  const t = useTranslate();
  const ids = [match.left.id, match.right.id];
  return (
    <TitledSection id="match-compare" title={t('shell.compare')}>
      <NameChips
        label={t('shell.compare')}
        chips={[
          { key: 'teams', href: compareAddress('teams', ids), content: t('matchPage.bothTeams') },
          ...ROLES.map((role) => ({ key: role, href: compareAddress('teams', ids, role), content: t(`game.roles.${role}`) })),
        ]}
      />
    </TitledSection>
  );
}

import { useMemo } from 'react';
import { buildBracket } from '../../lib/domain/competition/bracket';
import type { StageMatch } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { BracketView } from '../bracket/BracketView';
import type { Reveal } from '../spoilers/use-reveal';

type Props = { readonly name: string; readonly matches: readonly StageMatch[]; readonly reveal: Reveal };

/** The bracket of an elimination stage. */
export function StageBracket({ name, matches, reveal }: Props) {
  const t = useTranslate();
  const bracket = useMemo(() => buildBracket(matches), [matches]);
  return bracket && <BracketView bracket={bracket} reveal={reveal} label={t('bracket.label', { stage: name })} />;
}

import { buildBracket } from '../../lib/domain/competition/bracket';
import { BRACKET_MATCHES } from '../../lib/fixtures/match-states';
import { BracketView } from '../bracket/BracketView';
import { useReveal } from '../spoilers/use-reveal';
import type { SpecimenGroup } from './specimen';

const BRACKET = buildBracket(BRACKET_MATCHES);

function Drawing() {
  const reveal = useReveal();
  return BRACKET ? <BracketView bracket={BRACKET} reveal={reveal} label="Playoffs" /> : null;
}

export const BRACKETS: SpecimenGroup = {
  id: 'brackets',
  title: 'Brackets',
  specimens: [
    {
      id: 'bracket',
      title: 'BracketView, BracketNodeCard',
      use: 'An elimination stage: over, under way and to come; only names of rounds while results are hidden.',
      show: Drawing,
    },
  ],
};

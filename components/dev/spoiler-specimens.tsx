import { FINISHED, PLACED } from '../../lib/fixtures/match-states';
import { MatchScore } from '../match/MatchScore';
import { MatchList } from '../match/MatchList';
import { OwnMatches } from '../spoilers/OwnMatches';
import { RevealButton } from '../spoilers/RevealButton';
import { RevealEye } from '../spoilers/RevealEye';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { Beside } from './action-specimens';
import type { SpecimenGroup } from './specimen';

function Area() {
  const reveal = useReveal();
  return (
    <>
      <Beside>
        <RevealButton reveal={reveal} />
      </Beside>
      <SpoilerArea reveal={reveal} note="The table tells who won.">
        <Card data-padded="">T1 lead with 14 wins.</Card>
      </SpoilerArea>
    </>
  );
}

function Score() {
  const { covered, revealed } = useReveal(FINISHED);
  return (
    <Beside>
      <span>
        T1 <MatchScore match={FINISHED} /> Gen.G
      </span>
      {covered ? <RevealEye match={FINISHED} revealed={revealed} /> : null}
    </Beside>
  );
}

function Own() {
  const reveal = useReveal();
  return (
    <OwnMatches reveal={reveal} note="Matches that tell how far the team got may be missing." revealLabel="Show all matches">
      <Card>
        <MatchList label="Matches of one team" matches={reveal.hidden ? [] : [PLACED]} />
      </Card>
    </OwnMatches>
  );
}

export const SPOILERS: SpecimenGroup = {
  id: 'spoilers',
  title: 'Hidden results',
  specimens: [
    { id: 'spoiler-area', title: 'SpoilerArea, RevealButton', use: 'A part that tells results, or its cover.', show: Area },
    {
      id: 'reveal-eye',
      title: 'MatchScore, RevealEye',
      use: 'Shows one result while it is held.',
      show: Score,
    },
    { id: 'own-matches', title: 'OwnMatches', use: 'One team’s matches, less those that tell how far it got.', show: Own },
  ],
};

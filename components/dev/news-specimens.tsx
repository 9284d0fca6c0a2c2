import { article, recap } from '../../lib/fixtures/news-fixture';
import { NewsRow } from '../news/NewsRow';
import { Card } from '../ui/Card';
import type { SpecimenGroup } from './specimen';

const TAGS = { leagues: [{ id: 293, name: 'LCK' }], teams: [{ id: 77, name: 'T1', acronym: 'T1' }] };
const ITEMS = [
  article({
    ...TAGS,
    summary:
      'About the final in Daejeon, which the team knows from the year before, and about the eight thousand people who will be there.',
  }),
  article({ id: 'text', title: 'What the patch changed', spoils: 'text', summary: 'T1 won with Azir twice.' }),
  article({ ...TAGS, id: 'title', title: 'Gen.G beat T1 and take the title', spoils: 'title', language: null }),
  recap(),
  recap({ matchId: 14, round: { part: 'upper', name: 'semifinals', round: 2, match: 1 } }),
];

export const NEWS: SpecimenGroup = {
  id: 'news',
  title: 'News',
  specimens: [
    {
      id: 'news-row',
      title: 'NewsRow',
      use: 'An article, one whose text or title tells a result, and recaps of matches.',
      show: () => (
        <Card>
          <ul className="rows">
            {ITEMS.map((item) => (
              <NewsRow key={item.kind === 'recap' ? item.matchId : item.id} item={item} />
            ))}
          </ul>
        </Card>
      ),
    },
  ],
};

import styled from 'styled-components';
import { Card } from '../ui/Card';
import { FigureStrip } from '../figures/FigureStrip';
import { Crest } from '../ui/Crest';
import { EmptyCard } from '../ui/EmptyState';
import { EntityHead } from '../ui/EntityHead';
import { Flag } from '../ui/Flag';
import { Fold } from '../ui/Fold';
import { Icon } from '../ui/Icon';
import { LocalTime } from '../ui/LocalTime';
import { ZoneName } from '../ui/ZoneName';
import { Message } from '../ui/Message';
import { NameColor } from '../ui/NameColor';
import { NarrowPage } from '../ui/NarrowPage';
import { SectionHeading } from '../ui/SectionHeading';
import { Skeleton } from '../ui/Skeleton';
import { Tag } from '../ui/Tag';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { WithoutScripts } from '../ui/WithoutScripts';
import { dotted } from '../ui/dotted';
import { Beside } from './action-specimens';
import type { SpecimenGroup } from './specimen';

const AT = '2023-08-19T08:00:00Z';
const ICONS = ['calendar-days', 'chart', 'house', 'info', 'list-ordered', 'newspaper', 'play', 'star', 'trophy', 'user'] as const;
const Dotted = styled.div`
  ${dotted}
`;

function Cards() {
  return (
    <>
      <Card data-padded="">Padded, for text</Card>
      <Card data-padded="" data-live="">
        Live
      </Card>
    </>
  );
}

function Messages() {
  return (
    <>
      <Message kind="info">Saved.</Message>
      <Message kind="error">The address is taken already.</Message>
    </>
  );
}

function Headings() {
  return (
    <>
      <SectionHeading level={3} count={12} aside={<a href="#heading">All of them</a>}>
        Latest results
      </SectionHeading>
      <SectionHeading level={3}>Without anything beside it</SectionHeading>
      <Fold title="Damage" count={3}>
        <p>Opened by a tap.</p>
      </Fold>
    </>
  );
}

function EmptyStates() {
  return (
    <>
      <EmptyCard icon={<Icon name="calendar-x" size={20} />} title="No matches on this day">
        Another day may have some.
      </EmptyCard>
      <EmptyCard compact title="You follow no team yet" />
    </>
  );
}

function Pictures() {
  return (
    <Beside>
      {[18, 26, 40].map((size) => (
        <Crest key={size} id={77} name="T1" acronym="T1" img={null} size={size} />
      ))}
      <Crest id={64} name="Hanwha Life Esports" img={null} size={40} />
      <Crest id={0} name="" img={null} size={40} />
      <Crest className="person" id={5} name="Faker" img={null} size={40} />
      <NameColor color="#3b82f6" /> a name
      <Flag code="kr" /> Korea
    </Beside>
  );
}

function Times() {
  return (
    <Card data-padded="">
      <Dotted>
        {(['time', 'day', 'dayTime'] as const).map((show) => (
          <span key={show}>
            <LocalTime at={AT} show={show} />
          </span>
        ))}
        <span>
          zone <ZoneName at={AT} />
        </span>
        <span>
          Summer 2023 <Tag>Current</Tag>
        </span>
        <span>
          seen<VisuallyHidden> and heard</VisuallyHidden>
          <WithoutScripts> without scripts</WithoutScripts>
        </span>
      </Dotted>
    </Card>
  );
}

export const SURFACES: SpecimenGroup = {
  id: 'surfaces',
  title: 'Surfaces and words',
  specimens: [
    { id: 'card', title: 'Card', use: 'A raised surface.', show: Cards },
    { id: 'message', title: 'Message', use: 'The outcome of an attempt, read aloud at once.', show: Messages },
    {
      id: 'heading',
      title: 'SectionHeading, Fold',
      use: 'The title of a section, with a count and a link, or one that opens it.',
      show: Headings,
    },
    { id: 'empty-state', title: 'EmptyState, EmptyCard', use: 'Says that there is nothing, and why.', show: EmptyStates },
    {
      id: 'skeleton',
      title: 'Skeleton',
      use: 'Keeps the place of what is on its way.',
      show: () => (
        <>
          <Skeleton style={{ '--w': '40%' }} />
          <Skeleton style={{ '--h': '56px' }} />
        </>
      ),
    },
    {
      id: 'crest',
      title: 'Crest, NameColor, Flag',
      use: 'Pictures of teams, leagues and people; drawn where there is none.',
      show: Pictures,
    },
    {
      id: 'icons',
      title: 'Icon',
      use: 'Of the sprite that every page carries.',
      show: () => (
        <Beside>
          {ICONS.map((name) => (
            <Icon key={name} name={name} size={20} />
          ))}
        </Beside>
      ),
    },
    {
      id: 'times',
      title: 'LocalTime, ZoneName, Tag, dotted, VisuallyHidden, WithoutScripts',
      use: 'In the reader’s zone and clock; on a line with dots between.',
      show: Times,
    },
    {
      id: 'narrow-page',
      title: 'NarrowPage',
      use: 'A page that says or asks one thing.',
      show: () => (
        <NarrowPage>
          <Card>
            <p>A title above, a card in the middle.</p>
          </Card>
        </NarrowPage>
      ),
    },
    // Last of its group: its title is a page's first, which only a group's may follow.
    {
      id: 'entity-head',
      title: 'EntityHead',
      use: 'What the page of a team, player, champion or league begins with.',
      show: () => (
        <div>
          <EntityHead
            club="T1"
            picture={<Crest id={77} name="T1" acronym="T1" img={null} size={104} />}
            title="T1"
            about={<span>LCK</span>}
            figures={<FigureStrip figures={[{ key: 'titles', label: 'Titles', value: 2, note: 'since 2022' }]} />}
          />
        </div>
      ),
    },
  ],
};

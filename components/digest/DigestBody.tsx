import styled from 'styled-components';
import { Fragment, useMemo } from 'react';
import type { FinishedSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import { winnerFirst } from '../../lib/domain/news/winner-first';
import type { DigestPicture } from '../../lib/domain/news/digest/digest-facts';
import { leagueFix } from '../../lib/domain/leagues/league-table';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { CoverageNote } from '../figures/CoverageNote';
import { GameCourseChart } from '../match-page/GameCourseChart';
import { gameSides } from '../match-page/game-sides';
import { clubPair, inClubColors } from '../match/club-pair';
import { MatchList } from '../match/MatchList';
import { headlineOf } from '../../lib/i18n/digest-headline';
import { withDay, withLink } from '../news/story-parts';
import { boardSide, ResultCard } from '../news/ResultBoard';
import { UnbrokenScores } from '../news/UnbrokenScores';
import { Spoiler } from '../spoilers/Spoiler';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { SpoilerTeams } from '../spoilers/SpoilerTeams';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { LocalTime } from '../ui/LocalTime';
import { PageFrame } from '../ui/page-frame';
import { TitledSection } from '../ui/SectionHeading';
import type { DigestPageData } from './digest-data';
import { DigestNumbers } from './DigestNumbers';
import { DigestStandings } from './DigestStandings';
import { digestSentences } from './sentences';
import { textLink } from '../ui/text-link';

const InColors = styled(Card)`
  ${inClubColors}
`;

const Body = styled(PageFrame)`
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-2);
  }
  & .story {
    font-size: 1.0625rem;
    line-height: 1.65;
  }
  & .story a {
    ${textLink}
  }
  /* What one cover hides. */
  & > [data-spoiler] {
    gap: var(--sp-5);
  }
  & .next a {
    display: inline-block;
    padding: 5px 0;
    ${textLink}
  }
  & .next {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--sp-3);
    align-items: center;
    font-size: var(--fs-sm);
  }
  & .next > time {
    color: var(--dim-text-color);
  }
`;

/** A league's day or week: story, numbers, gold line and table, hidden together; then the matches, and the league's next one until it begins. */
export function DigestBody(data: DigestPageData) {
  const t = useTranslate();
  const { digest, matches } = data;
  const { next, league } = digest;
  const now = useSiteNow();
  return (
    <Body>
      <Story {...data} />
      <TitledSection id="digest-matches" title={t('digest.matches')}>
        <Card>
          <MatchList matches={matches} showDay="date" />
        </Card>
      </TitledSection>
      {next && (now === null || Date.parse(next.at) > now) ? (
        <TitledSection
          id="digest-next"
          title={t('digest.next', { league: competitionName(leagueFix(league.id, league.name)?.acronym || league.name, t) })}
        >
          <p className="next">
            <SpoilerTeams match={{ id: next.matchId, round: next.round }} href={paths.match({ ...next, id: next.matchId })}>
              {[next.left, next.right].map(({ name }) => name || t('match.unknownTeam')).join(` ${t('match.versus')} `)}
            </SpoilerTeams>
            <LocalTime at={next.at} show="full" />
          </p>
        </TitledSection>
      ) : null}
    </Body>
  );
}

/** The parts that give results away, hidden together. */
function Story(data: DigestPageData) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  // The winner's next opponent is the result of another match, which this digest's button does not show.
  const others = useReveal();
  const { digest, matches, facts } = data;
  const { angle, table, span } = digest;
  const lead = matches.find(({ id }) => id === angle.matchId);
  const played = useMemo(() => new Set(matches.flatMap(({ left, right }) => [left.id, right.id])), [matches]);
  if (!lead) return null;
  const headline = headlineOf(digest, angle, lead, t);
  const sentences = digestSentences(data, lead, headline, locale, t);
  return (
    <SpoilerArea reveal={reveal} note={t('digest.hidden')}>
      <ResultCard
        match={lead}
        sides={winnerFirst(angle, { left: boardSide(lead.left), right: boardSide(lead.right) })}
        score={angle.score}
      />
      {sentences.length === 0 ? null : (
        <p className="story">
          {sentences.map(({ key, text, player, at }) => (
            <Fragment key={key}>
              {at ? (
                <Spoiler reveal={others} collapses>
                  {withDay(text, at)}
                </Spoiler>
              ) : player ? (
                withLink(text, player)
              ) : (
                <UnbrokenScores text={text} />
              )}{' '}
            </Fragment>
          ))}
        </p>
      )}
      {facts.numbers.length === 0 ? null : (
        <TitledSection id="digest-numbers" title={t(`digest.numbers.${span}`)}>
          <DigestNumbers numbers={facts.numbers} matches={matches} />
          <CoverageNote coverage={facts.coverage} />
        </TitledSection>
      )}
      {facts.picture ? <Picture picture={facts.picture} matches={matches} /> : null}
      {table ? (
        <TitledSection id="digest-table" title={t('digest.table.title', { stage: competitionName(table.name, t) })}>
          <DigestStandings table={table} teamIds={span === 'day' ? played : null} />
        </TitledSection>
      ) : null}
    </SpoilerArea>
  );
}

function Picture({ picture, matches }: { readonly picture: DigestPicture; readonly matches: readonly FinishedSummary[] }) {
  const t = useTranslate();
  const match = matches.find(({ id }) => id === picture.matchId);
  if (!match) return null;
  const { curve, lengthSeconds, game } = picture;
  return (
    <TitledSection
      id="digest-picture"
      title={t('digest.picture', { left: sideName(match.left, 'short'), right: sideName(match.right, 'short'), number: game })}
    >
      <InColors data-padded style={clubPair(match)}>
        <GameCourseChart game={{ curve, lengthSeconds, winnerId: null }} sides={gameSides(match, { detail: null })} />
      </InColors>
    </TitledSection>
  );
}

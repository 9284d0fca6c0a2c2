import styled from 'styled-components';
import { Fragment, useMemo } from 'react';
import type { FinishedSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import type { DigestPicture } from '../../lib/domain/news/digest/digest-facts';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { CoverageNote } from '../figures/CoverageNote';
import { GoldAdvantage } from '../match-page/GoldAdvantage';
import { gameSides } from '../match-page/game-sides';
import { MatchList } from '../match/MatchList';
import { headlineOf } from '../../lib/i18n/digest-headline';
import { withLink } from '../news/linked-name';
import { UnbrokenScores } from '../news/UnbrokenScores';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { SpoilerTeams } from '../spoilers/SpoilerTeams';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { SectionHeading } from '../ui/SectionHeading';
import type { DigestPageData } from './digest-data';
import { DigestNumbers } from './DigestNumbers';
import { DigestStandings } from './DigestStandings';
import { digestSentences } from './sentences';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-5);

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-2);
  }
  & .story > h2 {
    font-size: var(--fs-xl, 1.375rem);
    line-height: 1.3;
  }
  & .story > p {
    font-size: 1.0625rem;
    line-height: 1.65;
  }
  & .story a {
    color: var(--hl-color1);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* What one cover hides. */
  & > [data-spoiler] {
    gap: var(--sp-5);
  }
  & .links {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--sp-3);
    font-size: var(--fs-sm);
  }
  & .links a,
  & .next a {
    display: inline-block;
    padding: 5px 0;
    color: var(--hl-color1);
    text-decoration: underline;
    text-underline-offset: 3px;
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

/** A league's day or week: story, numbers, gold line and table, hidden together; then the matches. */
export function DigestBody(data: DigestPageData) {
  const t = useTranslate();
  const { digest, matches } = data;
  const { next, league } = digest;
  return (
    <Body>
      <Story {...data} />
      <section aria-labelledby="digest-matches">
        <SectionHeading id="digest-matches">{t('digest.matches')}</SectionHeading>
        <Card>
          <MatchList matches={matches} showDay />
        </Card>
      </section>
      {next ? (
        <section aria-labelledby="digest-next">
          <SectionHeading id="digest-next">{t('digest.next', { league: league.name })}</SectionHeading>
          <p className="next">
            <SpoilerTeams
              match={{ id: next.matchId, ...(next.round ? { round: next.round } : {}) }}
              href={paths.match({ ...next, id: next.matchId })}
            >
              {[next.left, next.right].map(({ name }) => name || t('match.unknownTeam')).join(` ${t('match.versus')} `)}
            </SpoilerTeams>
            <LocalTime at={next.at} show="full" />
          </p>
        </section>
      ) : null}
    </Body>
  );
}

/** The parts that give results away, hidden together. */
function Story(data: DigestPageData) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  const { digest, matches, facts } = data;
  const { angle, table, span } = digest;
  const lead = matches.find(({ id }) => id === angle.matchId);
  const played = useMemo(() => new Set(matches.flatMap(({ left, right }) => [left.id, right.id])), [matches]);
  if (!lead) return null;
  const headline = headlineOf(digest, angle, lead, t);
  const sentences = digestSentences(data, lead, headline, locale, t);
  return (
    <SpoilerArea reveal={reveal} note={t('digest.hidden')}>
      <section className="story">
        <h2>
          <UnbrokenScores text={headline} />
        </h2>
        {sentences.length === 0 ? null : (
          <p>
            {sentences.map(({ key, text, player }) => (
              <Fragment key={key}>{player ? withLink(text, player) : <UnbrokenScores text={text} />} </Fragment>
            ))}
          </p>
        )}
      </section>
      {facts.numbers.length === 0 ? null : (
        <section aria-labelledby="digest-numbers">
          <SectionHeading id="digest-numbers">{t(`digest.numbers.${span}`)}</SectionHeading>
          <DigestNumbers numbers={facts.numbers} matches={matches} />
          <CoverageNote coverage={facts.coverage} />
        </section>
      )}
      {facts.picture ? <Picture picture={facts.picture} matches={matches} /> : null}
      {table ? (
        <section aria-labelledby="digest-table">
          <SectionHeading id="digest-table">{t('digest.table.title', { stage: competitionName(table.name, t) })}</SectionHeading>
          <DigestStandings table={table} teamIds={span === 'day' ? played : null} />
        </section>
      ) : null}
      <section aria-labelledby="digest-recaps">
        <SectionHeading id="digest-recaps">{t('digest.recaps')}</SectionHeading>
        <p className="links">
          {matches.map((match) => (
            <Link key={match.id} href={paths.recap(match)}>
              {`${sideName(match.left, 'short')} ${t('match.versus')} ${sideName(match.right, 'short')}`}
            </Link>
          ))}
        </p>
      </section>
    </SpoilerArea>
  );
}

function Picture({ picture, matches }: { readonly picture: DigestPicture; readonly matches: readonly FinishedSummary[] }) {
  const t = useTranslate();
  const match = matches.find(({ id }) => id === picture.matchId);
  if (!match) return null;
  const { curve, lengthSeconds, teams, game } = picture;
  return (
    <section aria-labelledby="digest-picture">
      <SectionHeading id="digest-picture">
        {t('digest.picture', { left: sideName(match.left, 'short'), right: sideName(match.right, 'short'), number: game })}
      </SectionHeading>
      <Card data-padded>
        <GoldAdvantage curve={curve} lengthSeconds={lengthSeconds} sides={gameSides(match, { detail: { teams } })} />
      </Card>
    </section>
  );
}

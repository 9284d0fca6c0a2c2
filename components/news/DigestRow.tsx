import { leagueFix } from '../../lib/domain/leagues/league-table';
import type { DigestItem } from '../../lib/domain/news/digest';
import { winnerFirst } from '../../lib/domain/news/winner-first';
import type { NewsWeight } from '../../lib/domain/news/news-days';
import { newsHref } from '../../lib/domain/news/news-address';
import { paths } from '../../lib/domain/page/paths';
import { useSite } from '../../lib/client/page/site-context';
import { competitionName } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { clubWash } from '../match/club-pair';
import { Spoiler, SpoilerCover } from '../spoilers/Spoiler';
import { useReveal } from '../spoilers/use-reveal';
import { Button } from '../ui/Button';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';
import { formatListedDay } from '../../lib/domain/schedule/day-format';
import { isFed } from '../../lib/domain/match/spoilers';
import { coverOf, headlineOf } from '../../lib/i18n/digest-headline';
import { Row } from './news-row-style';
import { ResultBoard } from './ResultBoard';
import { UnbrokenScores } from './UnbrokenScores';

/** So many pairings of a day fit into one line. */
const MOST_PAIRINGS = 6;

type Props = {
  readonly item: DigestItem;
  /** The item's weight: a lead has the score, in the clubs' colours. */
  readonly weight?: NewsWeight | undefined;
};

/** A league's day or week. The headline and its match give away a result, and so can the pairings of a bracket. */
export function DigestRow({ item, weight }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const thisYear = useSite().year;
  const reveal = useReveal();
  const { league, matches, angle, span, day, serie, stage } = item;
  const lead = matches.find(({ matchId }) => matchId === angle.matchId) ?? matches[0];
  const href = newsHref(item);
  if (!lead) return null;
  const sides = winnerFirst(angle, lead);
  const namesResults = matches.some(isFed);
  const spoiler = { reveal, collapses: true };
  const listed = span === 'day' && matches.length > 1 && matches.length <= MOST_PAIRINGS ? matches : [];
  const pairings = listed
    .map(({ left, right }) => `${left.acronym || left.name} ${t('match.versus')} ${right.acronym || right.name}`)
    .join(' · ');
  return (
    <Row
      data-league={league.id}
      data-weight={weight}
      data-teams={span === 'day' ? matches.map(({ left, right }) => `${left.id} ${right.id}`).join(' ') : undefined}
      data-spoiler-teams={namesResults ? '' : undefined}
    >
      {weight === 'lead' ? <Spoiler aria-hidden {...spoiler} className="clubs" style={clubWash(sides)} /> : null}
      <span className="crests" aria-hidden>
        <Spoiler {...spoiler}>
          {weight === 'lead' ? (
            <ResultBoard sides={sides} score={angle.score} size={48} />
          ) : (
            [sides.left, sides.right].map(({ id, name, acronym }) => (
              <Crest key={id} id={id} name={name} acronym={acronym} img={null} size={26} />
            ))
          )}
        </Spoiler>
        <SpoilerCover tag="span" className="hiding" reveal={reveal}>
          <Crest id={league.id} name={league.name} acronym={leagueFix(league.id, league.name)?.acronym ?? ''} img={null} size={34} />
        </SpoilerCover>
      </span>
      <div className="words">
        <Spoiler tag="h2" {...spoiler}>
          {/* Search engines take the wish from spans, not from headings and paragraphs. */}
          <span data-nosnippet="">
            <Link href={href}>
              <UnbrokenScores text={headlineOf(item, angle, lead, t)} />
            </Link>
          </span>
        </Spoiler>
        <SpoilerCover className="hiding" reveal={reveal}>
          <h2>
            <Link href={href}>{coverOf(item, locale, t)}</Link>
          </h2>
          <Button data-size="small" onClick={reveal.toggle}>
            {t('headlines.show')}
          </Button>
        </SpoilerCover>
        {pairings === '' ? null : namesResults ? (
          <Spoiler tag="p" {...spoiler}>
            <span data-nosnippet="">{pairings}</span>
          </Spoiler>
        ) : (
          <p>{pairings}</p>
        )}
        <small>
          <span>
            <Link href={paths.newsOf({ leagueId: league.id })}>{competitionName(league.name, t)}</Link>
          </span>
          {[serie, stage].filter(Boolean).map((name) => (
            <span key={name}>{competitionName(name, t)}</span>
          ))}
          <time dateTime={day}>{formatListedDay(day, thisYear, locale)}</time>
          {span === 'week' ? <span>{t('headlines.weekly')}</span> : null}
        </small>
      </div>
    </Row>
  );
}

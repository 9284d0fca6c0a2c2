import { leagueFix } from '../../lib/domain/leagues/league-table';
import type { NewsWeight } from '../../lib/domain/news/news-days';
import type { ArticleItem, NewsItem, RecapItem } from '../../lib/domain/news/news';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { LocalTime } from '../ui/LocalTime';
import { Spoiler, SpoilerCover } from '../spoilers/Spoiler';
import { SpoilerBesideTeams, SpoilerTeams } from '../spoilers/SpoilerTeams';
import { useReveal } from '../spoilers/use-reveal';
import { placeTitle } from '../spoilers/use-teams';
import { Button } from '../ui/Button';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';
import { newsHref } from '../../lib/domain/news/news-address';
import { isFed } from '../../lib/domain/match/spoilers';
import { DigestRow } from './DigestRow';
import { Row } from './news-row-style';

type Props<Item> = {
  readonly item: Item;
  /** The item's weight in the list of its day. */
  readonly weight?: NewsWeight | undefined;
};

export function NewsRow({ item, weight }: Props<NewsItem>) {
  if (item.kind === 'digest') return <DigestRow item={item} weight={weight} />;
  return item.kind === 'recap' ? <RecapRow item={item} weight={weight} /> : <ArticleRow item={item} weight={weight} />;
}

function RecapRow({ item, weight }: Props<RecapItem>) {
  const t = useTranslate();
  const { left, right, league, competition, at } = item;
  const match = { id: item.matchId, round: item.round };
  return (
    <Row
      data-weight={weight}
      data-league={league.id}
      data-teams={`${left.id} ${right.id}`}
      data-match={item.matchId}
      data-spoiler-teams={isFed(item) ? '' : undefined}
    >
      <span className="crests" aria-hidden>
        <SpoilerBesideTeams match={match}>
          <Crest id={left.id} name={left.name} acronym={left.acronym} img={left.img} size={26} />
          <Crest id={right.id} name={right.name} acronym={right.acronym} img={right.img} size={26} />
        </SpoilerBesideTeams>
      </span>
      <div className="words">
        <h2>
          <SpoilerTeams
            className="title"
            match={match}
            href={newsHref(item)}
            cover={t('news.recapOfRound', { round: placeTitle(match, t) })}
          >
            {t('news.recapOf', { left: left.name, right: right.name })}
          </SpoilerTeams>
        </h2>
        <small>
          <span>
            <Link href={paths.newsOf({ leagueId: league.id })}>{competitionName(league.name, t)}</Link>
          </span>
          {competition === '' ? null : (
            <span>
              {competition
                .split(' · ')
                .map((name) => competitionName(name, t))
                .join(' · ')}
            </span>
          )}
          <LocalTime at={at} show="day" />
          <span>{t('news.automatic')}</span>
        </small>
      </div>
    </Row>
  );
}

function ArticleRow({ item, weight }: Props<ArticleItem>) {
  const t = useTranslate();
  const reveal = useReveal();
  const { title, summary, spoils, sourceName, language, at, leagues, teams } = item;
  const lang = language ?? undefined;
  const spoiler = { reveal, lang, collapses: true };
  const link = <Link href={newsHref(item)}>{title}</Link>;
  const [league] = leagues;
  return (
    <Row data-weight={weight} data-league={leagues.map(({ id }) => id).join(' ')} data-teams={teams.map(({ id }) => id).join(' ')}>
      <span className="crests" aria-hidden>
        {league ? (
          <Crest id={league.id} name={league.name} acronym={leagueFix(league.id, league.name)?.acronym ?? ''} img={null} size={34} />
        ) : (
          <Crest id={1} name={sourceName} img={null} size={34} />
        )}
      </span>
      <div className="words">
        {spoils === 'title' ? (
          <Spoiler tag="h2" {...spoiler}>
            <span data-nosnippet="">{link}</span>
          </Spoiler>
        ) : (
          <h2 lang={lang}>{link}</h2>
        )}
        {summary === '' ? null : spoils === 'nothing' ? (
          <p lang={lang}>{summary}</p>
        ) : (
          <Spoiler tag="p" {...spoiler}>
            <span data-nosnippet="">{summary}</span>
          </Spoiler>
        )}
        {spoils === 'title' ? (
          <SpoilerCover className="hiding" reveal={reveal}>
            <h2>
              <Link href={newsHref(item)}>{t('news.hiddenTitle', { source: sourceName })}</Link>
            </h2>
            <Button data-size="small" onClick={reveal.toggle}>
              {t('news.showTitle')}
            </Button>
          </SpoilerCover>
        ) : null}
        <small>
          <span>{sourceName}</span>
          <LocalTime at={at} show="day" />
          {leagues.map(({ id, name }) => (
            <span key={`league-${id}`}>
              <Link href={paths.newsOf({ leagueId: id })}>{name}</Link>
            </span>
          ))}
          {teams.map(({ id, name }) => (
            <span key={`team-${id}`}>
              <Link href={paths.newsOf({ teamId: id })}>{name}</Link>
            </span>
          ))}
        </small>
      </div>
    </Row>
  );
}

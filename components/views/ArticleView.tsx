import type { NewsArticle } from '../../lib/domain/news/news';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { articleHeadline } from '../../lib/i18n/article-headline';
import { useTranslate } from '../../lib/i18n/use-translate';
import { CommentsSlot } from '../comments/CommentsSlot';
import { commentPage } from '../../lib/domain/people/comments/comment-page';
import { ReadingBody, ReadingPage } from '../news/article-styles';
import { articleSlug } from '../../lib/domain/news/news-address';
import { PageHead } from '../head/PageHead';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';

/** An article from a feed. What may reveal a result is hidden with the results; the page's own title never reveals one. */
export function ArticleView({ article }: { readonly article: NewsArticle }) {
  const t = useTranslate();
  const reveal = useReveal();
  const { id, at, title, spoils, summary, html, sourceName, url, language, leagues, teams } = article;
  const lang = language ?? undefined;
  const headline = articleHeadline(article, t);
  const page = commentPage('news', id);
  const path = paths.article({ id, slug: articleSlug(article) });
  const text = (
    <ReadingBody lang={lang}>
      {spoils === 'title' ? <h2>{title}</h2> : null}
      {html === '' ? <p>{summary}</p> : <ReadingBody dangerouslySetInnerHTML={{ __html: html }} />}
    </ReadingBody>
  );
  return (
    <ReadingPage>
      <PageHead
        title={headline}
        description={spoils === 'nothing' && summary !== '' ? summary : t('news.articleDescription', { source: sourceName })}
        path={path}
      />
      <header>
        <small>
          <Link href={paths.news()}>{t('news.back')}</Link>
        </small>
        <h1 lang={spoils === 'title' ? undefined : lang}>{headline}</h1>
        <small>
          <span>{t('news.source', { source: sourceName })}</span>
          <LocalTime at={at} show="full" />
        </small>
      </header>
      {spoils === 'nothing' ? (
        text
      ) : (
        <SpoilerArea reveal={reveal} note={t('news.articleHidden')}>
          {text}
        </SpoilerArea>
      )}
      <a className="more" href={url} target="_blank" rel="noopener nofollow ugc">
        {t('news.readAt', { source: sourceName })}
      </a>
      {leagues.length + teams.length === 0 ? null : (
        <footer>
          <span>{t('news.about')}</span>
          {leagues.map((league) => (
            <Link key={`league-${league.id}`} href={paths.league(league)}>
              {competitionName(league.name, t)}
            </Link>
          ))}
          {teams.map((team) => (
            <Link key={`team-${team.id}`} href={paths.team(team)}>
              {team.name}
            </Link>
          ))}
        </footer>
      )}
      {page === null ? null : (
        <CommentsSlot
          page={page}
          cover={(comments, note) => (
            <SpoilerArea reveal={reveal} note={note}>
              {comments}
            </SpoilerArea>
          )}
        />
      )}
    </ReadingPage>
  );
}

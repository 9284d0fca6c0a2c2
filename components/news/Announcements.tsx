import type { LocalAnnouncement } from '../../lib/domain/schedule/announcements';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { TitledSection } from '../ui/SectionHeading';

/** The operators' announcements on the homepage; nothing where there are none. */
export function Announcements({ announcements }: { readonly announcements: readonly LocalAnnouncement[] }) {
  const t = useTranslate();
  if (announcements.length === 0) return null;
  return (
    <TitledSection id="home-announced" title={t('announcements.title')}>
      <Card>
        <ul className="announced">
          {announcements.map(({ id, at, title, text, link, language }) => (
            <li key={id} lang={language}>
              <h3>
                <Titled title={title} link={link} />
              </h3>
              {text === '' ? null : <p>{text}</p>}
              <small>
                <LocalTime at={at} show="day" />
              </small>
            </li>
          ))}
        </ul>
      </Card>
    </TitledSection>
  );
}

function Titled({ title, link }: { readonly title: string; readonly link: string }) {
  if (link === '') return title;
  if (!link.startsWith('/')) return <a href={link}>{title}</a>;
  return <Link href={link}>{title}</Link>;
}

import type { LeagueHeading as Header } from '../../lib/domain/schedule/schedule-order';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Crest } from '../ui/Crest';
import { Flag } from '../ui/Flag';
import { Link } from '../ui/Link';

/** The league above its matches of a day: flag, link, and what is played where it is one match. */
export function ScheduleLeagueHeader({ header, level = 3 }: { readonly header: Header; readonly level?: 2 | 3 }) {
  const t = useTranslate();
  const Line = level === 3 ? 'h3' : 'h2';
  return (
    <Line className="league-header">
      {header.flag ? <Flag code={header.flag} /> : <Crest id={header.id} name={header.name} img={header.img} size={16} />}
      <Link href={paths.league(header)}>{competitionName(header.name, t)}</Link>
      {header.matchName ? <span className="match-name">– {competitionName(header.matchName, t)}</span> : null}
    </Line>
  );
}

import type { Credits } from '../../lib/domain/site/credits';
import { useTranslate } from '../../lib/i18n/use-translate';

const PANDASCORE = <Source name="PandaScore" href="https://www.pandascore.co/" />;
const ORACLES_ELIXIR = <Source name="Oracle’s Elixir" href="https://oracleselixir.com/" />;

function Source({ name, href }: { readonly name: string; readonly href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {name}
    </a>
  );
}

/** Where the site's data comes from; nothing where it is simulated. */
export function SourceNote({ credits }: { readonly credits: Credits }) {
  const t = useTranslate();
  if (credits === 'none') return null;
  if (credits === 'pandascore, oracles-elixir')
    return (
      <p>
        {t('shell.sourceMatches')} {PANDASCORE} · {t('shell.sourceFigures')} {PANDASCORE}, {ORACLES_ELIXIR}
      </p>
    );
  return (
    <p>
      {t('shell.sourceNote')} {credits === 'pandascore' ? PANDASCORE : ORACLES_ELIXIR}
    </p>
  );
}

import Head from 'next/head';
import { useEffect } from 'react';
import styled from 'styled-components';
import { saveSettings, followSettings, useSettings } from '../../lib/client/settings/settings-store';
import { setClockShift } from '../../lib/client/page/site-clock';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { THEMES } from '../../lib/domain/settings/settings';
import { FIXTURE_NOW } from '../../lib/fixtures/match-states';
import { MEDIA } from '../../styles/media';
import { Toast } from '../shell/Toast';
import { Button } from '../ui/Button';
import { ACTIONS } from './action-specimens';
import { BRACKETS } from './bracket-specimens';
import { COMMENTS } from './comment-specimens';
import { FIELDS } from './field-specimens';
import { MATCHES } from './match-specimens';
import { NEWS } from './news-specimens';
import type { SpecimenGroup } from './specimen';
import { SPOILERS } from './spoiler-specimens';
import { SURFACES } from './surface-specimens';
import { TABLES } from './table-specimens';
import { TABS } from './tab-specimens';

const GROUPS: readonly SpecimenGroup[] = [ACTIONS, FIELDS, TABS, TABLES, SURFACES, SPOILERS, MATCHES, BRACKETS, NEWS, COMMENTS];

const Page = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  gap: var(--sp-5);
  max-width: 1280px;
  margin: 0 auto;
  padding: var(--sp-5);

  & > header {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-3) var(--sp-4);
    align-items: end;
    justify-content: space-between;
  }
  & > header > div:first-child {
    display: grid;
    gap: var(--sp-1);
    max-width: 60ch;
  }
  & > header p {
    color: var(--dim-text-color);
  }
  & .switches {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
  }
  & > nav {
    position: sticky;
    top: var(--sp-5);
    align-self: start;
    display: grid;
    gap: var(--sp-3);
    max-height: calc(100vh - 2 * var(--sp-5));
    overflow-y: auto;
    font-size: var(--fs-sm);
  }
  & > nav ul {
    padding: 0;
    list-style: none;
  }
  & > nav a {
    display: flex;
    align-items: center;
    min-height: max(26px, calc(var(--hit) - 10px));
    color: var(--dim-text-color);
  }
  & > nav b a {
    color: var(--text-color);
  }
  & > nav a:hover {
    color: var(--main-color);
  }
  & > main,
  & .group {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-6);
    align-content: start;
  }
  & .group {
    gap: var(--sp-5);
  }
  & .group > h2 {
    padding-bottom: var(--sp-2);
    border-bottom: 1px solid var(--border-strong-color);
    font-size: var(--fs-xl);
  }
  & .specimen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
    scroll-margin-top: var(--sp-4);
  }
  & .specimen > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-3);
    align-items: baseline;
  }
  & .specimen > header p {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--sp-4) var(--sp-3);

    & > nav {
      position: static;
      grid-template-columns: 1fr 1fr;
      max-height: none;
    }
  }
`;

/**
 * `/dev/components`, under `npm run dev` only: every primitive of
 * components/ui and every card in all its states, from lib/fixtures. Its own
 * words are for developers and in plain English, not in the locales.
 */
export function ComponentsView() {
  const hydrated = useHydrated();
  useEffect(() => {
    // Words such as "in 42 min" are then the same on every day.
    setClockShift(Date.parse(FIXTURE_NOW) - Date.now());
    return followSettings();
  }, []);
  useEffect(() => {
    if (hydrated) document.documentElement.dataset['ready'] = '';
  }, [hydrated]);
  return (
    <Page>
      <Head>
        <title>Components</title>
      </Head>
      <header>
        <div>
          <h1>Components</h1>
          <p>Every primitive and every card in its states. Data are fixtures; nothing is sent.</p>
        </div>
        <Switches />
      </header>
      <nav aria-label="Components">
        {GROUPS.map(({ id, title, specimens }) => (
          <div key={id}>
            <b>
              <a href={`#${id}`}>{title}</a>
            </b>
            <ul>
              {specimens.map((specimen) => (
                <li key={specimen.id}>
                  <a href={`#${specimen.id}`}>{specimen.title}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main id="main">
        {GROUPS.map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </main>
      <div className="dock">
        <Toast />
      </div>
    </Page>
  );
}

/** The settings that change how everything looks. */
function Switches() {
  const { theme, spoilerFree } = useSettings();
  return (
    <div className="switches">
      {THEMES.map((each) => (
        <Button
          key={each}
          data-size="small"
          aria-pressed={theme === each}
          data-variant={theme === each ? 'primary' : undefined}
          onClick={() => saveSettings({ theme: each })}
        >
          {each === 'dark' ? 'Dark' : 'Light'}
        </Button>
      ))}
      <Button
        data-size="small"
        aria-pressed={spoilerFree}
        data-variant={spoilerFree ? 'primary' : undefined}
        onClick={() => saveSettings({ spoilerFree: !spoilerFree })}
      >
        Results hidden
      </Button>
    </div>
  );
}

function Group({ id, title, specimens }: SpecimenGroup) {
  return (
    <section className="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {specimens.map(({ id: own, title: name, use, show: Show }) => (
        <div key={own} className="specimen" id={own}>
          <header>
            <h3>{name}</h3>
            <p>{use}</p>
          </header>
          <Show />
        </div>
      ))}
    </section>
  );
}

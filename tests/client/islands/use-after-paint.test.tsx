// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAfterPaint } from '../../../lib/client/islands/use-after-paint';
import { useHydrated } from '../../../lib/client/islands/use-hydrated';

/** What each commit showed: the tab that is marked, and whose panel there is. */
let commits: string[] = [];
let root: Root | null = null;
beforeEach(() => (commits = []));
afterEach(() => act(() => root?.unmount()));

function useNoted(marked: string, drawn: string): void {
  useLayoutEffect(() => void commits.push(`${marked} ${drawn}`));
}

function Tabs() {
  const [tab, setTab] = useState('first');
  const drawn = useAfterPaint(tab);
  useNoted(tab, drawn);
  return (
    <button type="button" onClick={() => setTab('second')}>
      {drawn}
    </button>
  );
}

/** Shows what the server cannot know. */
function Own() {
  const own = useHydrated() ? 'own' : 'everybody’s';
  const drawn = useAfterPaint(own);
  useNoted(own, drawn);
  return <p>{drawn}</p>;
}

it('a press is answered in a commit of its own, before what it draws', async () => {
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  await act(async () => root?.render(<Tabs />));
  commits = [];
  await act(async () => box.querySelector('button')?.click());
  expect(commits).toEqual(['second first', 'second second']);
  expect(box.textContent).toBe('second');
});

it('what hydration changes for the visitor comes all at once', async () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Own />);
  expect(box.textContent).toBe('everybody’s');
  await act(async () => (root = hydrateRoot(box, <Own />)));
  expect([...new Set(commits)]).toEqual(['everybody’s everybody’s', 'own own']);
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Toast } from '../../../components/shell/Toast';
import { FollowStar } from '../../../components/ui/FollowStar';
import { StarButton } from '../../../components/ui/StarButton';
import { toggleLeague, toggleTeam } from '../../../lib/client/following/following-store';
import { translator } from '../../../lib/i18n/message-registry';
import { renderSite, siteHtml } from '../../support/render-site';

const LCK = { id: 293, name: 'LCK', acronym: 'LCK', img: null, flag: 'kr' };
const star = (): HTMLElement => screen.getByRole('button', { name: 'Follow LCK' });

beforeEach(() => localStorage.clear());

describe('the follow star', () => {
  it('follows and unfollows, and exposes its state', async () => {
    renderSite(<FollowStar kind="league" of={LCK} />);
    expect(star().getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(star());
    expect(star().getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('leaguesOrder')).toBe('[293]');
    await userEvent.click(star());
    expect(localStorage.getItem('leaguesOrder')).toBe('[]');
  });

  it('shows the limit when it is reached, and follows nothing', async () => {
    for (let id = 1; id <= 8; id += 1) toggleLeague(id);
    renderSite(
      <>
        <FollowStar kind="league" of={LCK} />
        <Toast />
      </>,
    );
    await userEvent.click(star());
    expect(screen.getByRole('status').textContent).toContain('up to 8 tournaments');
    expect(star().getAttribute('aria-pressed')).toBe('false');
  });

  it('takes presses from the first paint on, when it is not known yet what is followed', () => {
    const html = siteHtml(<FollowStar kind="team" of={{ id: 1, name: 'T1' }} />);
    expect(html).toContain('aria-pressed="false"');
    expect(html).not.toContain('disabled');
  });

  it.each([
    ['follows what was not followed', [], '[7]', [true]],
    ['leaves what was followed as it is', [7], '[7]', [false, true]],
  ])('pressed while that is not known, %s', async (_, followed, after, outcomes) => {
    localStorage.setItem('followingTeams', JSON.stringify(followed));
    const toggled: (boolean | null)[] = [];
    const toggle = () => {
      const outcome = toggleTeam(7);
      const isNow = outcome.ok ? outcome.value : null;
      toggled.push(isNow);
      return isNow;
    };
    renderSite(<StarButton name="T1" followed={null} toggle={toggle} t={translator('en')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Follow T1' }));
    expect(localStorage.getItem('followingTeams')).toBe(after);
    expect(toggled).toEqual(outcomes);
  });

  it('keeps teams apart from leagues', async () => {
    renderSite(<FollowStar kind="team" of={{ id: 293, name: 'T1' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Follow T1' }));
    expect(localStorage.getItem('followingTeams')).toBe('[293]');
    expect(localStorage.getItem('leaguesOrder')).toBeNull();
  });

  it('rerenders only for its own league', async () => {
    const drawn = vi.fn<(id: string) => void>();
    renderSite(
      <>
        {[LCK, { ...LCK, id: 4197, name: 'LEC' }].map((league) => (
          <Profiler key={league.id} id={league.name} onRender={drawn}>
            <FollowStar kind="league" of={league} />
          </Profiler>
        ))}
      </>,
    );
    drawn.mockClear();
    await userEvent.click(star());
    expect(drawn.mock.calls.map(([id]) => id)).toEqual(['LCK']);
  });
});

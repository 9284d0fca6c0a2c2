// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactBox } from '../../../components/contact/ContactBox';
import { ContactForm } from '../../../components/contact/ContactForm';
import { CONTACT_WAIT_KEY } from '../../../components/contact/contact-wait';
import { renderSite } from '../../support/render-site';

const NOW = Date.parse('2023-08-19T09:00:00Z');
type Sent = { readonly path: string; readonly body: Record<string, unknown> };

let sent: Sent[] = [];
/** How the server answers from now on. */
let answer: () => Promise<Response> = () => Promise.resolve(new Response('{"ok":true}'));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  answer = () => Promise.resolve(new Response('{"ok":true}'));
  vi.stubGlobal('fetch', (path: string, init: { readonly body: string }) => {
    sent.push({ path, body: JSON.parse(init.body) });
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (status: number, message: string) => () =>
  Promise.resolve(new Response(JSON.stringify({ error: { code: 'upstream-failed', message } }), { status }));
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
/** What is said about a field that is marked as wrong. */
const errorOf = (control: Element) =>
  control.getAttribute('aria-invalid') === 'true'
    ? document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent
    : null;
const fill = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => act(async () => fireEvent.submit(document.querySelector('form') ?? document.body));
const rest = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

function showForm({ emailRequired = true, waitSeconds = 120 } = {}) {
  return renderSite(<ContactForm emailRequired={emailRequired} waitSeconds={waitSeconds} />);
}

function fillAll(): void {
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'haveAnIdea' } });
  fill(/^Name/, ' Ana ');
  fill(/^Email/, 'ana@example.org');
  fill(/^Message/, ' A dark mode for the dark mode ');
}

async function sendForm(options?: Parameters<typeof showForm>[0]): Promise<void> {
  showForm(options);
  fillAll();
  await send();
}

describe('checking', () => {
  /** What is said at name, e-mail and message. */
  const errors = () => [/^Name/, /^Email/, /^Message/].map((label) => errorOf(field(label)));

  it.each([
    ['no name', { name: '', email: 'a@b.co', message: 'Hi' }, ['Enter your name.', null, null]],
    ['a name of spaces', { name: '   ', email: 'a@b.co', message: 'Hi' }, ['Enter your name.', null, null]],
    ['no e-mail', { name: 'Ana', email: '', message: 'Hi' }, [null, 'Enter a valid email.', null]],
    ['a wrong e-mail', { name: 'Ana', email: 'ana@nowhere', message: 'Hi' }, [null, 'Enter a valid email.', null]],
    ['no message', { name: 'Ana', email: 'a@b.co', message: '  ' }, [null, null, 'Write your message.']],
    ['nothing at all', { name: '', email: '', message: '' }, ['Enter your name.', 'Enter a valid email.', 'Write your message.']],
  ])('says at the fields what is wrong with %s, and focuses the first', async (_, values, expected) => {
    showForm();
    fill(/^Name/, values.name);
    fill(/^Email/, values.email);
    fill(/^Message/, values.message);
    await send();
    expect(errors()).toEqual(expected);
    expect(document.activeElement).toBe(document.querySelector('[aria-invalid="true"]'));
    expect(sent).toEqual([]);
  });

  it('takes back what it said about a field once that is edited', async () => {
    showForm();
    await send();
    fill(/^Email/, 'a@b.co');
    expect(errors()).toEqual(['Enter your name.', null, 'Write your message.']);
  });

  it('limits what can be typed', () => {
    showForm();
    expect([field(/^Name/).maxLength, field(/^Email/).maxLength, field(/^Message/).maxLength]).toEqual([254, 254, 2048]);
  });

  it('accepts a message without an address on the support page', async () => {
    showForm({ emailRequired: false });
    fill(/^Name/, 'Ana');
    fill(/^Message/, 'Hi');
    await send();
    expect(sent[0]?.body['email']).toBe('');
  });

  it('still refuses a wrong address there', async () => {
    showForm({ emailRequired: false });
    fill(/^Name/, 'Ana');
    fill(/^Email/, 'ana@');
    fill(/^Message/, 'Hi');
    await send();
    expect(document.activeElement).toBe(field(/^Email/));
  });
});

describe('sending', () => {
  it('posts the trimmed message with its page and an id', async () => {
    await sendForm();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.path).toBe('/api/contact');
    expect(sent[0]?.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      reason: 'haveAnIdea',
      name: 'Ana',
      email: 'ana@example.org',
      content: 'A dark mode for the dark mode',
      pageUrl: location.href,
    });
  });

  it('sends once, however often the button is pressed meanwhile', async () => {
    answer = () => new Promise(() => undefined);
    await sendForm();
    await send();
    expect(sent).toHaveLength(1);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…' }).disabled).toBe(true);
  });

  it('says thanks, moves the focus there, and counts down to the form', async () => {
    await sendForm();
    expect(screen.getByRole('status').textContent).toBe('Message sent');
    expect(document.activeElement?.textContent).toContain('Thank you for your message.');
    expect(screen.getByText('You can write again in 2 minutes.')).toBeTruthy();
    await rest(61);
    expect(screen.getByText('You can write again in 59 seconds.')).toBeTruthy();
    await rest(58);
    expect(screen.getByText('You can write again in 1 second.')).toBeTruthy();
    await rest(1);
    expect(field(/^Name/).value).toBe('');
    expect(field(/^Message/).value).toBe('');
  });

  it('waits as long as the settings say', async () => {
    await sendForm({ waitSeconds: 45 });
    expect(screen.getByText('You can write again in 45 seconds.')).toBeTruthy();
  });
});

describe('a failure', () => {
  it('shows the server’s message and keeps what was typed', async () => {
    answer = refusal(502, 'The mailbox is full.');
    await sendForm();
    expect(screen.getByRole('alert').textContent).toBe('The mailbox is full.');
    expect(field(/^Message/).value).toBe(' A dark mode for the dark mode ');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a site that is too busy',
      () => Promise.resolve(Response.json({ error: { code: 'unavailable', message: 'Later.' } }, { status: 503 })),
    ],
    ['an answer that is no JSON', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ])('has our own text for %s', async (_, broken) => {
    answer = broken;
    await sendForm();
    expect(screen.getByRole('alert').textContent).toContain('Not sent');
  });

  it('is not retried automatically', async () => {
    answer = refusal(503, 'Later.');
    await sendForm();
    await rest(300);
    expect(sent).toHaveLength(1);
  });

  it('is retried unchanged under the same id, changed under another', async () => {
    answer = refusal(503, 'Later.');
    await sendForm();
    await send();
    fill(/^Message/, 'Something else');
    await send();
    const ids = sent.map(({ body }) => body['id']);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('does not begin the wait', async () => {
    answer = refusal(503, 'Later.');
    await sendForm();
    expect(localStorage.getItem(CONTACT_WAIT_KEY)).toBeNull();
  });
});

it('what is typed while a message is being sent stays as the next one', async () => {
  const held: { letGo: () => void } = { letGo: () => undefined };
  answer = () => new Promise((resolve) => (held.letGo = () => resolve(new Response('{"ok":true}'))));
  showForm();
  fillAll();
  await send();
  fill(/^Message/, 'And one more thing');
  await act(async () => held.letGo());
  await rest(121);
  expect(field(/^Message/).value).toBe('And one more thing');
});

describe('an unsent message', () => {
  const message = () => field(/^Message/).value;
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented ? 'asks' : 'goes';
  };

  it('survives a page change or a reload, in the box and on the support page alike', () => {
    const { unmount } = showForm();
    fillAll();
    unmount();
    showForm({ emailRequired: false });
    expect([field(/^Name/).value, field(/^Email/).value, message()]).toEqual([
      ' Ana ',
      'ana@example.org',
      ' A dark mode for the dark mode ',
    ]);
    expect(screen.getByLabelText<HTMLSelectElement>('Reason').value).toBe('haveAnIdea');
  });

  it('keeps its id after a reload', async () => {
    answer = refusal(503, 'Later.');
    const { unmount } = showForm();
    fillAll();
    await send();
    unmount();
    showForm();
    await send();
    expect(sent[1]?.body['id']).toBe(sent[0]?.body['id']);
  });

  it('is cleared only after confirmation', () => {
    showForm();
    fillAll();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('heading', { name: 'Clear your message?' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
    expect(message()).toBe(' A dark mode for the dark mode ');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect([field(/^Name/).value, message()]).toEqual(['', '']);
    expect(document.activeElement).toBe(field(/^Message/));
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('makes the browser ask before the tab closes, until it is sent', async () => {
    showForm();
    expect(leave()).toBe('goes');
    fillAll();
    expect(leave()).toBe('asks');
    await send();
    expect(leave()).toBe('goes');
  });

  it.each([
    ['a page of this site, where the message is, too', { url: '/ko/contact', sameDocument: false }, null, 'goes'],
    ['another site', { url: 'https://elsewhere.example/', sameDocument: false }, null, 'asks'],
    ['a part of this page, and then away', { url: '#top', sameDocument: true }, null, 'asks'],
    ['a file, and then away', { url: '/api/calendar/team/1.ics', sameDocument: false }, '', 'asks'],
  ])('warns before the browser leaves for %s', (_where, { url, sameDocument }, downloadRequest, what) => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    showForm();
    fillAll();
    navigation.dispatchEvent(
      Object.assign(new Event('navigate'), { destination: { url: new URL(url, location.href).href, sameDocument }, downloadRequest }),
    );
    expect(leave()).toBe(what);
    expect(leave()).toBe('asks');
  });
});

describe('the wait', () => {
  it('survives a reload', () => {
    localStorage.setItem(CONTACT_WAIT_KEY, String(NOW + 30_000));
    showForm();
    expect(screen.getByText('You can write again in 30 seconds.')).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['is over', String(NOW - 1)],
    ['lies far in the future (a clock that was set back)', String(NOW + 86_400_000)],
    ['is broken', '"soon"'],
  ])('that %s blocks nobody', (_, stored) => {
    localStorage.setItem(CONTACT_WAIT_KEY, stored);
    showForm();
    expect(field(/^Name/)).toBeTruthy();
  });
});

describe('the contact box', () => {
  const toggle = () => screen.getByRole('button', { name: 'Contact us' });
  /** The form's code comes with the first opening. */
  const press = () =>
    act(async () => {
      fireEvent.click(toggle());
      await vi.dynamicImportSettled();
    });

  it('opens and closes, and keeps what was typed', async () => {
    renderSite(<ContactBox waitSeconds={120} />);
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await press();
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    fill(/^Name/, 'Ana');
    await press();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await press();
    expect(field(/^Name/).value).toBe('Ana');
  });

  it('demands an address', async () => {
    renderSite(<ContactBox waitSeconds={120} />);
    await press();
    fill(/^Name/, 'Ana');
    fill(/^Message/, 'Hi');
    await send();
    expect(document.activeElement).toBe(field(/^Email/));
    expect(sent).toEqual([]);
  });
});

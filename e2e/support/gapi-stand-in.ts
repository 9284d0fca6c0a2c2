/**
 * A small `gapi.iframes` in the place of Google's, which tests cannot load: two
 * windows call each other by name through postMessage. It runs in the page (as
 * Firebase's SDK uses it) and in the Auth emulator's frame, and has only what
 * those two ask of it. A function of the browser: nothing from outside may stand in it.
 */
export function gapiStandIn(): void {
  type Handler = (data: unknown) => unknown;
  type Message = { readonly standIn: 'call' | 'answer'; readonly id: number; readonly name: string; readonly data: unknown };

  const isMessage = (data: unknown): data is Message => typeof data === 'object' && data !== null && 'standIn' in data;

  /** This window's end of the line to another one. */
  const line = (other: () => Window | null) => {
    const handlers = new Map<string, Handler>();
    /** Calls to what is not registered yet: the frame may be quicker than the page. */
    const early: Message[] = [];
    const answers = new Map<number, (data: unknown) => void>();
    let calls = 0;
    const post = (message: Message): void => other()?.postMessage(message, '*');
    const answer = (handler: Handler, { id, name, data }: Message): void => post({ standIn: 'answer', id, name, data: [handler(data)] });
    const take = (message: Message): void => {
      if (message.standIn === 'answer') {
        answers.get(message.id)?.(message.data);
        return;
      }
      const handler = handlers.get(message.name);
      if (handler) answer(handler, message);
      else early.push(message);
    };
    addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
      if (source === other() && isMessage(data)) take(data);
    });
    const send = (name: string, data: unknown, callback?: (data: unknown) => void): void => {
      calls += 1;
      if (callback)
        answers.set(calls, (answered) => {
          // Google's swallows what a callback throws, and the SDK's throws each time.
          try {
            callback(answered);
          } catch {
            // As said.
          }
        });
      post({ standIn: 'call', id: calls, name, data });
    };
    const register = (name: string, handler: Handler): void => {
      handlers.set(name, handler);
      for (const message of early.filter((each) => each.name === name)) answer(handler, message);
    };
    return { send, register };
  };

  /** The page's side: opens a frame, which reports when it is ready. */
  const openFrame = (
    {
      url,
      where,
      attributes,
    }: { readonly url: string; readonly where: HTMLElement; readonly attributes: { readonly style: Readonly<Record<string, string>> } },
    opened: (frame: unknown) => Promise<unknown>,
  ) => {
    const element = document.createElement('iframe');
    element.src = url;
    Object.assign(element.style, attributes.style);
    const { send, register } = line(() => element.contentWindow);
    const isThere = new Promise<void>((resolve) => register('standInHello', () => resolve()));
    where.append(element);
    return opened({ send, register, restyle: () => Promise.resolve(), ping: () => isThere });
  };

  let parent: ReturnType<typeof line> | undefined;
  const parentFrame = () => {
    if (!parent) {
      parent = line(() => window.parent);
      parent.send('standInHello', null);
    }
    return parent;
  };

  const context = { open: openFrame, getParentIframe: parentFrame };
  const gapi = {
    load: (_part: string, { callback }: { readonly callback: () => void }) => queueMicrotask(callback),
    iframes: { Iframe: Object, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
  };
  Object.assign(window, { gapi });
  // What the emulator's frame waits for.
  if ('gapi_onload' in window && typeof window.gapi_onload === 'function') window.gapi_onload();
}

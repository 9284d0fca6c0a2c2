import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';

/** How Next (or a test) answers a request. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A whole answer, before compression. */
export type RenderedResponse = { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly body: Buffer };

type Chunk = string | Uint8Array | null | undefined;
type Callback = (error?: Error | null) => void;

/** Collects what is written instead of sending it. */
class CapturedResponse extends ServerResponse {
  #chunks: Buffer[] = [];

  constructor(
    request: IncomingMessage,
    private readonly done: (rendered: RenderedResponse) => void,
  ) {
    super(request);
    // Once a header is set, Node puts those of writeHead() where getHeaders() finds them.
    this.setHeader('x-capture', '1');
    this.removeHeader('x-capture');
  }

  #take(chunk: Chunk | Callback, encoding: BufferEncoding | Callback | undefined): void {
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8'));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }

  override write(chunk: Chunk, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    this.#take(chunk, encoding);
    const called = typeof encoding === 'function' ? encoding : callback;
    if (called) queueMicrotask(() => called());
    return true;
  }

  override end(chunk?: Chunk | Callback, encoding?: BufferEncoding | Callback, callback?: Callback): this {
    if (this.writableEnded) return this;
    this.#take(chunk, encoding);
    const body = Buffer.concat(this.#chunks);
    this.#chunks = [];
    const rendered = { status: this.statusCode, headers: { ...this.getHeaders() }, body };
    // Marks the response as ended; without a socket nothing leaves.
    super.end();
    const called = [chunk, encoding, callback].find((argument) => typeof argument === 'function');
    if (typeof called === 'function') queueMicrotask(() => called());
    queueMicrotask(() => {
      this.emit('finish');
      this.emit('close');
    });
    this.done(rendered);
    return this;
  }
}

type CaptureOptions = {
  readonly url: string;
  /** The same host for every visitor: a render must not depend on the client's Host header. */
  readonly host: string;
  /** Request headers, of which only personal pages get any (`cookie`). */
  readonly headers?: Readonly<Record<string, string>>;
};

/** Runs the handler against a request that has no visitor in it, and gives its whole answer. */
export function capture(handler: RequestHandler, { url, host, headers = {} }: CaptureOptions): Promise<RenderedResponse> {
  return new Promise((resolve, reject) => {
    const request = new IncomingMessage(new Socket());
    request.method = 'GET';
    request.url = url;
    request.headers = { ...headers, host };
    request.push(null);
    const response = new CapturedResponse(request, resolve);
    const run = async () => {
      await handler(request, response);
    };
    run().catch(reject);
  });
}

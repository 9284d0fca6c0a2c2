import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { capture } from '../../../lib/server/front/capture';
import { pieceOf } from '../../../lib/server/pages/piece-of';

type Write = (response: ServerResponse) => string;

/** What leaves the front, and what came out of Next. */
async function answered(write: Write) {
  let written = '';
  const { body } = await capture(
    (_request, response) => {
      written = write(response);
      response.end(written);
    },
    { url: '/', host: 'riftweek.example' },
  );
  return { body: body.toString(), written };
}

describe('pieces of a page', () => {
  it('stand in the page that leaves, and do not pass through Next', async () => {
    const { body, written } = await answered((response) => {
      const styles = pieceOf(response, 'styles', [Buffer.from('.a{content:"·"}')]);
      return `<style>${styles}</style><title>T1 – GEN</title>${pieceOf(response, 'body', ['<main>', '한화', '</main>'])}<script></script>`;
    });
    expect(body).toBe('<style>.a{content:"·"}</style><title>T1 – GEN</title><main>한화</main><script></script>');
    expect(written).not.toMatch(/content|main/);
  });

  it('are those of the last render, where a page failed and another is shown instead', async () => {
    const { body } = await answered((response) => {
      pieceOf(response, 'body', ['half a page']);
      return `<b>${pieceOf(response, 'body', ['what went wrong'])}</b>`;
    });
    expect(body).toBe('<b>what went wrong</b>');
  });

  it('change nothing in an answer that has no mark', async () => {
    const { body } = await answered((response) => {
      pieceOf(response, 'body', ['a page']);
      return '{"redirect":"/"}';
    });
    expect(body).toBe('{"redirect":"/"}');
  });

  it('are the text itself in an answer that the front does not collect', () => {
    expect(pieceOf(undefined, 'body', ['<p>', Buffer.from('é'), '</p>'])).toBe('<p>é</p>');
    expect(pieceOf(new ServerResponse(new IncomingMessage(new Socket())), 'body', ['<p>'])).toBe('<p>');
  });
});

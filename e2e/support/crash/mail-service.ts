import { createServer, type Socket } from 'node:net';
import type { Gate } from './gate';
import { listening, type Listening } from '../listening';

/** A mail that was taken: its lines are unfolded and its soft breaks are gone. */
type TakenMail = { readonly to: string; readonly text: string };

export type MailService = Listening & {
  readonly mails: readonly TakenMail[];
  /** What it says to the next mails instead of taking them, e.g. "451 later"; null: it takes them. */
  refuse: (reply: string | null) => void;
};

const readable = (message: string): string =>
  message
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** As much of SMTP as a mail program needs to hand over a mail; the gate decides on every mail. */
export async function startMailService(gate: Gate): Promise<MailService> {
  const mails: TakenMail[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | null = null;
  const converse = (socket: Socket): void => {
    let waiting = '';
    let message: string | null = null;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const take = (text: string) => {
      const held = gate.meet(text);
      if (held?.phase === 'before') return held.reached();
      if (refusal !== null) return say(refusal);
      const readableText = readable(text);
      mails.push({ to: /^To: (.*)$/m.exec(readableText)?.[1]?.trim() ?? '', text: readableText });
      if (held !== null) return held.reached();
      say('250 taken');
    };
    const hear = (line: string) => {
      if (message !== null) {
        if (line !== '.') message += `${line.startsWith('.') ? line.slice(1) : line}\r\n`;
        else {
          const whole = message;
          message = null;
          take(whole);
        }
        return;
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'DATA') {
        message = '';
        say('354 go on');
      } else if (command === 'QUIT') socket.end('221 bye\r\n');
      else say('250 ok');
    };
    say('220 here');
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (waiting + text).split('\r\n');
      waiting = lines.pop() ?? '';
      lines.forEach(hear);
    });
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket);
  });
  const service = await listening(server, () => sockets.forEach((socket) => socket.destroy()));
  return { ...service, mails, refuse: (reply) => void (refusal = reply) };
}

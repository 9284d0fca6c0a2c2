import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { metrics } from '../../telemetry/metrics';
import { environment } from '../env';
import { mailFailure } from './mail-failure';
import { mailsLeave } from '../unset-services';
import type { OutgoingMail } from './outgoing-mail';

/**
 * Writes a mail into a folder as an .eml file, for machines without a mail
 * service. `id` makes the name: the same id overwrites. A mail is there as a
 * whole or not at all.
 */
async function dropIntoOutbox(folder: string, id: string, mail: OutgoingMail): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({ ...mail });
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${id}.eml`);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, message);
  await rename(draft, file);
}

/** A mail service that does not answer is given up after this long. */
const SMTP_TIMEOUT_MS = 7_000;

type Transport = ReturnType<typeof createTransport>;
let service: { readonly url: string; readonly transport: Transport } | undefined;

function transportTo(url: string, isLive: boolean): Transport {
  if (service?.url !== url) {
    const timeouts = { connectionTimeout: SMTP_TIMEOUT_MS, greetingTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS };
    service = { url, transport: createTransport({ url, pool: true, requireTLS: isLive, ...timeouts }) };
  }
  return service.transport;
}

/**
 * Sends a mail through the mail service (RIFTWEEK_SMTP_URL), or writes it into
 * the outbox folder beside emulators. Rejects when it did not leave, or is not known to have left (`mailFailure`).
 * @param kind begins the name in the outbox: "contact", "verify"
 * @param mail `from` is the site's own address unless given
 * @param key the same for the same mail, should it be sent again
 */
export async function sendMail(
  kind: string,
  mail: Omit<OutgoingMail, 'from'> & { readonly from?: string },
  key: string = randomUUID(),
): Promise<void> {
  const set = environment();
  if (!mailsLeave(set)) throw new Error('RIFTWEEK_SMTP_URL is not set');
  const { RIFTWEEK_SMTP_URL: url, RIFTWEEK_OUTBOX_DIR: folder, RIFTWEEK_MAIL_FROM: from, siteUrl, isLive } = set;
  const id = `${kind}-${key}`;
  const complete = { from, messageId: `<${id}@${new URL(siteUrl).hostname}>`, ...mail };
  try {
    if (url === undefined) await dropIntoOutbox(folder, id, complete);
    else await transportTo(url, isLive).sendMail(complete);
    metrics().mails.inc({ outcome: 'sent' });
  } catch (error) {
    metrics().mails.inc({ outcome: mailFailure(error) });
    throw error;
  }
}

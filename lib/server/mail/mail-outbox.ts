import { mkdir, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { OutgoingMail } from './outgoing-mail';

/**
 * Writes a mail into a folder as an .eml file, for machines without a mail
 * service. `id` makes the name: the same id overwrites. A mail is there as a
 * whole or not at all.
 */
export async function dropIntoOutbox(folder: string, id: string, mail: OutgoingMail): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({ ...mail });
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${id}.eml`);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, message);
  await rename(draft, file);
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { OutgoingMail } from './outgoing-mail';

/**
 * Writes a mail into a folder as an .eml file, for machines without a mail
 * service. `id` makes the name: the same id overwrites.
 */
export async function dropIntoOutbox(folder: string, id: string, mail: OutgoingMail): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({ ...mail });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${id}.eml`), message);
}

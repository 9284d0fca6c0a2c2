import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails in an outbox that went to an address, decoded; in no order. */
export const mailsTo = async (outbox: string, address: string): Promise<string[]> =>
  (await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8'))))
    .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${address}`));

import { createECDH, randomUUID } from 'node:crypto';
import { decodeEnvironment } from '../../lib/server/env';
import { mailsLeave, missingVariables, type PushKeys, pushKeys } from '../../lib/server/unset-services';
import { sendMail } from '../../lib/server/mail/send-mail';
import { probeProject } from '../../lib/store/core/probe-project';
import { projectId, USED_PROJECTS, type StoreProject } from '../../lib/store/core/project-ids';
import { bucketPictures, cloudBucket } from '../../lib/store/pictures/picture-store';
import { checkAccounts, checkDomain, type BrowserAuth } from './account-check';
import type { Check } from './run-checks';

const PROJECT_VARIABLES = {
  main: 'RIFTWEEK_PROJECT_MAIN',
  games: 'RIFTWEEK_PROJECT_GAMES',
  play: 'RIFTWEEK_PROJECT_PLAY',
} as const satisfies Record<StoreProject, string>;

/** Throws unless the private key is that of the public one. */
export function demandKeyPair({ publicKey, privateKey }: Pick<PushKeys, 'publicKey' | 'privateKey'>): void {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  if (curve.getPublicKey('base64url') !== publicKey)
    throw new Error('The two keys are no pair: npx web-push generate-vapid-keys makes one.');
}

const mailText = 'Mails of this site leave and arrive. This one was asked for by: npm run admin -- check';
/** The smallest PNG. */
const DOT = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

async function checkPicture(bucket: string): Promise<void> {
  const store = bucketPictures(cloudBucket(bucket), 'https://unused.example');
  const path = `optimize/images/check/${randomUUID()}.png`;
  await store.put(path, DOT);
  await store.remove(path);
}

/** Everything that a site with these variables needs, in the order in which it is set up. */
export function siteChecks(source: Readonly<Record<string, string | undefined>>): Check[] {
  const environment = decodeEnvironment(source);
  const { RIFTWEEK_AUTH_API_KEY: key, FIREBASE_AUTH_EMULATOR_HOST: emulator, RIFTWEEK_IMAGE_BUCKET: bucket, siteUrl } = environment;
  const apiKey = emulator ? 'emulator' : key;
  const auth: BrowserAuth = { apiKey: apiKey ?? '', emulator, siteUrl };
  const main = projectId('main', source);
  const keys = pushKeys(environment);
  const missing = missingVariables(source);
  return [
    {
      name: 'variables of the server',
      right: '',
      variable: '',
      unset: null,
      run: () => (missing.length === 0 ? Promise.resolve() : Promise.reject(new Error(missing.join('; ')))),
    },
    ...USED_PROJECTS.map((project) => ({
      name: `Firestore of ${projectId(project, source)}: write, read, listen`,
      right: `roles/datastore.user on ${projectId(project, source)} for the service account of server and ingest`,
      variable: PROJECT_VARIABLES[project],
      unset: null,
      run: () => probeProject(project),
    })),
    {
      name: `accounts of ${main}: sign-up, session cookie, link with a code`,
      right: `roles/firebaseauth.admin on ${main}`,
      variable: 'RIFTWEEK_AUTH_API_KEY',
      unset: apiKey === undefined ? 'RIFTWEEK_AUTH_API_KEY' : null,
      run: () => checkAccounts(auth),
    },
    {
      name: `authorised domain ${new URL(siteUrl).hostname}`,
      right: `roles/firebaseauth.admin on ${main}`,
      variable: 'RIFTWEEK_SITE_URL',
      unset: emulator ? 'the emulator asks for none' : apiKey === undefined ? 'RIFTWEEK_AUTH_API_KEY' : null,
      run: () => checkDomain(auth),
    },
    {
      name: `pictures in ${bucket ?? 'a bucket'}: store, remove`,
      right: `roles/storage.objectAdmin on gs://${bucket ?? ''}`,
      variable: 'RIFTWEEK_IMAGE_BUCKET',
      unset: bucket === undefined ? 'RIFTWEEK_IMAGE_BUCKET' : null,
      run: () => checkPicture(bucket ?? ''),
    },
    {
      name: `a mail to ${environment.RIFTWEEK_MAIL_TO}`,
      right: '',
      variable: 'RIFTWEEK_SMTP_URL',
      unset: mailsLeave(environment) ? null : 'RIFTWEEK_SMTP_URL',
      run: () =>
        sendMail('check', {
          to: environment.RIFTWEEK_MAIL_TO,
          subject: 'Riftweek: mails work',
          text: mailText,
          html: `<p>${mailText}</p>`,
        }),
    },
    {
      name: 'keys of web push',
      right: '',
      variable: 'RIFTWEEK_VAPID_PRIVATE_KEY',
      unset: keys === null ? 'RIFTWEEK_VAPID_PUBLIC_KEY, RIFTWEEK_VAPID_PRIVATE_KEY' : null,
      run: async () => {
        if (keys) await Promise.resolve().then(() => demandKeyPair(keys));
      },
    },
  ];
}

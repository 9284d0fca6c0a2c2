import { SOCIAL_PROVIDERS } from '../../domain/people/sign-in';
import type { SignInLimits } from '../../domain/page/shell-data';
import type { Environment } from '../env';
import { mailsLeave } from '../unset-services';

/** The providers that are offered, in the order of their buttons, and whether mails are; undefined where everything is. */
export function signInLimits(environment: Environment): SignInLimits | undefined {
  const { RIFTWEEK_AUTH_PROVIDERS: named } = environment;
  const providers = SOCIAL_PROVIDERS.filter((provider) => named?.includes(provider) ?? true);
  const mails = mailsLeave(environment);
  return mails && providers.length === SOCIAL_PROVIDERS.length ? undefined : { providers, mails };
}

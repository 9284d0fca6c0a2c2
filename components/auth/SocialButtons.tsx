import styled from 'styled-components';
import { useSite } from '../../lib/client/page/site-context';
import { PROVIDER_NAMES, SOCIAL_PROVIDERS, type SocialProvider } from '../../lib/domain/people/sign-in';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';

/** The providers' own marks, in the colour of the text. */
const MARKS: Readonly<Record<SocialProvider, string>> = {
  google:
    'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053z',
  facebook:
    'M24 12.073c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.99 4.388 10.954 10.125 11.854v-8.385H7.078v-3.47h3.047V9.43c0-3.007 1.792-4.669 4.533-4.669 1.312 0 2.686.235 2.686.235v2.953H15.83c-1.491 0-1.956.925-1.956 1.874v2.25h3.328l-.532 3.47h-2.796v8.385C19.612 23.027 24 18.062 24 12.073z',
  apple:
    'M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701',
  twitter:
    'M18.244 2.25h3.308l-7.227 8.26 8.502 11.24H16.17l-5.214-6.817L4.99 21.75H1.68l7.73-8.835L1.254 2.25H8.08l4.713 6.231zm-1.161 17.52h1.833L7.084 4.126H5.117z',
};

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--sp-2);

  & svg {
    flex: none;
  }
`;

export function ProviderMark({ provider, size }: { readonly provider: SocialProvider; readonly size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden>
      <path d={MARKS[provider]} />
    </svg>
  );
}

/** The providers whose buttons are shown. */
export const useOfferedProviders = (): readonly SocialProvider[] => useSite().signIn?.providers ?? SOCIAL_PROVIDERS;

type Props = { readonly disabled: boolean; readonly onChoose: (provider: SocialProvider) => void };

/** Google, Facebook, Apple, X, or those of them that the site is set up for. */
export function SocialButtons({ disabled, onChoose }: Props) {
  const t = useTranslate();
  const providers = useOfferedProviders();
  return (
    <Row>
      {providers.map((provider) => (
        <Button
          key={provider}
          aria-disabled={disabled || undefined}
          aria-label={t('login.with', { provider: PROVIDER_NAMES[provider] })}
          onClick={() => {
            if (!disabled) onChoose(provider);
          }}
        >
          <ProviderMark provider={provider} size={16} />
          {PROVIDER_NAMES[provider]}
        </Button>
      ))}
    </Row>
  );
}

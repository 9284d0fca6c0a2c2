import { lazy, Suspense, useId, useState } from 'react';
import { withTexts } from '../../lib/client/islands/load-section';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';

// Most visits never open it: its code and texts come with the first opening.
const ContactForm = lazy(async () => ({ default: (await withTexts('contact', import('./ContactForm'))).ContactForm }));

/** The contact box of every page: collapsed until it is opened. What was typed stays while it is closed. */
export function ContactBox({ waitSeconds }: { readonly waitSeconds: number }) {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const toggle = (): void => {
    setIsOpen(!isOpen);
    setWasOpened(true);
  };
  return (
    <section className="contact-box" data-after-groups="" aria-label={t('shell.contact')}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <Icon name="message-square" size={18} />
          {t('shell.contact')}
          <Icon name="chevron-down" size={18} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {wasOpened ? (
          <Suspense fallback={<Skeleton style={{ '--h': '320px' }} />}>
            <ContactForm emailRequired waitSeconds={waitSeconds} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}

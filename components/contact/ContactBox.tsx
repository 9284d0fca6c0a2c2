import ChevronDown from 'lucide-react/icons/chevron-down';
import MessageSquare from 'lucide-react/icons/message-square';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Skeleton } from '../ui/Skeleton';

// Most visits never open it: its code comes with the first opening.
const ContactForm = lazy(() => import('./ContactForm').then((module) => ({ default: module.ContactForm })));

/** The contact box of every page (spec §2): collapsed until it is opened. What was typed stays while it is closed. */
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
    <section className="contact-box" aria-label={t('contact.title')}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <MessageSquare size={18} aria-hidden />
          {t('contact.title')}
          <ChevronDown size={18} aria-hidden />
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

import ChevronDown from 'lucide-react/icons/chevron-down';
import MessageSquare from 'lucide-react/icons/message-square';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ContactForm } from './ContactForm';

const Box = styled.section`
  border: 1px solid var(--border-color);
  border-radius: var(--radius-l);
  background: var(--bg-element-color);

  & > h2 {
    font-size: var(--fs-md);
    letter-spacing: 0;
  }
  & > h2 > button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: max(44px, var(--hit));
    padding: 0 var(--sp-4);
    border-radius: var(--radius-l);
    font-weight: 600;
    outline-offset: -2px;
  }
  & > h2 > button > svg {
    flex: none;
    color: var(--faint-text-color);
  }
  & > h2 > button > svg:last-child {
    margin-left: auto;
    transition: transform var(--motion);
  }
  & > h2 > button[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
  & > div {
    padding: 2px var(--sp-4) var(--sp-4);
  }
  @media (hover: hover) {
    & > h2 > button:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

/** The contact box of every page (spec §2): collapsed until it is opened. What was typed stays while it is closed. */
export function ContactBox({ waitSeconds }: { readonly waitSeconds: number }) {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box aria-label={t('contact.title')}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <MessageSquare size={18} aria-hidden />
          {t('contact.title')}
          <ChevronDown size={18} aria-hidden />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        <ContactForm emailRequired waitSeconds={waitSeconds} />
      </div>
    </Box>
  );
}

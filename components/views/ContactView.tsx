import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ContactForm } from '../contact/ContactForm';
import { PageHead } from '../head/PageHead';
import { Card } from '../ui/Card';

const Page = styled.div`
  display: grid;
  gap: var(--sp-4);
  max-width: 640px;

  & > p {
    color: var(--dim-text-color);
  }
  & > div {
    padding: var(--sp-5);
  }
  & textarea {
    min-height: 200px;
  }
  @media (max-width: 719px) {
    & > div {
      padding: var(--sp-4);
    }
  }
`;

/** The support form (`/contact`): the contact box's form with room to write; the e-mail address is optional. */
export function ContactView({ shell }: { readonly shell: { readonly system: { readonly CONTACT_WAIT_TIME: number } } }) {
  const t = useTranslate();
  return (
    <Page>
      <PageHead title={t('contact.pageTitle')} description={t('contact.description', { site: t('site.title') })} path={paths.contact()} />
      <h1>{t('contact.title')}</h1>
      <p>{t('contact.intro')}</p>
      <Card>
        <ContactForm emailRequired={false} waitSeconds={shell.system.CONTACT_WAIT_TIME} />
      </Card>
    </Page>
  );
}

import { LoginView } from '../components/views/LoginView';
import { publicPage } from '../lib/server/pages/public-page';

export default function ResetPasswordPage() {
  return <LoginView mode="reset" />;
}

export const getServerSideProps = publicPage(async () => ({ kind: 'page', props: {}, tags: [] }));

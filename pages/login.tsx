import { LoginView } from '../components/views/LoginView';
import { publicPage } from '../lib/server/pages/public-page';

export default function LoginPage() {
  return <LoginView mode="login" />;
}

export const getServerSideProps = publicPage(async () => ({ kind: 'page', props: {}, tags: [] }));

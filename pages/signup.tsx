import { LoginView } from '../components/views/LoginView';
import { publicPage } from '../lib/server/pages/public-page';

export default function SignUpPage() {
  return <LoginView mode="signup" />;
}

export const getServerSideProps = publicPage(async () => ({ kind: 'page', props: {}, tags: [] }));

import { LoginView } from '../components/views/LoginView';
import { shellPage } from '../lib/server/pages/public-page';

export default function LoginPage() {
  return <LoginView mode="login" />;
}

export const getServerSideProps = shellPage;

import { LoginView } from '../components/views/LoginView';
import { shellPage } from '../lib/server/pages/public-page';

export default function SignUpPage() {
  return <LoginView mode="signup" />;
}

export const getServerSideProps = shellPage;

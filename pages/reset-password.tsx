import { LoginView } from '../components/views/LoginView';
import { shellPage } from '../lib/server/pages/public-page';

export default function ResetPasswordPage() {
  return <LoginView mode="reset" />;
}

export const getServerSideProps = shellPage;

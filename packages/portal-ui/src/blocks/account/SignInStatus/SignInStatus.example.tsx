import '@snap/portal-ui/sign-in-status/styles.css';
import { SignInStatus } from '@snap/portal-ui/sign-in-status';
import { signInStatus } from '@snap/portal-ui/sign-in-status/labels/en';

export function OtherDevice() {
  return (
    <SignInStatus
      status="waiting"
      onRetry={() => window.location.reload()}
      onSignIn={() => window.location.assign('/sign-in')}
      labels={signInStatus}
    />
  );
}

import '@snap/portal-ui/bind-form/styles.css';
import { BindForm } from '@snap/portal-ui/bind-form';
import { bindForm } from '@snap/portal-ui/bind-form/labels/en';

export function ConnectIdentity() {
  return (
    <BindForm
      status="idle"
      onSubmit={({ username }) => window.location.assign(`/connected?user=${username}`)}
      labels={bindForm}
    />
  );
}

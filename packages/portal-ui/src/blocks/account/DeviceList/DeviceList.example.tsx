import '@snap/portal-ui/device-list/styles.css';
import { DeviceList } from '@snap/portal-ui/device-list';
import { deviceList } from '@snap/portal-ui/device-list/labels/en';

export function OwnDevices() {
  return (
    <DeviceList
      devices={[
        { id: '1', name: 'Chrome · Windows', kind: 'desktop', lastUsed: '18:42', current: true },
        { id: '2', name: 'Safari · iOS', kind: 'phone', lastUsed: '09:05', current: false },
      ]}
      onSignOut={({ id }) => console.log('sign out', id)}
      onSignOutElsewhere={() => console.log('sign out everywhere else')}
      labels={deviceList}
    />
  );
}

import '@snap/portal-ui/forward-dialog/styles.css';
import { createMemoryContactSource } from '@snap/portal-ui/contact-picker';
import { ForwardDialog, type DeliveryView } from '@snap/portal-ui/forward-dialog';
import { forwardDialog } from '@snap/portal-ui/forward-dialog/labels/en';
import { useState } from 'react';

const source = createMemoryContactSource(
  [
    { id: '10086', name: 'Li Na', position: 'Reporter', departmentIds: ['video'] },
    { id: '10088', name: 'Omar Farouk', position: 'Producer', departmentIds: ['video'] },
  ],
  [{ id: 'video', name: 'Video' }],
);

export function ForwardButton() {
  const [open, setOpen] = useState(false);
  const [deliveries, setDeliveries] = useState<readonly DeliveryView[]>([]);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setDeliveries([]);
          setOpen(true);
        }}
      >
        Forward…
      </button>
      <ForwardDialog
        open={open}
        onOpenChange={setOpen}
        items={[{ type: 'text', senderName: 'Li Na', text: 'Page 3 is ready.' }]}
        source={source}
        // An application sends here; `useForwardQueue` holds one delivery per target.
        deliveries={deliveries}
        onSend={(targets) => setDeliveries(targets.map((target) => ({ target, state: 'sent' })))}
        onRetry={() => undefined}
        labels={forwardDialog}
      />
    </>
  );
}

import '@snap/portal-ui/contact-list/styles.css';
import { ContactList, type ContactRow } from '@snap/portal-ui/contact-list';
import { contactList } from '@snap/portal-ui/contact-list/labels/en';

const contacts: ContactRow[] = [
  { type: 'person', id: '10086', name: 'Li Na', position: 'Desk editor', department: 'Video', leader: true },
  { type: 'person', id: '10088', name: 'Omar Farouk', position: 'Producer', department: 'Video' },
];

export function VideoDesk() {
  return (
    <ContactList
      style={{ blockSize: 320 }}
      name="Video"
      status="ready"
      contacts={contacts}
      empty="Nobody is in this department."
      onRetry={() => window.location.reload()}
      onOpen={({ id }) => window.location.assign(`/people/${id}`)}
      onMessage={({ id }) => window.location.assign(`/messages/${id}`)}
      labels={contactList}
    />
  );
}

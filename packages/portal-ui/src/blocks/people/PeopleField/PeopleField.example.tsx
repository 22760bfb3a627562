import '@snap/portal-ui/people-field/styles.css';
import { createMemoryContactSource } from '@snap/portal-ui/contact-picker';
import { PeopleField } from '@snap/portal-ui/people-field';
import { peopleField } from '@snap/portal-ui/people-field/labels/en';

// Create the source once: another object starts over. An application with a server implements `ContactSource`.
const source = createMemoryContactSource(
  [
    { id: '10086', name: 'Li Na', position: 'Reporter', departmentIds: ['video'] },
    { id: '10087', name: 'Liu Yang', position: 'Editor', departmentIds: ['video'] },
    { id: '10088', name: 'Omar Farouk', position: 'Producer', departmentIds: ['newsroom'] },
  ],
  [
    { id: 'newsroom', name: 'Newsroom' },
    { id: 'video', name: 'Video', parentId: 'newsroom' },
  ],
);

/** Submits each id under the name of the field: `reviewers=10086&reviewers=10087`. */
export function ReviewForm() {
  return (
    <form action="/reviews" method="post">
      <PeopleField
        label="Reviewers"
        hint="Up to five. They receive a message at once."
        name="reviewers"
        required
        rules={{ max: 5 }}
        source={source}
        labels={peopleField}
      />
      <button type="submit">Request review</button>
    </form>
  );
}

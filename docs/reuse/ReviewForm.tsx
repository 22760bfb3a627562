import '@snap/portal-ui/people-field/styles.css';
import { PeopleField } from '@snap/portal-ui/people-field';
import { peopleField } from '@snap/portal-ui/people-field/labels/en';
import { source } from './contact-source.ts';

/** Submits each id under the name of the field: `reviewers=10086&reviewers=10010`. */
export function ReviewForm() {
  return (
    <form action="/reviews" method="post">
      <PeopleField
        label="Reviewers"
        name="reviewers"
        required
        rules={{ max: 5 }}
        source={source}
        labels={peopleField}
      />
      <button type="submit">Ask for a review</button>
    </form>
  );
}

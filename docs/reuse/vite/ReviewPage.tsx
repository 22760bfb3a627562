import '@snap/portal-ui/people-field/styles.css';
import '@snap/portal-ui/person-card/styles.css';
import type { Contact } from '@snap/portal-ui/contact-picker';
import { PeopleField } from '@snap/portal-ui/people-field';
import { peopleField } from '@snap/portal-ui/people-field/labels/en';
import { PersonCardDialog } from '@snap/portal-ui/person-card';
import { personCard } from '@snap/portal-ui/person-card/labels/en';
import { useState, type SubmitEvent } from 'react';
import { owner, source } from './people.ts';

export function ReviewPage() {
  const [result, setResult] = useState('');
  const [reviewers, setReviewers] = useState<readonly Contact[]>([]);
  const [open, setOpen] = useState(false);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setResult(reviewers.map(({ id }) => `reviewers=${id}`).join('&'));
  }

  return (
    <>
      <h1>Review</h1>
      <form onSubmit={handleSubmit}>
        <PeopleField
          label="Reviewers"
          name="reviewers"
          required
          rules={{ max: 5 }}
          source={source}
          value={reviewers}
          onValueChange={setReviewers}
          labels={peopleField}
        />
        <button>Request review</button>
        <button type="reset">Reset</button>
      </form>
      <output>{result}</output>
      <p>Owner:</p>
      <button onClick={() => setOpen(true)}>Li Na</button>
      <PersonCardDialog
        status="ready"
        person={owner}
        open={open}
        onOpenChange={setOpen}
        onRetry={() => undefined}
        labels={personCard}
      />
    </>
  );
}

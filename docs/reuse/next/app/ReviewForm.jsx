'use client';
import '@snap/portal-ui/people-field/styles.css';
import '@snap/portal-ui/person-card/styles.css';
import { PeopleField } from '@snap/portal-ui/people-field';
import { peopleField } from '@snap/portal-ui/people-field/labels/en';
import { PersonCardDialog } from '@snap/portal-ui/person-card';
import { personCard } from '@snap/portal-ui/person-card/labels/en';
import { useState } from 'react';
import { owner, source } from './people.js';

export function ReviewForm() {
  const [result, setResult] = useState('');
  const [open, setOpen] = useState(false);

  function handleSubmit(event) {
    event.preventDefault();
    setResult(new URLSearchParams(new FormData(event.currentTarget)).toString());
  }

  return (
    <>
      <form onSubmit={handleSubmit}>
        <PeopleField
          label="Reviewers"
          name="reviewers"
          required
          rules={{ max: 5 }}
          source={source}
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

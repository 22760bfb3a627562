import '@snap/portal-ui/elements';
import { useCallback, useState } from 'react';
import { loadPerson, source } from './people.js';

/** React 17 sets attributes of custom elements; properties and listeners need a ref. */
export function ReviewPage() {
  const [result, setResult] = useState('');
  const fieldRef = useCallback((field) => field && Object.assign(field, { source }), []);
  const cardRef = useCallback((card) => card && Object.assign(card, { load: loadPerson }), []);

  function handleSubmit(event) {
    event.preventDefault();
    setResult(new URLSearchParams(new FormData(event.currentTarget)).toString());
  }

  return (
    <>
      <h1>Review</h1>
      <form onSubmit={handleSubmit}>
        <portal-people-field ref={fieldRef} label="Reviewers" name="reviewers" required="" max="5" />
        <button>Request review</button>
        <button type="reset">Reset</button>
      </form>
      <output>{result}</output>
      <p>Owner:</p>
      <portal-person-card ref={cardRef} dialog="" person-id="10086">
        <button>Li Na</button>
      </portal-person-card>
    </>
  );
}

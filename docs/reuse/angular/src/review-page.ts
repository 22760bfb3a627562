import type { PeopleFieldElement } from '@snap/portal-ui/elements';
import '@snap/portal-ui/elements';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { loadPerson, source } from './people';

@Component({
  selector: 'review-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Review</h1>
    <form (submit)="submit($event, field.value)">
      <portal-people-field #field label="Reviewers" name="reviewers" required max="5" [source]="source" />
      <button>Request review</button>
      <button type="reset">Reset</button>
    </form>
    <output>{{ result() }}</output>
    <p>Owner:</p>
    <portal-person-card dialog person-id="10086" [load]="loadPerson"
      ><button>Li Na</button></portal-person-card
    >
  `,
})
export class ReviewPage {
  protected readonly source = source;
  protected readonly loadPerson = loadPerson;
  protected readonly result = signal('');

  protected submit(event: SubmitEvent, reviewers: PeopleFieldElement['value']): void {
    event.preventDefault();
    this.result.set(reviewers.map(({ id }) => `reviewers=${id}`).join('&'));
  }
}

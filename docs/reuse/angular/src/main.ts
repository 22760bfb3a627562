import { bootstrapApplication } from '@angular/platform-browser';
import { ReviewPage } from './review-page';

await bootstrapApplication(ReviewPage);

import '@snap/portal-ui/avatar/styles.css';
import { Avatar } from '@snap/portal-ui/avatar';
import { ReviewForm } from './ReviewForm.jsx';

export default function Page() {
  return (
    <main>
      <h1>Review</h1>
      <Avatar userId="10086" name="Li Na" />
      <ReviewForm />
    </main>
  );
}

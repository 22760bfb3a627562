import { createRoot } from 'react-dom/client';
import { ReviewPage } from './ReviewPage.tsx';

const main = document.querySelector('main');
if (main) createRoot(main).render(<ReviewPage />);

import { createRoot } from 'react-dom/client';
import { ReviewPage } from './ReviewPage.jsx';

createRoot(document.querySelector('main')).render(<ReviewPage />);

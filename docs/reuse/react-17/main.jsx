import { render } from 'react-dom';
import { ReviewPage } from './ReviewPage.jsx';

render(<ReviewPage />, document.querySelector('main'));

import { createApp } from 'vue';
import ReviewPage from './ReviewPage.vue';

createApp(ReviewPage).mount('main');

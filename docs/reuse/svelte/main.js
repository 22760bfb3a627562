import { mount } from 'svelte';
import ReviewPage from './ReviewPage.svelte';

mount(ReviewPage, { target: document.querySelector('main') });

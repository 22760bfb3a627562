import { loadPerson, source } from './people.js';

const output = document.querySelector('output');
const show = (text) => (output.textContent = text);

document.querySelector('portal-people-field').source = source;
document.querySelector('portal-person-card').load = loadPerson;

const picker = document.querySelector('portal-contact-picker');
picker.source = source;
picker.addEventListener('submit', ({ detail }) => show(`invited ${detail.personIds}`));

const form = document.querySelector('form');
form.addEventListener('submit', (event) => {
  event.preventDefault();
  show(new URLSearchParams(new FormData(form)));
});

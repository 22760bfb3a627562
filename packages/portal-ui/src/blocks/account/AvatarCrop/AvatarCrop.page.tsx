import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './AvatarCrop.stories.tsx';

export const page = {
  purpose: 'Cuts an avatar out of a picture that the user has chosen.',
  instead: [{ when: 'An avatar is only shown', use: 'Avatar' }],
  anatomy: {
    story: 'AvatarCrop/Ready',
    parts: [
      {
        name: 'Cut-out',
        does: 'the part that is kept; the picture moves under it.',
        at: '[role=application]',
      },
      { name: 'Zoom', does: 'a slider between two buttons.', at: 'input[type=range]' },
      { name: 'Previews', does: 'the avatar as on a card and in a list.', at: '[role=dialog] [role=img]' },
      { name: 'Buttons', does: 'cancel, or use the part.', at: '[role=dialog] button:last-child' },
    ],
  },
  states: [
    { story: 'AvatarCrop/Ready', shows: 'The middle of the picture.' },
    { story: 'AvatarCrop/Dragged', shows: 'Moved by the mouse.' },
    { story: 'AvatarCrop/Saving', shows: 'The part is being saved.' },
    { story: 'AvatarCrop/Failed', shows: 'Saving has failed.' },
    { story: 'AvatarCrop/OnPhone', shows: 'On a phone.' },
  ],
  keyboard: [
    {
      where: 'Cut-out',
      keys: ['ArrowLeft'],
      does: 'Moves the picture. So do the other arrow keys.',
      story: 'AvatarCrop/ByKeyboard',
    },
    { where: 'Cut-out', keys: ['+', '-'], does: 'Zooms in and out.', story: 'AvatarCrop/ByKeyboard' },
    { keys: ['Escape'], does: 'Closes; the avatar stays as it was.', story: 'AvatarCrop/ByKeyboard' },
  ],
  accessibility: {
    roles: [
      { part: 'Dialog', role: 'dialog', name: 'The title' },
      { part: 'Cut-out', role: 'application', name: 'Part that is kept; described by the hint' },
      { part: 'Zoom', role: 'slider', name: 'Zoom' },
      { part: 'Previews', role: 'img', name: 'Preview' },
    ],
    announced: ['Why the picture could not be saved.'],
    notes: ['Two fingers zoom on a touch screen; the wheel zooms with a mouse.'],
  },
  content: {
    rules: ['The button says what happens: “Use picture”.', 'The hint names only what this device has.'],
    languages: {
      zh: '头像 for the avatar; 使用此图片.',
      en: '“Use picture”, not “OK”.',
      es: '“Usar imagen”; “usted”.',
      ja: 'この画像を使う.',
    },
    texts: ({ avatarCrop: l }) => ({ Hint: l.hint, Touch: l.hintByTouch, Save: l.save }),
  },
  rules: [
    {
      right: { text: 'Check type and size before the dialog opens, and say why a file is refused.' },
      wrong: { text: 'Open the dialog with a picture that the browser cannot show.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ AvatarCrop: typeof Main }>>;

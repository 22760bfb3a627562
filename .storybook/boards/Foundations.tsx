import { contrast } from '../../packages/portal-ui/src/theme/colors/oklch.ts';
import { palette, type ColorRole } from '../../packages/portal-ui/src/theme/colors/palette.ts';
import { colorUse, contrastPairs } from '../../packages/portal-ui/src/theme/colors/roles.ts';
import { densities, durations, radius, space } from '../../packages/portal-ui/src/theme/values.ts';
import { vars } from '@snap/portal-ui/theme';
import { useEffect, useState, type ReactNode } from 'react';
import './boards.css';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these records have no other keys
const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

/** The accent of the toolbar, as `applyGlobals` has set it, and its palettes. */
function usePalettes() {
  const [accent, setAccent] = useState('');
  useEffect(() => {
    const read = () =>
      setAccent(getComputedStyle(document.documentElement).getPropertyValue('--portal-color-accent').trim());
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, []);
  return { light: palette(accent, 'light'), dark: palette(accent, 'dark') };
}

/** Every colour role with its use, its misuse, and the least contrast that it reaches on its backgrounds, in both schemes. */
export function ColourRoles() {
  const palettes = usePalettes();
  const least = (role: ColorRole, scheme: 'light' | 'dark') => {
    const colors = palettes[scheme];
    const ratios = contrastPairs
      .filter(([ink]) => ink === role)
      .map(([, ground]) => contrast(colors[role], colors[ground]));
    return ratios.length > 0 ? `${(Math.floor(Math.min(...ratios) * 10) / 10).toFixed(1)} : 1` : '–';
  };
  return (
    <table className="board-tokens sb-unstyled">
      <thead>
        <tr>
          {['Role', 'Light', 'Contrast', 'Dark', 'Contrast', 'Use', 'Not for'].map((title, at) => (
            <th key={`${title} ${at}`} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keysOf(colorUse).map((role) => (
          <tr key={role}>
            <th scope="row">
              <code>{role}</code>
            </th>
            {(['light', 'dark'] as const).flatMap((scheme) => [
              <td key={scheme}>
                <span style={{ background: palettes[scheme][role] }} /> <code>{palettes[scheme][role]}</code>
              </td>,
              <td key={`${scheme} contrast`}>{least(role, scheme)}</td>,
            ])}
            <td>{colorUse[role].use}</td>
            <td>{colorUse[role].avoid}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const samples = ['今日要闻 14:30', 'Morning meeting 14:30', 'Reunión de la mañana', '朝の編集会議 14:30'];
const textUse = {
  xs: 'Times, counters, captions. Never a sentence that must be read.',
  sm: 'Second lines, hints, table cells.',
  md: 'Body text, names, fields, buttons.',
  lg: 'Titles of dialogs and cards, the name on a card.',
  xl: 'The one title of a page.',
} as const;

/** The five sizes of text in four languages, with their px in each density. */
export function TextSizes() {
  return (
    <table className="board-tokens sb-unstyled">
      <tbody>
        {keysOf(textUse).map((size) => (
          <tr key={size}>
            <th scope="row">
              <code>font.size.{size}</code>
              <br />
              {Object.values(densities)
                .map((density) => density[size])
                .join(', ')}{' '}
              px
            </th>
            <td
              style={{ font: `400 ${vars.font.size[size]} / ${vars.font.line.normal} ${vars.font.family}` }}
            >
              {samples.map((sample) => (
                <div key={sample}>{sample}</div>
              ))}
            </td>
            <td>{textUse[size]}</td>
          </tr>
        ))}
        {(['regular', 'medium', 'strong'] as const).map((weight) => (
          <tr key={weight}>
            <th scope="row">
              <code>font.weight.{weight}</code>
            </th>
            <td style={{ fontFamily: vars.font.family, fontWeight: vars.font.weight[weight] }}>
              {samples.join('   ')}
            </td>
            <td>
              {
                {
                  regular: 'Text.',
                  medium: 'Names, labels of controls, the current entry.',
                  strong: 'Titles, unread. Never two weights in one line of text.',
                }[weight]
              }
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const spaceUse: Record<keyof typeof space, string> = {
  s1: 'Between an icon and its word.',
  s2: 'Between controls of one group; inside chips.',
  s3: 'Inside rows and fields; between a label and its field.',
  s4: 'Inside cards on a phone; between groups of controls.',
  s5: 'Inside dialogs and panels, left and right; around an empty list.',
  s6: 'Inside pages at the desk.',
  s8: 'Between sections.',
  s10: 'Inside the card of the sign-in page.',
  s12: 'Below the last row of a list that ends under a bar.',
};

/** The steps of the 4 px grid. */
export function Spaces() {
  return (
    <table className="board-tokens sb-unstyled">
      <tbody>
        {keysOf(space).map((step) => (
          <tr key={step}>
            <th scope="row">
              <code>space.{step}</code>
            </th>
            <td>
              {space[step]} px
              <div style={{ blockSize: 12, inlineSize: vars.space[step], background: vars.color.accent }} />
            </td>
            <td>{spaceUse[step]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const radiusUse: Record<keyof typeof radius, string> = {
  control: 'Buttons, fields, chips of files, rows that are hovered.',
  card: 'Cards, message bubbles, menus.',
  dialog: 'Dialogs, sheets, the card of the sign-in page.',
  round: 'Counters, switches, progress, reactions.',
};

/** The four radii. */
export function Radii() {
  return (
    <div className="board-row sb-unstyled">
      {keysOf(radius).map((name) => (
        <figure key={name} className="board-specimen">
          <div
            style={{
              blockSize: 72,
              background: vars.color.accentSoft,
              border: `1px solid ${vars.color.lineStrong}`,
              borderRadius: vars.radius[name],
            }}
          />
          <figcaption>
            <code>radius.{name}</code> {name === 'round' ? '' : `${radius[name]} px`}
            <p>{radiusUse[name]}</p>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** What moves, with its duration; a press plays it. */
export function Motions() {
  const [moved, setMoved] = useState(false);
  return (
    <div className="sb-unstyled">
      <button type="button" onClick={() => setMoved(!moved)}>
        Play
      </button>
      {keysOf(durations).map((name) => (
        <p key={name} className="board-motion">
          <span
            style={{
              background: vars.color.accent,
              transition: `translate ${vars.motion[name]} ${vars.motion.ease}`,
              translate: moved ? '200px 0' : '0 0',
            }}
          />
          <code>motion.{name}</code> {durations[name]} ms:{' '}
          {name === 'fast'
            ? 'what answers a press or the pointer'
            : 'what comes in or leaves: dialogs, sheets, toasts'}
        </p>
      ))}
    </div>
  );
}

/** A rule, right and wrong. */
export function DoAndDont({ right, wrong }: { right: ReactNode; wrong: ReactNode }) {
  return (
    <div className="board-rules sb-unstyled">
      <div>
        <strong>Do</strong>
        <p>{right}</p>
      </div>
      <div>
        <strong>Don’t</strong>
        <p>{wrong}</p>
      </div>
    </div>
  );
}

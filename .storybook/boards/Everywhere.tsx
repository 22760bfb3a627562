import { useState } from 'react';
import { languages } from '../globals.ts';
import { Frame } from './Frame.tsx';
import { useEntries } from './stories.ts';
import './boards.css';

const widths = [
  { width: 1440, height: 900, shownWidth: 460 },
  { width: 1024, height: 768, shownWidth: 330 },
  { width: 390, height: 844, shownWidth: 170 },
];
const schemes = ['light', 'dark'];
const startsWith = 'account-passworddialog--forced';

const switches = [
  { name: 'rtl', title: 'Right to left', globals: { direction: 'rtl' } },
  { name: 'long', title: 'Long names', globals: { names: 'long' } },
] as const;

/** The board's choice in the address: `#id+rtl+long` survives a reload and can be sent to a colleague. */
function readAddress() {
  const [id = '', ...on] = window.parent.location.hash.slice(1).split('+');
  return { id: id || startsWith, on: switches.filter(({ name }) => on.includes(name)) };
}

/** One state, chosen above, in four languages, light and dark, at three widths; also from right to left, and with long names. */
export function Everywhere() {
  const entries = useEntries();
  const [{ id, on }, setShown] = useState(readAddress);
  const show = (shown: ReturnType<typeof readAddress>) => {
    window.parent.location.hash = [shown.id, ...shown.on.map(({ name }) => name)].join('+');
    setShown(shown);
  };
  const switched = Object.assign({}, ...on.map(({ globals }) => globals));
  const titles = [...new Set(entries.map(({ title }) => title))];
  return (
    <div className="sb-unstyled">
      <div className="board-choice">
        <label>
          State{' '}
          <select value={id} onChange={({ target }) => show({ id: target.value, on })}>
            {titles.map((title) => (
              <optgroup key={title} label={title}>
                {entries
                  .filter((entry) => entry.title === title)
                  .map((entry) => (
                    <option key={entry.id} value={entry.id}>
                      {entry.title} / {entry.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        {switches.map((each) => (
          <label key={each.name}>
            <input
              type="checkbox"
              checked={on.includes(each)}
              onChange={({ target }) =>
                show({
                  id,
                  on: switches.filter((other) => (other === each ? target.checked : on.includes(other))),
                })
              }
            />{' '}
            {each.title}
          </label>
        ))}
      </div>
      {languages.map((language) =>
        schemes.map((scheme) => (
          <section key={`${language.value} ${scheme}`} aria-label={`${language.title}, ${scheme}`}>
            <h3>
              {language.title}, {scheme}
            </h3>
            <div className="board-row">
              {widths.map((size) => (
                <Frame
                  key={`${id} ${size.width}`}
                  id={id}
                  title={`${language.title}, ${scheme}, ${size.width} px`}
                  globals={{ language: language.value, scheme, ...switched }}
                  {...size}
                />
              ))}
            </div>
          </section>
        )),
      )}
    </div>
  );
}

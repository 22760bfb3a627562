import { useEffect, useState } from 'react';
import { languages } from '../globals.ts';
import { Frame } from './Frame.tsx';
import { fetchStories, type Entry } from './stories.ts';
import './boards.css';

const widths = [
  { width: 1440, height: 900, shownWidth: 460 },
  { width: 1024, height: 768, shownWidth: 330 },
  { width: 390, height: 844, shownWidth: 170 },
];
const schemes = ['light', 'dark'];
const startsWith = 'account-passworddialog--forced';

/** The story that the address names: `#id` survives a reload and can be sent to a colleague. */
const fromAddress = () => window.parent.location.hash.slice(1) || startsWith;

/** One state, chosen above, in four languages, light and dark, at three widths. */
export function Everywhere() {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [id, setId] = useState(fromAddress);
  useEffect(() => {
    const abort = new AbortController();
    fetchStories(abort.signal).then(setEntries, (error: unknown) => {
      if (!abort.signal.aborted) throw error;
    });
    return () => abort.abort();
  }, []);
  const titles = [...new Set(entries.map(({ title }) => title))];
  return (
    <div className="sb-unstyled">
      <label className="board-choice">
        State{' '}
        <select
          value={id}
          onChange={({ target }) => {
            window.parent.location.hash = target.value;
            setId(target.value);
          }}
        >
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
                  globals={{ language: language.value, scheme }}
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

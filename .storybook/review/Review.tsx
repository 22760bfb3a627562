import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { MouseEvent } from 'react';
import { screens } from '../states.ts';
import { nameOf, states, statesOf, storyNamed, type Screen, type State, type StoryName } from './screens.ts';
import '../boards/boards.css';

const titles: Readonly<Record<State, string>> = {
  ready: 'Ready',
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  offline: 'Offline',
  denied: 'Denied',
  many: 'Many',
  longNames: 'Long names',
  phone: 'Phone',
  busy: 'Busy',
  done: 'Done',
};

const wordsOf = (story: string) => storyNameFromExport(story);

/** Opens a story, or the page of a component, in Storybook around this page. */
function StoryLink({ title, story, label }: { title: string; story?: string; label: string }) {
  const view = story === undefined ? 'docs' : 'story';
  const storyId = toId(title, story === undefined ? 'docs' : wordsOf(story));
  const handleClick = (event: MouseEvent) => {
    // A new tab or window is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId, viewMode: view });
  };
  return (
    <a href={`./?path=/${view}/${storyId}`} target="_top" onClick={handleClick}>
      {label}
    </a>
  );
}

/** A story in a list: with its block, where it is not one of the page itself. */
const labelOf = (screen: Screen, { title, story }: StoryName) =>
  title === screen.title ? wordsOf(story) : `${title.split('/')[1]}: ${wordsOf(story)}`;

function ScreenRows({ screen }: { screen: Screen }) {
  const shown = statesOf(screen);
  const further = (screen.further ?? []).map((name) => storyNamed(screen, name));
  const { blocks = [] } = screen;
  const hasMore = further.length + blocks.length > 0;
  return (
    <tbody>
      <tr>
        <th scope="row" rowSpan={hasMore ? 2 : 1}>
          <StoryLink title={screen.title} label={nameOf(screen)} />
        </th>
        {states.map((state) => {
          const cell = shown[state];
          return (
            <td key={state}>
              {'without' in cell ? (
                <small>{cell.without}</small>
              ) : (
                <StoryLink {...cell} label={titles[state]} />
              )}
            </td>
          );
        })}
      </tr>
      {hasMore && (
        <tr>
          <td colSpan={states.length}>
            {further.length > 0 && (
              <ul aria-label="Further states">
                {further.map((named) => (
                  <li key={`${named.title} ${named.story}`}>
                    <StoryLink {...named} label={labelOf(screen, named)} />
                  </li>
                ))}
              </ul>
            )}
            {blocks.length > 0 && (
              <ul aria-label="Blocks">
                <li>Blocks:</li>
                {blocks.map((title) => (
                  <li key={title}>
                    <StoryLink title={title} label={title.slice(title.indexOf('/') + 1)} />
                  </li>
                ))}
              </ul>
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Each page and dialog in each state, by area; made from `states.ts`. */
export function Review() {
  return Object.entries(screens).map(([area, listed]) => (
    <section key={area} aria-label={area} className="sb-unstyled">
      <h2>{area}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <div className="board-review" role="region" aria-label={`States of ${area}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {['Screen', ...states.map((state) => titles[state])].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          {listed.map((screen) => (
            <ScreenRows key={nameOf(screen)} screen={screen} />
          ))}
        </table>
      </div>
    </section>
  ));
}

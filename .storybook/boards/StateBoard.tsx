import { ArgTypes, Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { frameGlobals, storyAddress, type FrameGlobals } from './address.ts';
import { Frame } from './Frame.tsx';
import { useEntries, type Entry } from './stories.ts';
import './boards.css';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * What the toolbar says, as long as the board is open. Its own values alone: the frames tell theirs on the same channel, and a story
 * that stands in one language would bring all of them along.
 */
export function useToolbar(initial: Record<string, unknown>): FrameGlobals {
  const [globals, setGlobals] = useState(initial);
  useEffect(() => {
    const channel = addons.getChannel();
    const listen = (update: { userGlobals: Record<string, unknown> }) => setGlobals(update.userGlobals);
    channel.on('globalsUpdated', listen);
    return () => channel.off('globalsUpdated', listen);
  }, []);
  return Object.fromEntries(
    frameGlobals.flatMap((name) => (isText(globals[name]) ? [[name, globals[name]]] : [])),
  );
}

/** Stories of the pages under this one, by page: a component with many states has them in several files. */
function useFurtherPages(title: string): [string, Entry[]][] {
  const entries = useEntries();
  const further = entries.filter((entry) => entry.title.startsWith(`${title}/`));
  return [...Map.groupBy(further, (entry) => entry.title.slice(title.length + 1))];
}

/** A page shows one state; a dialog fills its page, a part of a page does not. */
const frameSizes = {
  dialog: { width: 1024, height: 720, shownWidth: 480 },
  part: { width: 720, height: 480, shownWidth: 480 },
} as const;

const kindOf = (tags: readonly string[]) => (tags.includes('dialog') ? 'dialog' : 'part');

/**
 * The page of a component: every state beside every other, each in a frame of its own and with the sentence that says
 * what is true in it, then those of the pages under it, then its props. The toolbar changes all of them together.
 */
export function StateBoard() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <AllStories />
      <ArgTypes />
    </>
  );
}

/** Every story of a component in a frame. */
export function AllStories() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [first] = stories;
  const globals = useToolbar(first ? context.getStoryContext(first).userGlobals : {});
  const kind = kindOf(stories.flatMap(({ tags }) => tags));
  const further = useFurtherPages(first?.title ?? '');
  return (
    <>
      <div className="board sb-unstyled">
        {stories.map(({ id, name, parameters }) => (
          <figure key={id}>
            <Frame id={id} title={name} globals={globals} {...frameSizes[kind]} />
            <figcaption>
              <a href={storyAddress(id, globals)} target="_blank" rel="noreferrer">
                {name}
              </a>
              <p>{sentenceOf(parameters)}</p>
            </figcaption>
          </figure>
        ))}
      </div>
      {further.map(([page, entries]) => (
        <section key={page} aria-label={page}>
          <h3>{page}</h3>
          <div className="board sb-unstyled">
            {entries.map(({ id, name, tags }) => (
              <figure key={id}>
                <Frame id={id} title={`${page}, ${name}`} globals={globals} {...frameSizes[kindOf(tags)]} />
                <figcaption>
                  <a href={storyAddress(id, globals)} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** The comment above the story. */
function sentenceOf(parameters: Record<string, unknown>): string {
  const docs: unknown = parameters['docs'];
  if (typeof docs !== 'object' || docs === null || !('description' in docs)) return '';
  const { description } = docs;
  if (typeof description !== 'object' || description === null || !('story' in description)) return '';
  return isText(description.story) ? description.story : '';
}

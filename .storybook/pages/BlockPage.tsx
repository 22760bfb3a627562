import { ArgTypes, Description, DocsContext, Source, Title } from '@storybook/addon-docs/blocks';
import { en } from '@snap/portal-ui/labels/en';
import { es } from '@snap/portal-ui/labels/es';
import { ja } from '@snap/portal-ui/labels/ja';
import { zh } from '@snap/portal-ui/labels/zh';
import { languageCodes, languageNames } from '@snap/portal-ui/preferences';
import { useContext, type ReactNode } from 'react';
import type { BlockPage as Content, Example } from '../../packages/portal-ui/src/testing/block-page.ts';
import { storyAddress } from '../boards/address.ts';
import { Frame } from '../boards/Frame.tsx';
import { AllStories, useToolbar } from '../boards/StateBoard.tsx';
import { useEntries, type Entry } from '../boards/stories.ts';
import { Anatomy } from './Anatomy.tsx';
import { Text } from './Text.tsx';
import { useNarrow } from './use-narrow.ts';
import { keyName, keyParts } from './key-names.ts';
import './block-page.css';

const packs = { zh, en, es, ja };

/** How texts are written in each language, in all blocks. */
const writing = {
  zh: 'Buttons are a verb of two to four characters. “您”, never “你”. Full-width punctuation; a full stop only after a sentence. A space on each side of a number.',
  en: 'Sentence case. Buttons begin with a verb. Full stop only after a sentence. “one …” and “… many” are different texts.',
  es: 'Sentence case. Buttons are infinitives (“Elegir”), requests to the user use “usted”. Quotes are «». Texts are about a fifth longer than in English: leave room.',
  ja: 'Buttons are a noun or a verb in dictionary form, sentences end in です or ます. Quotes are 「」.',
} as const;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A table that scrolls sideways in a narrow window. */
function Table({ name, heads, children }: { name: string; heads: readonly string[]; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
    <div className="block-table" role="region" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key, at) => (
    <span key={key} className="block-keys">
      {at > 0 && ' or '}
      {keyParts(key).map((part) => (
        <kbd key={part}>{keyName(part)}</kbd>
      ))}
    </span>
  ));
}

function Rule({ kind, example }: { kind: 'Do' | 'Don’t'; example: Example }) {
  return (
    <div className="block-rule" data-kind={kind === 'Do' ? 'right' : 'wrong'}>
      {example.shows !== undefined && <div className="block-shows">{example.shows}</div>}
      <p>
        <strong>{kind}.</strong> <Text>{example.text}</Text>
      </p>
    </div>
  );
}

/** Story of the block's folder by its name in the content, such as `States/Loading`. */
const storyOf = (entries: readonly Entry[], folder: string, name: string) => {
  const [file, exported] = name.split('/');
  return entries.find(
    ({ importPath, exportName }) => importPath === `${folder}/${file}.stories.tsx` && exportName === exported,
  );
};

interface BlockPageProps {
  content: Content;
  /** Source of the block's example. */
  code: string;
  /** Path of the block's folder, beginning with `./`. */
  folder: string;
}

/** The page of a block: what it is for, its parts, states, keys, accessibility, texts, rules and code. */
export function BlockPage({ content, code, folder }: BlockPageProps) {
  const context = useContext(DocsContext);
  const [first] = context.componentStories();
  const globals = useToolbar(first ? context.getStoryContext(first).userGlobals : {});
  const entries = useEntries();
  const narrow = useNarrow();
  const block = folder.slice(folder.lastIndexOf('/') + 1);

  const find = (name: string) => storyOf(entries, folder, name);
  const link = (name: string) => {
    const entry = find(name);
    return entry && <a href={storyAddress(entry.id, globals)}>{entry.name}</a>;
  };
  const size = (entry: Entry, height = 480) =>
    entry.tags.includes('dialog')
      ? { width: 1024, height: 720, shownWidth: narrow ? 320 : 480 }
      : { width: narrow ? 390 : 720, height, shownWidth: narrow ? 320 : 480 };
  const frame = (entry: Entry) => (
    <Frame id={entry.id} title={entry.name} globals={globals} {...size(entry)} />
  );
  const example = entries.find(
    ({ importPath, exportName }) =>
      importPath.endsWith('/testing/Examples.stories.tsx') && exportName === block,
  );
  const anatomy = find(content.anatomy.story);

  return (
    <div className="block-page">
      <Title />
      <p className="block-purpose">
        <Text>{content.purpose}</Text>
      </p>
      <div className="sb-unstyled">
        <Section title="When to use another">
          <ul>
            {content.instead.map(({ when, use }) => (
              <li key={when}>
                <Text>{when}</Text>: <strong>{use}</strong>.
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Anatomy">
          {anatomy && (
            <Anatomy
              id={anatomy.id}
              title={anatomy.name}
              globals={globals}
              {...size(anatomy)}
              parts={content.anatomy.parts}
            />
          )}
        </Section>
        <Section title="States">
          <div className="board">
            {content.states.map(({ story, shows }) => {
              const entry = find(story);
              return (
                <figure key={story}>
                  {entry && frame(entry)}
                  <figcaption>
                    {link(story)}
                    <p>
                      <Text>{shows}</Text>
                    </p>
                  </figcaption>
                </figure>
              );
            })}
          </div>
        </Section>
        <Section title="Keyboard">
          <Table name="Keys" heads={['Focus', 'Key', 'What it does', 'Shown by']}>
            {content.keyboard.map(({ where = '', keys, does, story }) => (
              <tr key={`${where} ${keys.join(' ')}`}>
                <td>{where}</td>
                <td>
                  <Keys keys={keys} />
                </td>
                <td>
                  <Text>{does}</Text>
                </td>
                <td>{story && link(story)}</td>
              </tr>
            ))}
          </Table>
        </Section>
        <Section title="Accessibility">
          <Table name="Roles and names" heads={['Part', 'Role', 'Accessible name']}>
            {content.accessibility.roles.map(({ part, role, name }) => (
              <tr key={part}>
                <td>{part}</td>
                <td>
                  <code>{role}</code>
                </td>
                <td>
                  <Text>{name}</Text>
                </td>
              </tr>
            ))}
          </Table>
          <h3>Announced</h3>
          <ul>
            {content.accessibility.announced.map((text) => (
              <li key={text}>
                <Text>{text}</Text>
              </li>
            ))}
          </ul>
          {content.accessibility.notes && (
            <>
              <h3>Notes</h3>
              <ul>
                {content.accessibility.notes.map((text) => (
                  <li key={text}>
                    <Text>{text}</Text>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Section>
        <Section title="Content">
          <ul>
            {content.content.rules.map((text) => (
              <li key={text}>
                <Text>{text}</Text>
              </li>
            ))}
          </ul>
          <Table
            name="Texts by language"
            heads={['Text', ...languageCodes.map((each) => languageNames[each])]}
          >
            {Object.entries(content.content.texts(en)).map(([name]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {languageCodes.map((each) => (
                  <td key={each} lang={each}>
                    {content.content.texts(packs[each])[name]}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">In this block</th>
              {languageCodes.map((each) => (
                <td key={each}>
                  <Text>{content.content.languages[each]}</Text>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">In all blocks</th>
              {languageCodes.map((each) => (
                <td key={each}>{writing[each]}</td>
              ))}
            </tr>
          </Table>
        </Section>
        <Section title="Do and don’t">
          {content.rules.map(({ right, wrong }) => (
            <div key={right.text} className="block-rules">
              <Rule kind="Do" example={right} />
              <Rule kind="Don’t" example={wrong} />
            </div>
          ))}
        </Section>
      </div>
      <section aria-label="Code">
        <h2>Code</h2>
        {example && <div className="sb-unstyled">{frame(example)}</div>}
        <Source code={code} language="tsx" />
      </section>
      <section aria-label="Props">
        <h2>Props</h2>
        <Description of="meta" />
        <div className="block-props">
          <ArgTypes />
        </div>
      </section>
      <details>
        <summary>All stories</summary>
        <AllStories />
      </details>
    </div>
  );
}

import type { Plugin, Rolldown } from 'vite';

/** Each script takes two requests on the first input (start/import-code.ts), also where only one menu is opened. */
const MAX_SCRIPTS = 60;

/**
 * Fails the build when the bundler did not make the named files, made a great many others beside them, or made files that import each
 * other: browsers then run their modules in another order than the sources say.
 */
export function checkFiles(names: readonly string[]): Plugin {
  return {
    name: 'snap:check-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const missing = names.filter((name) => !chunks.some((chunk) => chunk.name === name));
      if (missing.length > 0) this.error(`No module is in the file ${missing.join(', ')}.`);
      if (chunks.length > MAX_SCRIPTS)
        this.error(`The build has ${chunks.length} scripts, more than ${MAX_SCRIPTS}.`);
      const cycle = findCycle(new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
      if (cycle) this.error(`Files import each other: ${cycle.join(' → ')}`);
    },
  };
}

function findCycle(chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const imported of chunks.get(file)?.imports ?? []) {
      const cycle = visit(imported, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of chunks.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

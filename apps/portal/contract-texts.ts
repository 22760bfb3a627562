import { parseSync, Visitor, type Plugin } from 'vite';
import type { Endpoint, FileEndpoint } from '../../packages/portal-api/src/contract/endpoint.ts';

/** What a call says to the server and to readers alone: the client looks at none of it. */
const forOthers: readonly string[] = [
  'summary',
  'source',
  'names',
  'whileForced',
  'changesState',
  'errcode',
  'largestBody',
  'contentTypes',
] satisfies (keyof Endpoint | keyof FileEndpoint)[];

/**
 * Leaves out of the contract what browsers do not need, so that each call can stand whole in its area's file. It is
 * blanked out, not cut: all that remains stays where it stood.
 */
export function contractTexts(): Plugin {
  return {
    name: 'snap:contract-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/portal-api\/src\/contract\/[\w/-]+\.ts$/ },
      handler(code, id) {
        let left = code;
        const blank = (start: number, end: number) => {
          left = left.slice(0, start) + left.slice(start, end).replaceAll(/\S/g, ' ') + left.slice(end);
        };
        new Visitor({
          CallExpression({ callee, arguments: [declared] }) {
            if (callee.type !== 'Identifier' || !/^(?:endpoint|fileEndpoint)$/.test(callee.name)) return;
            if (declared?.type !== 'ObjectExpression') return;
            for (const one of declared.properties) {
              if (one.type !== 'Property' || one.key.type !== 'Identifier') continue;
              if (!forOthers.includes(one.key.name)) continue;
              const comma = /^\s*,/.exec(code.slice(one.end));
              blank(one.start, one.end + (comma?.[0].length ?? 0));
            }
          },
        }).visit(parseSync(id, code).program);
        return left === code ? undefined : { code: left, map: null };
      },
    },
  };
}

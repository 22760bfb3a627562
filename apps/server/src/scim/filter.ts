import { type RawBuilder, sql } from 'kysely';
import SCIMMY from 'scimmy';

/** An attribute that can be filtered by, as SQL. */
interface FilterColumn {
  value: RawBuilder<unknown>;
  kind: 'text' | 'boolean' | 'time';
  /** Compares without regard to case (`caseExact: false`). */
  folded?: boolean;
}

/** Columns by lower-case path, such as `name.formatted`. */
export type FilterColumns = Readonly<Record<string, FilterColumn>>;

/** A filter of the library: alternatives, of which each lists conditions that hold together. */
type Conditions = Readonly<Record<string, unknown>>;

/** A condition for WHERE. Throws `invalidFilter` for attributes that cannot be filtered by. */
export function filterCondition(filter: readonly unknown[] | undefined, columns: FilterColumns) {
  if (!filter || filter.length === 0) return sql`true`;
  const alternatives = filter.map((one) => sql`(${allOf(asConditions(one), '', columns)})`);
  return sql`(${sql.join(alternatives, sql` OR `)})`;
}

function allOf(conditions: Conditions, prefix: string, columns: FilterColumns): RawBuilder<unknown> {
  const parts = Object.entries(conditions).map(([name, expression]) => {
    const path =
      `${prefix}${name.replace(/^urn:ietf:params:scim:schemas:core:2\.0:\w+:/i, '')}`.toLowerCase();
    if (!Array.isArray(expression)) return allOf(asConditions(expression), `${path}.`, columns);
    const several = expression.every((each) => Array.isArray(each));
    const each: unknown[][] = several ? expression : [expression];
    return sql.join(
      each.map((one) => compare(path, one, columns)),
      sql` AND `,
    );
  });
  return sql.join(parts, sql` AND `);
}

const patterns = { co: ['%', '%'], sw: ['', '%'], ew: ['%', ''] } as const;
const order: Readonly<Record<string, RawBuilder<unknown>>> = {
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
};

function compare(path: string, expression: readonly unknown[], columns: FilterColumns): RawBuilder<unknown> {
  const negated = expression[0] === 'not';
  const [comparator, expected] = expression.slice(negated ? 1 : 0);
  // Everyone's addresses and numbers are those of work; the type adds nothing.
  if (/^(emails|phonenumbers)\.(type|primary)$/.test(path)) return sql`true`;
  const column = columns[path];
  if (!column) throw invalidFilter(`cannot filter by ${path}`);
  const condition = conditionOf(column, String(comparator).toLowerCase(), expected);
  return negated ? sql`NOT coalesce(${condition}, false)` : condition;
}

function conditionOf({ value, kind, folded = false }: FilterColumn, comparator: string, expected: unknown) {
  if (comparator === 'pr') return sql`${value} IS NOT NULL`;
  if (comparator === 'np') return sql`${value} IS NULL`;
  const relation = order[comparator];
  if (kind === 'time') {
    const at = new Date(String(expected));
    if (Number.isNaN(at.getTime())) throw invalidFilter('a time is expected');
    if (comparator === 'eq') return sql`${value} = ${at}`;
    if (relation) return sql`${value} ${relation} ${at}`;
    throw invalidFilter(`cannot compare times with ${comparator}`);
  }
  if (kind === 'boolean') {
    const wanted = String(expected).toLowerCase() === 'true';
    if (comparator === 'eq') return sql`${value} = ${wanted}`;
    if (comparator === 'ne') return sql`${value} <> ${wanted}`;
    throw invalidFilter(`cannot compare with ${comparator}`);
  }
  if (expected === null) return comparator === 'eq' ? sql`${value} IS NULL` : sql`${value} IS NOT NULL`;
  const text = typeof expected === 'string' ? expected : JSON.stringify(expected);
  if (text.includes('\0')) throw invalidFilter('a text with NUL');
  const own = folded ? sql`lower(${value})` : value;
  const other = folded ? sql`lower(${text}::text)` : sql`${text}::text`;
  if (comparator === 'eq') return sql`${own} = ${other}`;
  if (comparator === 'ne') return sql`${own} IS DISTINCT FROM ${other}`;
  if (relation) return sql`${own} ${relation} ${other}`;
  if (comparator === 'co' || comparator === 'sw' || comparator === 'ew') {
    const [before, after] = patterns[comparator];
    const pattern = `${before}${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}${after}`;
    return folded ? sql`${own} LIKE lower(${pattern}::text)` : sql`${own} LIKE ${pattern}::text`;
  }
  throw invalidFilter(`unknown comparison ${comparator}`);
}

const invalidFilter = (detail: string) => new SCIMMY.Types.Error(400, 'invalidFilter', `Filter: ${detail}`);

function asConditions(value: unknown): Conditions {
  if (typeof value !== 'object' || value === null) throw invalidFilter('is not understood');
  return Object.fromEntries(Object.entries(value));
}

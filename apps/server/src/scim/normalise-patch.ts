/** An operation of a PATCH (RFC 7644, section 3.5.2). */
interface PatchOperation {
  op?: unknown;
  path?: unknown;
  value?: unknown;
}

interface Typed {
  type?: string;
}

/** Attributes with one entry per type that a path selects from, such as `emails[type eq "work"].value`. */
const typedPath = /^(emails|phoneNumbers)\[type eq "([^"\]]+)"\]\.(\w+)$/i;

/**
 * Operations as the standard has them. Entra ID sends booleans as texts (`"False"`), and sets the value of an entry that
 * is not there yet by a path that selects it, which the standard answers with `noTarget`: such an entry is added.
 */
export function normalisePatch(
  operations: readonly PatchOperation[],
  current: { emails?: readonly Typed[]; phoneNumbers?: readonly Typed[] },
): PatchOperation[] {
  const added = new Map<string, Record<string, unknown>>();
  return operations.flatMap(({ op, path, value }): PatchOperation[] => {
    const kept = { op, ...(path === undefined ? {} : { path }), ...withBooleans(path, value) };
    if (typeof path !== 'string' || String(op).toLowerCase() === 'remove') return [kept];
    const [, name, type = '', part = ''] = typedPath.exec(path) ?? [];
    if (name === undefined) return [kept];
    const attribute = name.toLowerCase() === 'emails' ? 'emails' : 'phoneNumbers';
    if (current[attribute]?.some((entry) => entry.type === type)) return [kept];
    const key = `${attribute} ${type}`;
    const before = added.get(key);
    if (before) {
      before[part] = kept.value;
      return [];
    }
    const entry = { type, [part]: kept.value };
    added.set(key, entry);
    return [{ op: 'add', path: attribute, value: [entry] }];
  });
}

function withBooleans(path: unknown, value: unknown): { value?: unknown } {
  if (value === undefined) return {};
  const isFlag = typeof path === 'string' && /(^|[.:])(active|primary)$/i.test(path);
  return { value: isFlag ? asBoolean(value) : flagsIn(value) };
}

/** The same value with the texts of its flags as booleans. */
export function flagsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => flagsIn(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      /^(active|primary)$/i.test(name) ? asBoolean(each) : flagsIn(each),
    ]),
  );
}

function asBoolean(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.toLowerCase();
  return text === 'true' ? true : text === 'false' ? false : value;
}

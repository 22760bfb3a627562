import { vars } from '@snap/portal-ui/theme';

interface Token {
  name: string;
  variable: string;
}

/** `var(--portal-color-text)` and the like, under their names. */
const groups: [string, Token[]][] = Object.entries(vars).map(([group, tokens]) => [
  group,
  Object.entries(tokens).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ name, variable: value.slice('var('.length, -1) }]
      : Object.entries(value).map(([inner, nested]) => ({
          name: `${name}.${inner}`,
          variable: nested.slice('var('.length, -1),
        })),
  ),
]);

/** Every token with its name in TypeScript, its CSS variable and the value that it has now. */
export function Tokens() {
  const style = getComputedStyle(document.documentElement);
  return (
    <div className="sb-unstyled">
      {groups.map(([group, tokens]) => (
        <table key={group} className="board-tokens">
          <caption>{group}</caption>
          <tbody>
            {tokens.map(({ name, variable }) => (
              <tr key={variable}>
                <th scope="row">
                  vars.{group}.{name}
                </th>
                <td>
                  <code>{variable}</code>
                </td>
                <td>{group === 'color' && <span style={{ background: `var(${variable})` }} />}</td>
                <td>{style.getPropertyValue(variable)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** Style of `/docs`: one text column beside a list of calls, light or dark. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c2430, #e4e8ee); --soft: light-dark(#5a6472, #9aa5b4);
  --line: light-dark(#e2e6ec, #2c3440); --page: light-dark(#fff, #12161c); --raised: light-dark(#f5f7fa, #1a2029);
  --accent: light-dark(#1d5a9e, #7db4ee); }
* { box-sizing: border-box }
body { margin: 0; font: 15px/1.6 system-ui, "Noto Sans CJK SC", sans-serif; color: var(--ink); background: var(--page);
  display: grid; grid-template-columns: 290px minmax(0, 1fr) }
a { color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 24px 16px; border-inline-end: 1px solid var(--line);
  background: var(--raised); font-size: 13px }
nav h2 { font-size: 12px; letter-spacing: .04em; text-transform: uppercase; color: var(--soft); margin: 20px 0 4px }
nav ul { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: 3px 8px; border-radius: 6px; text-decoration: none; overflow-wrap: anywhere; color: inherit }
nav a:hover { background: var(--line) }
main { max-width: 860px; padding: 32px 40px 120px }
h1 { font-size: 28px; line-height: 1.25; margin: 0 0 4px }
main > section > h2 { font-size: 21px; margin: 56px 0 0; padding-top: 16px; border-top: 1px solid var(--line) }
article { margin: 32px 0; scroll-margin-top: 16px }
h3 { font-size: 16px; margin: 0 }
.address { display: flex; gap: 10px; align-items: baseline; margin: 6px 0; overflow-wrap: anywhere }
.method { font: 600 12px/1 ui-monospace, monospace; padding: 4px 6px; border-radius: 5px; background: var(--line) }
code, pre { font: 13px/1.55 ui-monospace, "Noto Sans Mono", monospace }
.soft { color: var(--soft) }
table { border-collapse: collapse; width: 100%; margin: 10px 0; font-size: 14px }
th { text-align: start; font-weight: 600; font-size: 12px; color: var(--soft) }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere }
td:last-child { white-space: nowrap; padding-inline-end: 0 }
pre { background: var(--raised); border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; overflow: auto }
summary { cursor: pointer; color: var(--accent); font-size: 14px; width: fit-content }
@media (max-width: 860px) { body { display: block } nav { position: static; height: auto; max-height: 40vh } main { padding: 24px 16px 80px } }
`;

/** Style of the demo's pages: one text column, light or dark. */
export const demoStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c2430, #e4e8ee); --soft: light-dark(#5a6472, #9aa5b4);
  --line: light-dark(#e2e6ec, #2c3440); --page: light-dark(#fff, #12161c); --accent: light-dark(#1d5a9e, #7db4ee);
  --tint: light-dark(#eaf1fa, #1a2736) }
* { box-sizing: border-box }
body { margin: 0; font: 17px/1.75 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; color: var(--ink);
  background: var(--page) }
header { display: flex; flex-wrap: wrap; gap: 4px 24px; justify-content: space-between; padding: 16px 24px;
  border-bottom: 1px solid var(--line); font-size: 14px }
header strong { color: var(--accent) }
main { max-width: 720px; margin: 0 auto; padding: 40px 24px 96px }
h1 { font-size: 30px; line-height: 1.3; margin: 0 0 8px; text-wrap: balance }
.soft { color: var(--soft); font-size: 14px; margin: 0 0 28px }
.note { background: var(--tint); border-radius: 10px; padding: 12px 16px; font-size: 14px; margin: 40px 0 0 }
a { color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`;

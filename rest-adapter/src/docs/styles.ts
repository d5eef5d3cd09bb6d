/** Look of the documentation page: the product's colours, in both themes. */
export const styles = `
:root { color-scheme: light dark; --ground: #f7f4ee; --surface: #fffdf9; --ink: #14201b; --muted: #55625c; --line: #ddd6c8; --deep: #123328; --accent: #a03d22; --brass: #7a5c14; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d1512; --surface: #14201b; --ink: #f3efe6; --muted: #a9b5ae; --line: #2c3a34; --deep: #0b2a1f; --accent: #ee9a7e; --brass: #d6b05c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
header { background: var(--deep); color: #f7f4ee; padding: 2.5rem max(1rem, calc((100vw - 64rem) / 2)); }
header h1 { margin: 0 0 .5rem; font: 500 clamp(1.75rem, 5vw, 2.75rem)/1.15 Georgia, serif; }
header p { margin: 0; max-width: 65ch; } header a { color: inherit; }
main { max-width: 66rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h2 { margin: 2.5rem 0 1rem; font: 500 1.5rem/1.2 Georgia, serif; } h3 { margin: 1.5rem 0 .5rem; } h4 { margin: 1rem 0 .25rem; font-size: .875rem; color: var(--muted); }
a { color: var(--accent); } a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--brass); outline-offset: 2px; }
code { font: .875em ui-monospace, monospace; overflow-wrap: anywhere; }
details, .card { margin: 0 0 .5rem; padding: .25rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
summary { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; min-height: 2.75rem; padding: .25rem 0; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
.method { min-width: 4.25rem; padding: .125rem .5rem; border-radius: 6px; background: var(--deep); color: #f7f4ee; font-size: .75rem; font-weight: 600; text-align: center; }
.method.delete { background: #8f2f1a; } .method.put, .method.post { background: #5b4410; }
.what { color: var(--muted); } .access, .mark { color: var(--brass); font-size: .8125rem; } .access { margin-left: auto; }
.scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; font-size: .875rem; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: .5rem .75rem .5rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; } thead th { border: 0; color: var(--muted); }
ul { padding-left: 1.25rem; } .plain { padding: 0; list-style: none; } small { color: var(--muted); }
.status { display: inline-block; min-width: 2.75rem; font-weight: 600; font-variant-numeric: tabular-nums; } .s4, .s5 { color: var(--accent); }
`;

import { createGlobalStyle, css } from 'styled-components';
import { color, font, text } from './tokens';

export const light = css`
  color-scheme: light;
  --ground: #f7f4ee;
  --surface: #fffdf9;
  --sunken: #efeae0;
  --ink: #14201b;
  --muted: #55615b;
  --line: #e0d9cb;
  --line-strong: #8b8f86;
  --primary: #123328;
  --primary-hover: #1d4a3b;
  --on-primary: #f7f4ee;
  --accent: #b8482a;
  --accent-hover: #9c3a20;
  --on-accent: #fffaf5;
  --dark: #123328;
  --on-dark: #f7f4ee;
  --on-dark-muted: #b9c8bf;
  --brass: #c9a24b;
  --success: #1c6340;
  --success-soft: #dfeee4;
  --warning: #7d5200;
  --warning-soft: #f7e9cc;
  --danger: #a5103f;
  --danger-soft: #f9e0e7;
  --focus: #14201b;
  --shadow-raised: 0 1px 2px rgb(20 32 27 / 6%), 0 8px 24px -12px rgb(20 32 27 / 18%);
  --shadow-overlay: 0 24px 64px -16px rgb(20 32 27 / 38%);
`;

export const dark = css`
  color-scheme: dark;
  --ground: #0e1613;
  --surface: #16211c;
  --sunken: #0a110e;
  --ink: #f1ede4;
  --muted: #a9b5ae;
  --line: #2b3a33;
  --line-strong: #7b8a82;
  --primary: #7cc4a2;
  --primary-hover: #97d5b7;
  --on-primary: #0b1a14;
  --accent: #cf5e41;
  --accent-hover: #dd7053;
  --on-accent: #0d0a08;
  --dark: #0b2a1f;
  --success: #8fd3ae;
  --success-soft: #173626;
  --warning: #ecc572;
  --warning-soft: #3a2d12;
  --danger: #ff9db8;
  --danger-soft: #471a2a;
  --focus: #f1ede4;
  --shadow-raised: 0 1px 2px rgb(0 0 0 / 40%);
  --shadow-overlay: 0 24px 64px -16px rgb(0 0 0 / 70%);
`;

/** Colours and global rules. Rendered once, by the shell. The font faces are in the page's HTML (fonts.ts). */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${light}
    --motion-fast: 160ms;
    --motion-slow: 240ms;
  }
  @media (prefers-color-scheme: dark) {
    :root { ${dark} }
  }
  @media (prefers-reduced-motion: reduce) {
    :root { --motion-fast: 0ms; --motion-slow: 0ms; }
  }
  @media print {
    :root { ${light} --ground: #fff; }
    #root > header, #root > footer, #root > a, main :is(button:not(th button), summary) { display: none !important; }
    main :is(article, figure, tr, [role='group']) { break-inside: avoid; }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    background: ${color.ground};
    color: ${color.ink};
    font-family: ${font.sans};
    font-size: ${text.body};
    line-height: 1.6;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  #root { isolation: isolate; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; }
  h1, h2, h3, p { text-wrap: pretty; }
  h1, h2, h3 { font-family: ${font.display}; font-weight: 560; line-height: 1.15; letter-spacing: -0.01em; margin: 0; overflow-wrap: anywhere; }
  img, svg { display: block; max-width: 100%; }
  a { color: inherit; }
  /* Room for a finger. Around a word in a line it moves nothing. */
  @media (pointer: coarse) { :where(main a) { padding-block: 0.9375rem; } }
  button, input, textarea, select { font: inherit; color: inherit; }
  :focus-visible { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  main:focus { outline: none; }
`;

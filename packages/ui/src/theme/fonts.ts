import frauncesExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2';
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import interExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import fraunces from './fonts/fraunces-spanish.woff2';
import inter from './fonts/inter-spanish.woff2';

/** Characters of Spanish and its neighbours: the fonts of the first load have these only (fonts/subset.cjs). */
const spanish =
  'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212';
/** The other characters of the whole fonts, which a browser loads where a page shows one. */
const latin =
  'U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-2012, U+2015-2017, U+201B, U+201F, U+2021, U+2023-2025, U+2027-2038, U+203B-206F, U+2191, U+2193, U+2215';
const latinExtended = 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0';

const face = (family: string, url: string, range: string): string =>
  `@font-face { font-family: '${family}'; src: url('${url}') format('woff2'); font-weight: 400 700; font-display: swap; unicode-range: ${range}; }`;

/**
 * The two font families, self-hosted, and fallbacks of the same width, so that nothing shifts when they load. For the page's HTML: a style sheet
 * that grows, such as that of styled-components, may let the browser look up all fonts again with each rule.
 */
export const fontFaces = `
${face('Fraunces Variable', fraunces, spanish)}
${face('Fraunces Variable', frauncesLatin, latin)}
${face('Fraunces Variable', frauncesExtended, latinExtended)}
${face('Inter Variable', inter, spanish)}
${face('Inter Variable', interLatin, latin)}
${face('Inter Variable', interExtended, latinExtended)}
@font-face {
  font-family: 'Inter Fallback';
  src: local('Arial'), local('Liberation Sans');
  size-adjust: 107%; ascent-override: 90%; descent-override: 22.5%; line-gap-override: 0%;
}
@font-face {
  font-family: 'Fraunces Fallback';
  src: local('Georgia');
  size-adjust: 104%; ascent-override: 94%; descent-override: 24.5%; line-gap-override: 0%;
}
@font-face {
  font-family: 'Fraunces Narrow Fallback';
  src: local('Times New Roman'), local('Liberation Serif'), local('Tinos');
  size-adjust: 117%; ascent-override: 83.8%; descent-override: 22.3%; line-gap-override: 0%;
}
@font-face { font-family: 'Fraunces Wide Fallback'; src: local('DejaVu Serif'); font-weight: 100 900; size-adjust: 92.8%; }
@font-face { font-family: 'Inter Wide Fallback'; src: local('DejaVu Sans'); font-weight: 100 900; size-adjust: 94.4%; }
`;

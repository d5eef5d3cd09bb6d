import frauncesExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import interExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { css } from 'styled-components';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
const latinExtended = 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0';

const face = (family: string, url: string, range: string) => css`
  @font-face {
    font-family: '${family}';
    src: url('${url}') format('woff2');
    font-weight: 100 900;
    font-style: normal;
    font-display: swap;
    unicode-range: ${range};
  }
`;

/** The two font families, self-hosted, and fallbacks of the same width, so that nothing shifts when they load. */
export const fontFaces = css`
  ${face('Fraunces Variable', fraunces, latin)}
  ${face('Fraunces Variable', frauncesExtended, latinExtended)}
  ${face('Inter Variable', inter, latin)}
  ${face('Inter Variable', interExtended, latinExtended)}
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 107%;
    ascent-override: 90%;
    descent-override: 22.5%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Fraunces Fallback';
    src: local('Georgia');
    size-adjust: 104%;
    ascent-override: 94%;
    descent-override: 24.5%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Fraunces Narrow Fallback';
    src: local('Times New Roman'), local('Liberation Serif'), local('Tinos');
    size-adjust: 120%;
    ascent-override: 81.7%;
    descent-override: 21.7%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Fraunces Wide Fallback';
    src: local('DejaVu Serif');
    font-weight: 100 900;
    size-adjust: 92.8%;
  }
  @font-face {
    font-family: 'Inter Wide Fallback';
    src: local('DejaVu Sans');
    font-weight: 100 900;
    size-adjust: 94.4%;
  }
`;

import { styled } from 'styled-components';

const Drawing = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 62%;
`;

/** Two mountain ranges behind buildings, as wide as their container. */
export const Mountains = () => (
  <Drawing viewBox="0 0 600 200" preserveAspectRatio="none" aria-hidden>
    <path
      fill="#2c6350"
      fillOpacity=".55"
      d="M0 200V110l48-44 30 24 52-62 34 30 22-14 60 62 44-30 58 46 54-70 30 22 40-44 64 66 64-40v144z"
    />
    <path fill="#123529" fillOpacity=".6" d="M0 200v-52l60-30 54 26 70-38 62 40 60-24 66 34 78-48 52 30 98-52v114z" />
  </Drawing>
);

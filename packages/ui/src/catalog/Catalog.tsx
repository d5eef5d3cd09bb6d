import { useState, type ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { SelectField } from '..';
import { dark, GlobalStyle, light } from '../theme/GlobalStyle';
import { space } from '../theme/tokens';
import { Buttons, Choices, Fields } from './controls';
import { Charts, Data } from './data';
import { Frames, Icons, Overlays, States } from './feedback';

const Light = createGlobalStyle`:root { ${light} }`;
const Dark = createGlobalStyle`:root { ${dark} }`;

const Layout = styled.main`
  display: grid;
  gap: ${space[4]};
  width: min(100%, 46rem);
  margin: 0 auto;
  padding: ${space[2]};
`;

const themes = [
  { value: 'system', label: 'Como el sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
];

/** Every control of the design system in its states, and what the product adds. Their pictures are compared in e2e/journeys/catalog.spec.ts. */
export function Catalog({ children }: { children?: ReactNode }) {
  const [theme, setTheme] = useState('system');
  return (
    <Layout>
      <GlobalStyle />
      {theme === 'light' && <Light />}
      {theme === 'dark' && <Dark />}
      <h1>Catálogo</h1>
      <SelectField label="Tema" choices={themes} value={theme} onChange={({ target }) => setTheme(target.value)} />
      <Buttons />
      <Fields />
      <Choices />
      <Data />
      <Charts />
      <States />
      <Frames />
      <Icons />
      {children}
      <Overlays />
    </Layout>
  );
}

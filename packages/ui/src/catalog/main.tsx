import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { GlobalStyle } from '..';
import { Toaster } from '../toast';
import { Catalog } from './Catalog';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <BrowserRouter>
      <GlobalStyle />
      <Catalog />
      <Toaster />
    </BrowserRouter>
  </StrictMode>,
);

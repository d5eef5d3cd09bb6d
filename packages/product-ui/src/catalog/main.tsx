import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Catalog } from '@cimiento/ui/catalog';
import { Toaster } from '@cimiento/ui/toast';
import { Messages, Pictures, Product } from './product';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <BrowserRouter>
      <Catalog>
        <Product />
        <Pictures />
        <Messages />
      </Catalog>
      <Toaster />
    </BrowserRouter>
  </StrictMode>,
);

import 'graphiql/setup-workers/webpack';
import 'graphiql/style.css';
import './page.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from './examples';
import { createPageStorage } from './page-storage';

const fetcher = createGraphiQLFetcher({ url: '/graphql' });
const storage = createPageStorage();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    storage={storage}
    defaultTabs={examples.map((example) => ({ ...example }))}
    defaultEditorToolsVisibility="variables"
  />,
);

import { slugify } from '@cimiento/contracts';
import type { DemoPost } from '../types';
import * as documents from './documentos';
import * as diversification from './diversificar';
import * as fractions from './inversion-fraccionada';
import * as yields from './leer-el-retorno';
import * as gains from './renta-y-plusvalia';
import * as risks from './riesgos';

/** Six articles worth reading. */
export const demoPosts: DemoPost[] = [fractions, yields, risks, diversification, documents, gains].map(
  ({ title, excerpt, content }, index) => {
    const slug = slugify(title);
    return { id: index + 1, slug, title, excerpt, content: content.trim(), imageUrl: `/images/blog/${slug}.svg` };
  },
);

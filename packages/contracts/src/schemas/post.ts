import Joi from 'joi';
import { limits } from '../limits';
import { slugify } from '../slug';
import { requiredText } from './fields';

export type PostInput = { title: string; slug: string; excerpt: string; content: string; imageUrl: string };

const slugMessage = 'El slug es requerido: usa letras, números y guiones';

/** An article of the blog (specification §5). The slug is transliterated, so that its address holds in any case. */
export const postSchema = Joi.object<PostInput>({
  title: requiredText(1, limits.shortText.max, 'El título es requerido'),
  slug: requiredText(1, limits.shortText.max, slugMessage).custom(
    (text: string, helpers) => slugify(text) || helpers.error('any.invalid'),
  ),
  excerpt: requiredText(1, limits.excerpt.max, 'El extracto es requerido'),
  content: requiredText(1, limits.longText.max, 'El contenido es requerido'),
  imageUrl: requiredText(1, limits.url.max, 'La imagen es requerida'),
});

import { limits } from '../texts/limits';
import { longText, nullable, text, url, type InputFrom } from './field';
import type { RecordFacts } from './record';

export const postFields = {
  title: text('Título', { message: 'El título es requerido' }),
  slug: text('Slug', {
    message: 'El slug es requerido: usa letras, números y guiones',
    placeholder: 'titulo-del-articulo',
    description: "Last part of the article's URL, transliterated and unique.",
  }),
  imageUrl: url('Imagen', { message: 'La imagen es requerida' }),
  excerpt: longText('Extracto', { max: limits.excerpt.max, message: 'El extracto es requerido' }),
  content: longText('Contenido', {
    message: 'El contenido es requerido',
    hint: 'Deja una línea en blanco entre párrafos.',
    description: 'Text with paragraphs separated by blank lines.',
  }),
};

/** A blog article as an administrator writes it. */
export type PostInput = InputFrom<typeof postFields>;

/** The input of an article's change: one without a picture stays without one. */
export const postUpdateFields = { ...postFields, imageUrl: nullable(postFields.imageUrl) };

export const postRecord: RecordFacts = {
  label: 'Artículo',
  table: 'post',
  kept: 'content',
  namesNobody: true,
  nonPersonalTexts: ['slug', 'title', 'excerpt', 'content', 'imageUrl'],
  fields: postFields,
};

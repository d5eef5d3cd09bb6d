import { brand } from '@cimiento/contracts';
import type { EmailContent } from './email-content';
import { renderEmailHtml } from './EmailDocument';

export type RenderedEmail = { subject: string; html: string; text: string };

/** Renders an e-mail in both forms, from the same facts. @param origin scheme and host of every link. */
export function renderEmail(content: EmailContent, origin: string): RenderedEmail {
  const { subject, greeting, paragraphs, action, note } = content;
  const blocks = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${origin}${action.path}`] : []),
    note,
    `${brand.author} · ${brand.contactEmail}`,
  ];
  return { subject, html: renderEmailHtml({ content, origin }), text: `${blocks.join('\n\n')}\n` };
}

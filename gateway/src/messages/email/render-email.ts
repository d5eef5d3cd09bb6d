import { brand, type Company, describeCompany } from '@cimiento/contracts';
import type { EmailContent } from './email-texts';

export type RenderedEmail = { subject: string; html: string; text: string };

const { ground, surface, ink, muted, line, primary, onPrimary } = brand.colors;
const font = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";
const styles = {
  page: `background-color:${ground};margin:0;padding:24px 0;${font}`,
  card: `background-color:${surface};border:1px solid ${line};border-radius:10px;max-width:560px;padding:32px`,
  name: `color:${primary};font-family:Georgia,serif;font-size:22px;line-height:24px;font-weight:600;margin:0 0 24px`,
  text: `color:${ink};font-size:16px;line-height:26px;margin:0 0 16px`,
  // Outlook pads cells, and no links: the cell has the colour, too.
  buttonCell: `background-color:${primary};border-radius:8px;padding:12px 24px`,
  button: `color:${onPrimary};display:inline-block;font-size:16px;font-weight:600;line-height:120%;text-decoration:none`,
  small: `color:${muted};font-size:13px;line-height:20px;margin:0 0 8px`,
  link: `color:${primary};text-decoration:none;word-break:break-all`,
  rule: `border:none;border-top:1px solid ${line};margin:24px 0;width:100%`,
  preview: 'display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0',
};

const table = 'border="0" cellpadding="0" cellspacing="0" role="presentation"';
// Keeps mail programs from continuing the preview with the text below it.
const previewFill = '&nbsp;&zwnj;'.repeat(100);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

class Html {
  constructor(readonly text: string) {}
}

const escape = (value: string | Html): string =>
  value instanceof Html ? value.text : value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** HTML in which every inserted text is escaped, whatever its source. Not named `html`, whose templates Prettier would break into lines. */
const markup = (parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html =>
  new Html(
    parts.reduce((text, part, index) => `${text}${[values[index - 1] ?? ''].flat().map(escape).join('')}${part}`),
  );

const raw = (text: string): Html => new Html(text);

const renderLink = (url: string): Html => markup` <a href="${url}" target="_blank" style="${styles.link}">${url}</a>`;

const renderAction = (label: string, url: string): Html => markup`
<table ${raw(table)} style="margin:24px 0 16px"><tr><td style="${styles.buttonCell}"><a href="${url}" target="_blank" style="${styles.button}">${label}</a></td></tr></table>
<p style="${styles.small}">Si el botón no funciona, copia esta dirección en tu navegador:<br>${renderLink(url)}</p>`;

const renderHtml = (
  { subject, greeting, paragraphs, action, note, notePath }: EmailContent,
  origin: string,
  sender: string,
): Html =>
  markup`<!DOCTYPE html><html dir="ltr" lang="es-EC">
<head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="x-apple-disable-message-reformatting"><title>${subject}</title></head>
<body style="background-color:${ground};margin:0;padding:0">
<div style="${styles.preview}">${paragraphs[0] ?? subject}${raw(previewFill)}</div>
<table ${raw(table)} width="100%" align="center"><tr><td style="${styles.page}">
<table ${raw(table)} width="100%" align="center" style="${styles.card}"><tr><td>
<p style="${styles.name}">${brand.name}</p>
${[greeting, ...paragraphs].map((text) => markup`<p style="${styles.text}">${text}</p>`)}
${action ? renderAction(action.label, `${origin}${action.path}`) : ''}
<hr style="${styles.rule}">
<p style="${styles.small}">${note}${notePath ? renderLink(`${origin}${notePath}`) : ''}</p>
<p style="${styles.small}">${sender}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

/**
 * Renders an e-mail in both forms, from the same facts.
 * @param origin scheme and host of every link.
 * @param company who operates the product, as far as it is stated.
 */
export function renderEmail(content: EmailContent, origin: string, company: Company): RenderedEmail {
  const { subject, greeting, paragraphs, action, note, notePath } = content;
  const sender = [brand.author, brand.contactEmail, ...describeCompany(company)].join(' · ');
  const blocks = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${origin}${action.path}`] : []),
    notePath ? `${note} ${origin}${notePath}` : note,
    sender,
  ];
  return { subject, html: renderHtml(content, origin, sender).text, text: `${blocks.join('\n\n')}\n` };
}

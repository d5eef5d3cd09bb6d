import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { brand } from '@cimiento/contracts';
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent } from './email-content';

const { ground, surface, ink, muted, line, primary, onPrimary } = brand.colors;
const fontFamily = 'Inter, "Segoe UI", Helvetica, Arial, sans-serif';

const styles = {
  body: { backgroundColor: ground, margin: 0, padding: '24px 0', fontFamily },
  card: {
    backgroundColor: surface,
    border: `1px solid ${line}`,
    borderRadius: '10px',
    maxWidth: '560px',
    padding: '32px',
  },
  name: { color: primary, fontFamily: 'Georgia, serif', fontSize: '22px', fontWeight: 600, margin: '0 0 24px' },
  text: { color: ink, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' },
  button: {
    backgroundColor: primary,
    borderRadius: '8px',
    color: onPrimary,
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 24px',
    textDecoration: 'none',
  },
  small: { color: muted, fontSize: '13px', lineHeight: '20px', margin: '0 0 8px' },
  link: { color: primary, wordBreak: 'break-all' },
  rule: { borderColor: line, margin: '24px 0' },
} satisfies Record<string, CSSProperties>;

type Props = { content: EmailContent; origin: string };

function EmailDocument({ content, origin }: Props) {
  const { subject, greeting, paragraphs, action, note } = content;
  const url = action && `${origin}${action.path}`;
  return (
    <Html lang="es-EC">
      <Head>
        <title>{subject}</title>
      </Head>
      <Preview>{paragraphs[0] ?? subject}</Preview>
      <Body style={styles.body}>
        <Container style={styles.card}>
          <Text style={styles.name}>{brand.name}</Text>
          <Text style={styles.text}>{greeting}</Text>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={styles.text}>
              {paragraph}
            </Text>
          ))}
          {action && url && (
            <Section style={{ margin: '24px 0' }}>
              <Button href={url} style={styles.button}>
                {action.label}
              </Button>
              <Text style={{ ...styles.small, marginTop: '16px' }}>
                Si el botón no funciona, copia esta dirección en tu navegador:
                <br />
                <Link href={url} style={styles.link}>
                  {url}
                </Link>
              </Text>
            </Section>
          )}
          <Hr style={styles.rule} />
          <Text style={styles.small}>{note}</Text>
          <Text style={styles.small}>{`${brand.author} · ${brand.contactEmail}`}</Text>
        </Container>
      </Body>
    </Html>
  );
}

/** The HTML of an e-mail. React escapes every text, whoever wrote it. */
export const renderEmailHtml = (props: Props): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<EmailDocument {...props} />)}`;

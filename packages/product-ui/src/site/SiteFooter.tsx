import { brand, describeCompany, siteMessages } from '@cimiento/contracts';
import { styled } from 'styled-components';
import { color, darkSection, font, media, space, text } from '@cimiento/ui';
import { Logo } from './Logo';
import { Link } from 'react-router-dom';
import { footerAddresses, footerColumns } from './navigation';
import { readSiteFacts } from './site-facts';
import { socialIcons } from './social-icons';

const Foot = styled.footer`
  ${darkSection}
`;

const Inner = styled.div`
  max-width: 76rem;
  margin-inline: auto;
  padding: ${space[6]} ${space[2]} ${space[4]};
  display: grid;
  gap: ${space[4]};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
    padding-inline: ${space[4]};
  }

  ${media.desktop} {
    grid-template-columns: 2fr repeat(3, 1fr);
  }
`;

const About = styled.div`
  ${media.tablet} {
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    grid-column: auto;
  }

  p {
    max-width: 34ch;
    color: ${color.onDarkMuted};
    font-size: ${text.small};
  }
`;

const Social = styled.ul`
  display: flex;
  gap: ${space[0.5]};
  margin: 0 0 0 -0.75rem;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
  }
`;

const Column = styled.div`
  h2 {
    margin-bottom: ${space[1]};
    font-family: ${font.sans};
    font-size: ${text.small};
    font-weight: 600;
    letter-spacing: 0.02em;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color.onDarkMuted};
    font-size: ${text.small};
    text-decoration: none;

    &:hover {
      color: ${color.onDark};
      text-decoration: underline;
    }
  }
`;

const Legal = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  padding-top: ${space[2]};
  border-top: 1px solid rgb(255 255 255 / 14%);
  color: ${color.onDarkMuted};
  font-size: ${text.tiny};
`;

/** The public footer: three columns of links, most of them placeholders, and the social icons. */
export function SiteFooter() {
  return (
    <Foot>
      <Inner>
        <About>
          <Logo />
          <p>{brand.tagline}.</p>
          <Social>
            {socialIcons.map(({ name, path }) => (
              <li key={name}>
                <a href="#" aria-label={name} onClick={(event) => event.preventDefault()}>
                  <svg
                    width="20"
                    height="20"
                    viewBox="0 0 24 24"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.8"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                    aria-hidden
                  >
                    <path d={path} />
                  </svg>
                </a>
              </li>
            ))}
          </Social>
        </About>
        {footerColumns.map(({ title, links }) => (
          <Column key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((label) => (
                <li key={label}>
                  {footerAddresses[label] ? (
                    <Link to={footerAddresses[label]}>{label}</Link>
                  ) : (
                    <a href="#" onClick={(event) => event.preventDefault()}>
                      {label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </Column>
        ))}
        <Legal>
          {describeCompany(readSiteFacts().company).join(' · ')}
          <br />© {brand.name}. {siteMessages.riskNote}
        </Legal>
      </Inner>
    </Foot>
  );
}
